from kit import *

podium(5.2, .45, 'lilac')
with place((0, 0, .45)):
    podium(4.2, .35, 'white')
    with place((0, .4, .35), turn=12):
        with place(rot=(84, 0, 0)):
            phone('app-feed', (0, 3.5, 0), scale=4.3)
    heart((-3.4, -.4, 5.2), turn=18, scale=1.0, rot=(0, -12, 0))
    heart((3.1, -1.4, 1.1), turn=-8, scale=.62, colour='coral', rot=(0, 14, 0))
    heart((-2.7, -1.9, 1.6), turn=14, scale=.5, colour='blush', rot=(0, 10, 0))
    bubble((3.5, -.2, 5.3), turn=-6, colour='brand', ink='white', lines=0, tail=-1, width=2.5)
    bubble((-3.7, .2, 2.4), turn=20, colour='white', lines=2, tail=1, width=2.6)
    megaphone((4.1, .5, 2.9), turn=24, tilt=12, scale=.85, colour='gold')
    badge((-.6, -3.2, .35), turn=8, scale=.55, colour='teal', mark='plus', rot=(-14, 0, 0))
    ball(.3, 'gold', (1.5, -3.1, .65))
    ball(.2, 'coral', (2.1, -2.8, .55))
shot((.2, 0, 4.0), 30.5, turn=10, height=12, lens=66, ground='#ddd7f3', sky='#efecfa')

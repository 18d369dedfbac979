from kit import *

podium(7, .4, 'pale')
with place((0, 0, .4)):
    with place((-1.6, 1.8, 2.9), turn=14, rot=(78, 0, 0)):
        lifebuoy(scale=1.45)
    headset((2.9, -.4, 0), turn=-18, scale=1.9, colour='deep', pad='coral')
    bubble((4.3, 1.9, 5.3), turn=-8, colour='brand', ink='white', lines=0, tail=-1, width=2.8)
    bubble((-5.2, .6, 4.6), turn=16, colour='white', lines=2, tail=1, width=3)
    wrench((-2.4, -3.1, .24), turn=-66, scale=1.05)
    badge((.3, -3.2, 0), turn=8, colour='green', mark='tick', scale=.75, rot=(-12, 0, 0))
    tumbler((-5, -1.6, 0), scale=1.4)
shot((0, 0, 3.3), 36, turn=6, height=15, lens=62, size=(1600, 1000), shift=(-.16, 0))

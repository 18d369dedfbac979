from kit import *

# The studio: two desks by the window, the city's gate on the sill.
room(26, 20, 15, wall='#d5ecee', side='#b7dade', window=(3.5, 12, 5.6, 7.2))
with place((3.5, 10.2, 0)):
    plate(11.8, 7, .1, light('#fdf3dc', .95), (0, .6, 9.2), rot=(90, 0, 0), corner=.05, round=.01)
with place((8.0, 9.5, 5.65), scale=.42):
    rumi_darwaza()
with place((.4, 9.6, 5.6)):
    plant(colour='coral', scale=1.1, seed=14)
rug((2, -2, 0), 17, 11, 'butter', 'gold')
for x, y, turn, site, chair in ((-2.8, 2.4, 0, 'site-looms', 'coral'), (8.0, .6, -14, 'code', 'teal')):
    with place((x, y, 0), turn=turn):
        desk(width=9.6, depth=5.4, top='white')
        with place((0, 0, 7.2)):
            monitor(site, (-.6, .8, 0), width=5, height=3, turn=6)
            keyboard((-.6, -1.3, 0), scale=.9)
            tumbler((3.2, -.8, 0), scale=1.1)
            cactus((3.5, 1.5, 0), scale=1.0, colour='gold')
        office_chair((-.6, -3.6, 0), turn=168, colour=chair)
shelf((-12.6, -1.2, 9.4), width=8, turn=90, colour='wood')
with place((-11.5, -1.2, 9.4), turn=90):
    standing_books((-3, 0, 0), count=6)
    clock((1.8, 0, 0), radius=.8, colour='coral')
snake_plant((-10.6, 7.4, 0), colour='teal', scale=2.4)
pendant((-2.6, 1.6, 15), drop=.7, colour='coral')
pendant((7.6, .4, 15), drop=.7, colour='gold')
backpack((-9.4, -6.6, 0), turn=40, colour='coral', flap='deep')
shot((0, 0, 5.8), 70, turn=28, height=23, lens=76, ambient=.75, samples=30, behind=60)

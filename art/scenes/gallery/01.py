from kit import *

# Morning, before anyone sits down.
room(22, 17, 13.5, wall='#f3e6d4', side='#ecd9c2', floor='#d9b98c', window=(-3, 9, 5, 6.2))
plate(8.8, 6, .1, light('#fff1d6', 1.0), (-3, 9.1, 8.1), rot=(90, 0, 0), corner=.05, round=.01)
rug((1.5, -1, 0), 14, 9, 'pale', 'aqua')
with place((4.4, 2.4, 0), turn=-8):
    desk(width=10.5, depth=5.6, top='white', drawer='coral')
    with place((0, 0, 7.2)):
        laptop('site-courtyard', (-1.4, 0, 0), turn=10, scale=1.2)
        desk_lamp((3.6, .8, 0), turn=170, colour='teal')
        top = books((1.6, 1, 0), turn=8, colours=('gold', 'brand'), width=2)
    office_chair((-1, -4, 0), turn=160, colour='gold')
shelf((-10.6, 0, 8.4), width=7, turn=90, colour='wood')
with place((-9.5, 0, 8.4), turn=90):
    standing_books((-2.6, 0, 0), count=5)
    cactus((1.8, 0, 0), colour='coral', scale=1.2)
plant((-8, 5.6, 0), colour='teal', scale=2.4, seed=17)
pendant((1.6, -1, 13.5), drop=1.6, colour='teal')
shot((0, 0, 5.2), 62, turn=30, height=27, flat=29, ambient=.72, ground='#f5e8d8', sky='#fbf3e9', samples=30, behind=60)

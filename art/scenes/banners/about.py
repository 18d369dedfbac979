from kit import *

rug((0, -2, 0), 19, 12, 'butter', 'gold', turn=-4)
desk((.5, 1.5, 0), width=15, depth=7, top='white', drawer='aqua')
with place((.5, 1.5, 7.2)):
    monitor('site-looms', (-2.6, .9, 0), turn=8, width=6.2, height=3.7)
    laptop('code', (3.1, .1, 0), turn=-16, scale=1.25)
    desk_lamp((-6.7, .9, 0), turn=-84, colour='coral')
    keyboard((-2.3, -1.9, 0), turn=4, scale=1.15)
    top = books((6.3, 1.8, 0), turn=10, colours=('teal', 'coral', 'gold'), width=2, depth=1.6)
    cactus((6.3, 1.8, top), scale=1.1, colour='cream')
    tumbler((.6, -2, 0), scale=1.15)
office_chair((-1.6, -4.4, 0), turn=158, colour='teal')
snake_plant((9.6, 3.4, 0), colour='coral', scale=2.1)
backpack((6.6, -2.4, 0), turn=-24, colour='gold', flap='coral')
shot((.6, 0, 5.4), 50, turn=20, height=18, lens=62, size=(1600, 1000), shift=(-.16, 0))

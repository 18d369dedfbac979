from kit import *

plate(22, 14, .4, 'wood', corner=.6, round=.12)
with place((0, 0, .4)):
    keyboard((-.6, .2, 0), turn=12, scale=2.3, colour='cream', keys='white', accent='coral')
    mouse((4.7, -.4, 0), turn=4, colour='teal')
    tumbler((-4.6, -2.6, 0), scale=1.8)
    sticky((3.6, -2.9, .01), turn=-10, colour='butter', size=1.5)
    pencil((.4, -3.0, .12), turn=18, colour='coral', length=2.9, thick=.13)
    with place((-1.5, 4.3, 0), turn=4):
        box((8, 1.4, .3), 'white', round=.1)
shot((-.6, -.8, .5), 21, turn=22, height=26, lens=60, blur=.11, focus=(-2, -1.6, .8))

from kit import *

podium(8.6, .5, 'pale')
with place((0, 0, .5)):
    bars((3.9, 1.2, 0), turn=-4, values=(1.4, 2.2, 1.9, 3.3, 4.6), width=1, gap=.3)
    arrow_up([(.9, 3.2), (2.3, 4.4), (3.6, 4.1), (5.6, 6.5)], at=(0, .9, 0), colour='coral', radius=.15)
    with place((-2.6, .8, 0)):
        cylinder(1.5, .5, 'white', (-.4, -.2, 0), round=.14)
        cylinder(.24, 1.7, metal('brass'), (-.4, -.2, .4))
        megaphone((0, 0, 3.3), turn=24, tilt=14, scale=1.35)
        waves((-3.6, -1.5, 4.25), turn=24, tilt=14)
    magnifier((-3.6, -4.5, .3), turn=62, scale=1.15)
    pin((.9, -2.9, 0), turn=20, scale=1.0, colour='brand')
    cylinder(.9, .06, 'aqua', (.9, -2.9, 0), round=.02)
    pie((4.6, -3.5, .0), turn=30, radius=1.5)
    heart((-6.3, -1.7, 0), turn=20, scale=.8)
shot((0, -.3, 2.3), 33, turn=24, height=27, lens=64, size=(1400, 1400), exposure=.12)

from kit import *

desk(width=16, depth=8, height=7.2, top='white')
with place((0, 0, 7.2)):
    monitor('code', (-.8, 1.6, 0), turn=-3, width=7.4, height=4.3, lift=1.3, colour='#22343c')
    with place((3.6, 1.1, 0), turn=-24):
        box((2.9, 1.2, .25), 'deep', round=.08)
        with place((0, -.05, .22), rot=(80, 0, 0)):
            tablet('site-fresh', (0, 1.2, 0), size=(3.3, 2.3))
    keyboard((.2, -1.6, 0), turn=-3, scale=1.45, colour='deep', accent='coral')
    mouse((3.7, -1.7, 0), turn=-12, colour='coral')
    # The brackets of the trade, as bookends.
    for points, x in (([(.8, 1.9), (0, 1), (.8, .1)], -6.0), ([(0, 1.9), (.8, 1), (0, .1)], -3.9)):
        tube([(x + a, -1.9, b * .95 + .2) for a, b in points], .22, 'coral')
    cactus((-6.3, 1.9, 0), colour='gold', scale=1.6)
    tube([(-4.85, -1.9, .3), (-4.3, -1.9, 1.9)], .22, 'gold')
    tumbler((5.2, -2.6, 0), scale=1.3)
shot((-.3, 0, 9.1), 30, turn=-14, height=17, lens=72)

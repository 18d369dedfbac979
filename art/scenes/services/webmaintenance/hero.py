from kit import *

podium(8.5, .4, 'pale')
with place((0, 0, .4)):
    browser('site-looms', (-.4, 1.6, .1), turn=8, width=7.2, height=5.3, thick=.5)
    gear((3.6, .4, 3.9), rot=(90, 0, 8), radius=1.7, colour='gold', thick=.6)
    gear((5.2, .2, 1.65), rot=(90, 0, 8), radius=1.15, teeth=8, colour='coral', thick=.55)
    wrench((-3.6, -2.5, .3), turn=-58, scale=1.15)
    screwdriver((-.6, -3.4, .34), turn=16, colour='teal', scale=1.1)
    with place((4.3, -2.7, 0), turn=20):
        box((3.2, 1.7, 1.3), 'brand', round=.14)
        box((3.26, 1.76, .5), 'deep', (0, 0, 1.25), round=.14)
        tube([(-.7, 0, 1.7), (-.7, 0, 2.25), (.7, 0, 2.25), (.7, 0, 1.7)], .13, 'ink')
        for x in (-.9, .9):
            box((.4, .14, .5), metal('brass'), (x, -.86, 1), round=.05)
    with place((-5.7, .2, 0)):
        plate(1.7, 1.7, .16, 'coral', corner=.2, round=.05)
        lathe([(.68, .1), (.14, 2.1), (0, 2.15)], clay('coral'))
        lathe([(.535, .62), (.4, 1.12)], clay('white'), scale=(1.02, 1.02, 1))
        lathe([(.3, 1.45), (.215, 1.75)], clay('white'), scale=(1.03, 1.03, 1))
shot((0, -.2, 2.7), 36, turn=-20, height=19, lens=72)

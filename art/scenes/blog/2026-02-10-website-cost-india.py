from kit import *

podium(7.4, .4, 'pale')
with place((0, 0, .4)):
    pans = balance((0, .6, 0), tilt=5, scale=1.25)
    left, right = [tuple(v * 1.25 for v in p) for p in pans]
    with place((left[0], left[1] + .6, left[2] + .12), turn=10):
        browser('site-fresh', width=3, height=2.3, thick=.28)
    with place((right[0], right[1] + .6, right[2] + .1)):
        coins((-.5, -.2, 0), count=7)
        coins((.7, .1, 0), count=4, seed=3)
        coins((.1, .6, 0), count=9, seed=6)
    calculator((4.6, -3.4, 0), turn=-20, scale=1.4)
    coins((-4.3, -3.2, 0), count=3)
    paper('bill', 1.7, 3.0, (-2.1, -4.2, .02), turn=24)
    pencil((2.2, -4.2, .1), turn=20, colour='coral', length=2.4)
shot((0, -.2, 3.9), 33, turn=12, height=17, lens=68, ground='#f3e0c6', sky='#faf2e6')

from kit import *

# The old page goes under the roller; the new one stands beside it.
plate(17, 9, .4, 'cream', corner=1, round=.15)
with place((0, 0, .4)):
    browser('site-old', (-3.2, 1.7, .05), turn=14, width=6.2, height=4.9, bar='grey', thick=.5, glow=.75)
    browser('site-fresh', (3.1, .6, .05), turn=-10, width=6.8, height=5.4, thick=.5)
    with place((-3.2, 1.7, .05), turn=14):
        plate(2.3, 1.7, .05, 'coral', (.95, -.26, 3.75), rot=(90, 0, 0), corner=.12, round=.02)
        plate(2.0, 1.3, .05, 'coral', (-1.5, -.26, 3.7), rot=(90, 0, 0), corner=.12, round=.02)
        paint_roller((.95, -.64, 2.95), rot=(-44, 0, 0), paint='coral', grip='teal', scale=.74, width=3.1)
    paint_tin((-2.2, -3.0, 0), colour='coral', scale=1.1)
    paint_tin((-5.4, -1.5, 0), colour='teal', scale=.95)
    brush((3.2, -3.4, .2), turn=24, colour='deep', tip='gold', scale=1.1)
    with place((6.0, -2.7, 0), turn=-20):
        swatch_fan(colours=('coral', 'gold', 'sprout', 'brand'), spread=19)
    sheet(1.9, 1.4, 'grey', (-6.9, -2.6, .02), turn=30, lift=lambda u, v: .3 * u * u)
shot((0, -.3, 2.7), 34, turn=4, height=16, lens=76, ground='#f0dcc4', sky='#f7efe4')

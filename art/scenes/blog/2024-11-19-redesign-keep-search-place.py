from kit import *

# Moving house with the address in hand.
podium(9, .4, 'pale')
with place((0, 0, .4)):
    browser('site-old', (-4.4, 2.2, .05), turn=16, width=5.4, height=4.2, bar='grey', glow=.75, thick=.4)
    browser('site-fresh', (4.0, 1.7, .05), turn=-14, width=6.2, height=4.9, thick=.4)
    arrow_up([(-3.4, 4.9), (-1.2, 6.6), (1.2, 6.6), (3.0, 5.5)], at=(0, 1.4, 0), radius=.17, colour='coral')
    parcel((-1.4, -1.6, 0), turn=18, size=(2.6, 2.1, 1.7))
    parcel((-1.2, -1.5, 1.7), turn=-8, size=(2, 1.6, 1.3))
    plant((1.3, -2.2, 0), colour='gold', scale=1.0, seed=7)
    magnifier((4.4, -3.2, .3), turn=58, scale=1.15)
    with place((-4.6, -2.9, 0), turn=26):
        key((0, 0, .16), scale=1.0)
    pin((6.8, 1, 0), scale=.8, colour='brand')
shot((0, -.2, 3.3), 33.5, turn=-4, height=19, lens=66)

from kit import *

podium(8, .4, 'butter')
with place((0, 0, .4)):
    with place((-1.2, .8, 0), turn=18):
        open_parcel(size=(5, 4, 2.4))
        for i, colour in enumerate(('coral', 'purple', 'teal', 'gold')):
            plate(4.2, 3.2, .5, clay(colour), (0, 0, .3 + i * .5), corner=.4, round=.22)
            box((4.24, .5, .1), 'saffron' if colour != 'gold' else 'red', (0, -1.1, .7 + i * .5), round=.04)
        marigold((-1, .3, 2.6), .4, 'marigold')
        marigold((.1, .6, 2.6), .36, 'saffron', 40)
    diya((3.2, -3.2, 0), scale=1.15)
    diya((5.1, -2.0, 0), scale=.95)
    with place((4.6, 1.2, 0), turn=-18):
        standing_phone('app-shop', scale=3.0, stand='deep')
    parcel((-5.6, -2.2, 0), turn=24, size=(1.8, 1.5, 1.1))
    garland([(-5.4, -4.4, .25), (-3.4, -5.0, .25), (-1.4, -4.7, .25), (.6, -5.2, .25)], .26)
shot((0, -.4, 2.5), 29, turn=10, height=25, lens=64, ground='#f6dccb', sky='#fbeee5')

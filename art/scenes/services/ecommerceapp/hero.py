from kit import *

podium(7.6, .45, 'pale')
with place((0, 0, .45)):
    # The phone is the shop: an awning over its screen, flowers over the awning.
    with place((.6, .8, .1), turn=-8):
        with place(rot=(90, 0, 0)):
            phone('app-shop', (0, 3.4, 0), scale=4.2)
        awning(4.1, 1.7, (0, -.3, 6.7), stripes=7)
        garland([(-2.05, -1.85, 5.75), (-1, -1.95, 5.2), (0, -1.95, 5.7), (1, -1.95, 5.2), (2.05, -1.85, 5.75)], .22)
        for x in (-2.05, 2.05):
            garland([(x, -1.85, 5.36), (x, -1.85, 3.5)], .22)
        box((4.6, 2.4, .35), 'deep', (0, .1, -.1), round=.12)
    cart((-4.3, -1.3, 0), turn=28, scale=1.08)
    shopping_bag((4.5, -.2, 0), turn=-18, colour='purple', scale=1.1)
    parcel((4.2, -2.6, 0), turn=-14)
    parcel((4.4, -2.5, 1.2), turn=14, size=(1.2, 1, .8))
    coins((.7, -3.7, 0), count=5)
    coins((2, -4, 0), count=2, seed=5)
shot((0, -.4, 3.4), 33, turn=-18, height=15, lens=70)

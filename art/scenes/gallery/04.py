from kit import *

podium(7.8, .5, 'brick')
podium(7.0, .8, 'sand')
with place((0, .4, .8)):
    rumi_darwaza(stone='#f6e3c4', shade='#e3bb86', scale=.98)
    garland([(-5.8, -3.2, .3), (-3.6, -4.6, .3), (-1.2, -5.2, .3), (1.2, -5.2, .3), (3.6, -4.6, .3), (5.8, -3.2, .3)], .27)
    diya((-2.0, -3.7, 0), scale=.9)
    diya((1.7, -3.7, 0), scale=.9)
    for x in (-6.3, 6.3):
        palm((x, 1.2, 0), 1.1)
shot((0, 0, 4.6), 42, turn=-16, height=13, lens=68, ground='#bcdfe2')

from kit import *

plate(22, 13, .4, '#ecd6b6', corner=.6, round=.15)
with place((0, 0, .4)):
    plate(9.6, 7, .08, 'deep', (.6, -.6, 0), turn=-8, corner=.3, round=.03)
    paper('letter', 4.6, 6.4, (-.6, -.6, .09), turn=-14)
    fountain_pen((2.6, -1.6, .3), turn=118, colour='night', scale=1.35)
    glasses((-1.2, 3.4, 0), turn=14, scale=1.5, colour='coral')
    saucer((5.0, 1.7, 0), radius=1.1)
    tumbler((5.0, 1.7, .12), scale=1.5)
    top = books((3.0, 4.4, 0), turn=-8, colours=('deep', 'coral', 'cream'), width=3.4, depth=2.4)
    with place((3.0, 4.3, top), scale=.2):
        rumi_darwaza()
    diya((6.9, -1.4, 0), scale=1.2, flame=False)
    marigold((6.3, -2.6, .25), .3, 'marigold')
    marigold((7.0, -2.9, .25), .28, 'saffron', 40)
shot((.9, .5, 1), 26.5, turn=20, height=30, lens=60, size=(1600, 1000), shift=(-.14, 0), blur=.09, focus=(0, -1, .6))

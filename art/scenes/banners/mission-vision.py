from kit import *

podium(10.5, .4, 'pale', (0, 1, 0))
with place((0, 1, .4)):
    mountain((1.8, 2.6, 0), height=8.4, radius=5.4, colour='teal', sides=11)
    mountain((-3.2, 3.6, 0), height=5.2, radius=4, colour='brand', sides=9, turn=20)
    mountain((6.3, 2.0, 0), height=3.9, radius=2.9, colour='aqua', sides=8)
    flag((1.8, 2.6, 8.2), colour='coral', scale=1.05)
    path = [(-4.6, -5.6), (-3.2, -4.9), (-1.9, -4.6), (-.6, -4.7), (.6, -4.9), (1.8, -4.6), (2.6, -3.9), (2.7, -3.0)]
    for i, (x, y) in enumerate(path):
        cylinder(.26, .12, 'coral' if i == len(path) - 1 else 'gold', (x, y, 0), round=.05)
    compass((-4.6, -2.4, 0), turn=24, scale=1.05)
    pin((2.7, -3.0, .12), scale=.55, colour='coral')
    for x, y, s in ((5.4, -1.8, 1), (6.9, -.6, .8), (4.4, -2.9, .7), (-7, 1.6, .9)):
        tree((x, y, 0), s, kind='tall')
    cloud((-2.2, 3.4, 7.2), scale=.8)
    paper_plane((5.4, -1, 6.8), turn=200, rot=(0, 12, 0), scale=1.1)
shot((0, 0, 3.9), 46, turn=-16, height=17, lens=60, size=(1600, 1000), shift=(-.16, 0))

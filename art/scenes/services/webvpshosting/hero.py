from kit import *

plate(13, 10, .5, 'white', corner=1.2, round=.18)
with place((0, 0, .5)):
    server((-3.5, 1, 0), units=5, seed=3)
    server((.1, 1, 0), units=8, seed=5, colour='#124c5e')
    server((3.7, 1, 0), units=6, seed=8)
    cloud((.1, .6, 10.1), scale=1.5)
    for x, z in ((-3.5, 5.6), (.1, 8.4), (3.7, 6.5)):
        tube([(x, .8, z), (x, .8, z + .5 + (8.2 - z) * .4), (.1 + (x - .1) * .35, .8, 9.6), (.1 + (x - .1) * .3, .8, 10.3)], .09, 'coral' if x else 'gold', smooth=True)
    with place((-3.9, -3.2, 0), turn=-12):
        shield(scale=.75, colour='brand')
    for x, shade in ((-3.5, 'aqua'), (.1, 'gold'), (3.7, 'coral')):
        tube([(x, -.7, .08), (x, -2.2, .08), (x * .5 + .6, -3.2, .08), (1.6, -4.2, .08), (1.6, -5.2, .08)], .08, shade, smooth=True)
    box((1.6, 1.4, .5), 'deep', (1.6, -3.4, 0), round=.12)
    for i in range(4):
        cylinder(.09, .06, light('#5fe3d8', 2.4), (1.1 + i * .33, -4.12, .26), rot=(90, 0, 0), round=.02)
shot((0, 0, 6.0), 50, turn=36, height=28, flat=22.5)

from kit import *

# The rack where every build is tried.
for z, colour in ((0, 'wood'), (4.4, 'wood')):
    box((15, 3, .3), colour, (0, .3, z + 2), round=.1)
    box((15, .3, .7), 'white', (0, -1.05, z + 2.2), round=.1)
for x in (-7.2, 7.2):
    box((.4, 3, 9.4), 'white', (x, .3, 0), round=.12)
apps = ('app-orders', 'app-food', 'app-ride', 'app-wallet', 'app-shop', 'app-health', 'app-feed', 'app-tasks', 'app-food', 'app-orders')
shades = ('#17262e', 'white', '#17262e', '#24414a', 'white')
for i in range(5):
    for row in range(2):
        scale = (2.1, 1.85, 2.2, 1.95, 2.05)[(i + row * 2) % 5]
        with place((-5.4 + i * 2.7, -.4, 2.32 + row * 4.4), turn=(3, -4, 2, -2, 4)[(i + row) % 5], rot=(79, 0, 0)):
            phone(apps[i + row * 5], (0, .81 * scale, 0), scale=scale, colour=shades[(i + row) % 5], hole=('pill', 'dot')[(i + row) % 2])
tube([(-5, .6, 2.2), (-5.2, 1.9, 1), (-2, 2.2, .4), (3, 2.2, .4), (6, 1.9, 1)], .07, 'coral', smooth=True)
shot((0, 0, 5), 40, turn=26, height=12, lens=72, ground='#d4e3d7', sky='#eaf3ec')

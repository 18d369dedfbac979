from kit import *

# A block of the city on a map; the pin stands on one shop.
plate(15, 11.4, .4, 'white', corner=.8, round=.15)
decal(14.6, 11, printed('map'), (0, 0, .405), corner=.7)
with place((0, 0, .4)):
    with place((.2, .3, 0), scale=.66):
        shop_front(sign='sign-sweets', stripes=('coral', 'white'), turn=-6)
    pin((.3, .4, 4.3), turn=8, scale=1.15, colour='coral')
    tower((-5.4, 3.3, 0), size=(1.7, 1.7, 2.8), wall='pale')
    tower((-3.2, 3.9, 0), size=(1.5, 1.5, 3.6), wall='aqua', seed=4)
    tower((4.6, 3.6, 0), size=(1.9, 1.7, 3), wall='cream', seed=7)
    house((5.2, -.8, 0), turn=-20, scale=.55, roof='teal')
    house((-5.3, -.6, 0), turn=24, scale=.55, roof='brand')
    for x, y, s in ((-6.3, 1.5, .8), (-3.4, 1.3, .65), (3.4, 1.7, .75), (6.3, 1.6, .7), (-6, -3.9, .6), (2.9, -1.6, .5)):
        tree((x, y, 0), s)
    magnifier((-3.6, -3.4, .35), turn=48, scale=1.15)
    for i in range(5):
        star((2.1 + i * 1.06, -4.2, .05), turn=6, scale=.62, rot=(-10, 0, 0))
    auto_rickshaw((-.9, -3.2, 0), turn=186, scale=.36)
shot((0, 0, 2.5), 46, turn=26, height=36, flat=19)

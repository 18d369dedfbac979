from kit import *

# One plate, many trades.
plate(19, 14, .5, 'white', corner=1.6, round=.18)
plate(18.4, 13.4, .06, 'sprout', (0, 0, .48), corner=1.4, round=.02)
with place((0, 0, .54)):
    plate(18.4, 1.5, .05, 'slate', (0, -.9, -.02), corner=.05, round=.01)
    plate(1.5, 13.3, .05, 'slate', (1.6, 0, -.015), corner=.05, round=.01)
    for i in range(8):
        box((.8, .1, .02), 'white', (-8 + i * 2.2, -.9, .04), round=.005)
    factory((-5.6, 3.9, 0), scale=1.05)
    hospital((5.8, 3.9, 0), scale=.72)
    with place((-2.9, -4, 0), scale=.62):
        shop_front(sign='sign-shop', stripes=('gold', 'white'), trim='purple')
    bank((-6.8, -3.5, 0), scale=.95)
    house((5.0, -3.5, 0), turn=-8, scale=.75, roof='coral')
    apartment((8, -4.1, 0), floors=4, scale=.78, wall='butter')
    tower((-.9, 4.6, 0), size=(1.8, 1.8, 5), wall='aqua')
    auto_rickshaw((-.2, -1.2, .04), turn=0, scale=.36)
    for i in range(4):
        tree((3.2 + i * .7, -5.9, 0), .34)
    for x, y, s in ((-8.6, .8, .8), (-2.4, 1.0, .7), (3.2, 1.1, .6), (8.6, .9, .7), (-8.5, -5.9, .6), (-.2, -5.6, .7), (2.9, 5.7, .7)):
        tree((x, y, 0), s)
    ambulance((5.6, -.9, .04), scale=.4)
shot((0, 0, 2.2), 60, turn=32, height=32, flat=29, size=(1600, 1000), shift=(-.125, 0))

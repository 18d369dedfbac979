from kit import *

# A street of the old city, and the pin that finds one shop in it.
plate(20, 10, .3, 'white', corner=.6, round=.12)
with place((0, 0, .3)):
    plate(19.6, 3.4, .06, 'slate', (0, -3.0, 0), corner=.05, round=.01)
    for i in range(6):
        box((1.4, .16, .03), 'white', (-8 + i * 3.2, -3.0, .06), round=.01)
    for x, w, wall, trim, stripes, sign in ((-5.9, 5, 'blush', 'deep', ('teal', 'white'), None), (.1, 5.6, 'cream', 'red', ('coral', 'white'), 'sign-sweets'), (6.2, 5, 'aqua', 'purple', ('gold', 'white'), None)):
        with place((x, 1.7, 0)):
            shop_front(width=w, height=5 if x else 5.6, wall=wall, trim=trim, stripes=stripes, sign=sign, flowers=abs(x) < 1)
    pin((.1, 1.4, 6.6), turn=4, scale=1.3, colour='coral')
    auto_rickshaw((-4.4, -3.0, .05), turn=0, scale=.66)
    for i in range(5):
        star((2.2 + i * 1.1, -4.3, .05), scale=.6, rot=(-10, 0, 0))
    tree((9.2, -.9, 0), .9)
shot((.1, 0, 4.3), 42, turn=-8, height=15, lens=66)

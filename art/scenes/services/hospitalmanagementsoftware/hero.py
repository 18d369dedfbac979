from kit import *

plate(16, 12, .5, 'white', corner=1.4, round=.18)
plate(15.4, 11.4, .06, 'sprout', (0, 0, .48), corner=1.2, round=.02)
with place((0, 0, .54)):
    hospital((-.3, 2.3, 0), scale=1.22)
    plate(15.4, 2.3, .06, 'slate', (0, -3.3, -.03), corner=.05, round=.01)
    for i in range(6):
        box((1.1, .12, .03), 'white', (-6.2 + i * 2.5, -3.3, .03), round=.01)
    plate(2.6, 3, .07, 'pale', (-.3, -.9, -.03), corner=.05, round=.01)
    ambulance((3.2, -2.8, 0), scale=.72)
    for x, y, s in ((-6.4, -.6, .85), (-4.9, -1.1, .65), (5.2, -.7, .8), (6.5, .6, .95), (-6.7, 2.4, .9), (6.6, 3.6, .8), (-6.4, -5.1, .6)):
        tree((x, y, 0), s)
    with place((-4.2, -5.0, 0)):
        plate(2, 1.2, .4, 'white', corner=.2, round=.06)
        cross((0, 0, .4), size=.55, colour='red', thick=.24)
shot((0, 0, 3.5), 52, turn=32, height=31, flat=21.6)

from kit import *

# Four o'clock.
box((40, .6, 26), '#f1dfc9', (0, 3.9, 0), round=.02)
box((17, 6, 5), 'teal', (0, .5, 0), round=.14)
plate(17.6, 6.6, .4, 'cream', (0, .4, 5), corner=.3, round=.12)
with place((0, 0, 5.4)):
    kettle((-3.4, .6, 0), turn=-14, colour='coral', scale=1.45)
    for x, y in ((.2, -1), (1.6, -.3), (3, -1.1)):
        tumbler((x, y, 0), scale=1.35)
    biscuits((5.4, -.4, 0), turn=10)
    jar((-6.4, .9, 0), 'walnut', 'gold', 1.4, seed=2)
    jar((-6.2, -1.2, 0), 'sprout', 'coral', 1.1, seed=5)
shelf((0, 3.4, 11), width=14, colour='wood')
with place((0, 2.4, 11)):
    for i, colour in enumerate(('coral', 'teal', 'gold', 'purple', 'brand', 'cream')):
        mug((-5.2 + i * 1.5, 0, 0), colour=colour, scale=1.15, turn=-30)
    plant((5, 0, 0), colour='white', scale=.95, seed=9)
shot((0, 0, 7.8), 36, turn=14, height=12, lens=58, ground='#f1dfc9', sky='#f9f0e4')

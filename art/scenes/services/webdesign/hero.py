from kit import *

# Seen from above: the drawing table of a website.
plate(15, 11, .3, 'wood', corner=.6, round=.12)
with place((0, 0, .3)):
    plate(9.6, 6.6, .06, 'teal', (-.2, .1, 0), turn=3, corner=.25, round=.02)
    tablet('site-courtyard', (.2, .3, .1), turn=3, scale=2.35)
    pen((3.4, -1.2, .35), turn=118, colour='white', length=2.6)
    paper('wireframe', at=(-4.9, 1.3, .09), turn=11, width=2.5, height=3.5)
    paper('wireframe-phone', at=(-4.5, -2.6, .1), turn=-14, width=2.4, height=3.3)
    swatch_fan((5.1, -2.7, .1), turn=30)
    for i, colour in enumerate(('coral', 'gold', 'brand')):
        pencil((4.6 + i * .5, 2.9 - i * .1, .1), turn=74 + i * 7, colour=colour, length=2.9, thick=.12)
    mug((-1.6, 4.3, 0), turn=40, colour='cream', scale=1.5)
    sticky((1.2, -3.9, .01), turn=-8, colour='butter', size=1.3)
    sticky((-.4, -4.1, .01), turn=5, colour='blush', size=1.3)
    plant((6.1, 4.3, -.2), colour='coral', scale=1.15, seed=8)
shot((0, .1, .3), 29.5, turn=0, height=80, lens=76, ground='mist')

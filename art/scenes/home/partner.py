from kit import *

plate(20, 13, .4, 'wood', corner=.8, round=.15)
with place((0, 0, .4)):
    paper('contract', 4.2, 5.9, (-.9, .2, .02), turn=16)
    fountain_pen((1.3, -1.3, .18), turn=140, colour='deep', scale=1.2)
    for x, y in ((-4.9, -1.2), (4.9, 1.9)):
        saucer((x, y, 0), radius=1.1)
        tumbler((x, y, .12), scale=1.55)
    with place((3.6, -2.9, .02), turn=-16, scale=.95):
        puzzle((-1.06, 0, 0), colour='coral', knob='right')
        puzzle((1.06, 0, 0), colour='teal', knob='notch')
    biscuits((-3.9, 3.0, 0), turn=30)
    with place((2.4, 4.4, 0), turn=-12):
        notebook(colour='deep', ribbon='gold', size=(2.6, 3.4))
    marigold((-5.9, -3.6, .24), .34, 'saffron')
    marigold((-5.1, -4.1, .24), .34, 'marigold', 30)
shot((0, .1, 1), 23.5, turn=-16, height=34, lens=58, blur=.1, focus=(.5, -.8, .5))

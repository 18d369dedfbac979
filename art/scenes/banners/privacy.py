from kit import *

podium(7.2, .4, 'pale')
with place((0, 0, .4)):
    with place((-2.6, 2.0, 0), turn=12):
        box((4.8, 3.6, 6.6), 'aqua', round=.2)
        for z, colour in ((.25, 'teal'), (2.35, 'teal'), (4.45, 'teal')):
            box((4.3, .3, 1.9), colour, (0, -1.8 if z != 4.45 else -2.5, z), round=.14)
            box((1.3, .24, .24), metal('brass'), (0, -2.05 if z != 4.45 else -2.75, z + .95), round=.08)
        for i in range(4):
            box((3.6, .08, 1.4), ('cream', 'butter', 'cream', 'blush')[i], (0, -2.2 + i * .28, 5.0), round=.02)
    lock((2.6, -.4, 0), turn=-14, scale=1.45, body='gold')
    key((-1.6, -4.0, .16), turn=24, scale=1.15)
    shield((5.0, 2.4, .3), turn=-12, scale=1.05, colour='brand')
    office_file((-4.4, -2.9, 0), turn=34)
shot((0, 0, 3.3), 36, turn=10, height=17, lens=62, size=(1600, 1000), shift=(-.16, 0))

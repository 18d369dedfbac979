from kit import *

rug((1, -1, 0), 15, 11, 'teal', 'deep', disc=True)
armchair((2.6, -.6, 0), turn=-26, colour='coral', cushion='butter')
bookcase((-4.6, 4, 0), columns=2, rows=3, cell=3.4, depth=2.6, colour='wood', back='sand')
for column in range(2):
    for row in range(3):
        with place((-4.6 + (column - .5) * 3.4, 3.8, row * 3.4 + .25)):
            if (column + row) % 3 == 1:
                plant(colour='white', scale=.9, seed=row + 2)
            else:
                standing_books((-1.35, 0, 0), count=5 + row % 2, seed=row * 3 + column)
with place((-4.6, 3.8, 10.5), turn=6):
    clock(radius=1.1, colour='teal')
with place((7.4, 2.4, 0)):
    cylinder(1.3, .2, 'ink', round=.08)
    cylinder(.1, 9.6, metal('brass'))
    lathe([(1.7, 9.2), (1.0, 11.2), (.95, 11.2)], clay('cream'))
    ball(.5, light('#ffe2b0', 3), (0, 0, 9.9))
stool((-1.9, -3.2, 0), colour='gold', height=3)
with place((-1.9, -3.2, 3), turn=30):
    saucer((0, 0, 0))
    tumbler((0, 0, .1), scale=1.1)
shot((.4, 0, 4.9), 46, turn=12, height=15, lens=60, ground='#e9d9c4', sky='#f8efe2')

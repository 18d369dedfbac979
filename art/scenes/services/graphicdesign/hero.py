from kit import *

easel((-2.9, 3.8, 0), turn=16, height=10.5, width=6.4, picture='poster', picture_size=(4.5, 6), base=3)
podium(6.4, .4, 'blush', (1.2, -.4, 0))
with place((1.2, -.4, .4)):
    paper('logo-sheet', 5.0, 3.54, (1.0, -2.3, 0), turn=-12)
    bezier((.6, 1.7, .2), turn=-8, scale=1.5)
    with place((-3.6, -.9, 0), turn=22):
        swatch_fan(spread=17, size=(1, 3))
    pencil_cup((4.6, -.4, 0), colour='purple', scale=1.5)
    fountain_pen((3.7, -3.0, .2), turn=205, colour='coral', scale=1.1)
    sticky((-2, -3.9, 0), turn=12, colour='lilac', size=1.1)
shot((.1, .6, 4.3), 37, turn=6, height=20, lens=66, ground='#f6ddd2', sky='#faeee8')

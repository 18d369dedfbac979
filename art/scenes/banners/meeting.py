from kit import *

desk(width=20, depth=9, top='wood', legs='white')
with place((0, 0, 7.2)):
    flip_calendar((-1.0, 1.4, 0), turn=14, size=(4.6, 3.7))
    clock((3.5, 1.8, 0), turn=-14, radius=1.5, colour='teal', hour=10, minute=10)
    tumbler((1.4, -1.7, 0), scale=1.35)
    tumbler((3.2, -2.1, 0), scale=1.35)
    biscuits((5.4, -1.4, 0), turn=30)
    open_notebook((-2.6, -2.2, 0), turn=12, left='draft-page', cover='coral', size=(1.7, 2.3))
    pen((-.4, -2.3, .2), turn=70, colour='deep', length=1.9)
    plant((6.3, 1.8, 0), colour='coral', scale=1.3, seed=6)
shot((.8, 0, 8.7), 27, turn=12, height=20, lens=62, size=(1600, 1000), shift=(-.16, 0), blur=.16, focus=(0, .6, 9))

from kit import *

with place((0, 3, 0)):
    whiteboard('board', width=14, height=8, base=4.4)
with place((-4.4, -2.2, 0), turn=24):
    stool(colour='coral', height=4.4)
    with place((0, 0, 4.4)):
        mug(colour='gold', scale=1.2)
with place((4.8, -2.4, 0), turn=-10):
    stool(colour='teal', height=4.4)
    with place((0, 0, 4.4), turn=14):
        notebook(colour='coral', ribbon='cream', size=(1.8, 2.3))
plant((8.6, 2.4, 0), colour='white', scale=2.3, seed=21)
shot((0, .6, 6.3), 40, turn=-14, height=8, lens=62, ground='#c8e3e0')

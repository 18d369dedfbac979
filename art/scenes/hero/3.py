from kit import *

podium(8.6, .5, 'pale')
with place((0, 0, .5)):
    with place((.3, 2.4, 0), turn=-6, scale=1.18):
        monitor('erp', width=8.4, height=4.85, lift=1.5)
    keyboard((.2, -2.2, 0), turn=-6, scale=1.7)
    with place((4.3, -3.0, 0), turn=-14, scale=1.4):
        mouse()
    with place((-6.3, .2, 0), turn=24, scale=1.2):
        top = ledgers()
        cactus((0, .1, top), colour='teal', scale=1.5)
    calculator((-3.9, -4.4, 0), turn=20, scale=1.7)
    coins((6.5, -1.0, 0), count=9)
    coins((6.0, .6, 0), count=5, seed=4)
    coins((5.3, -.6, 0), count=3, seed=8)
    with place((1.6, -5.8, 0), turn=-74, scale=1.15):
        office_file()
shot((0, -.3, 2.3), 33, turn=24, height=27, lens=64, size=(1400, 1400), exposure=.12)

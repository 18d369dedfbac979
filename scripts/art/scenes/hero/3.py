from kit import *

podium(8.6, .5, 'pale')
with place((0, 0, .5)):
    monitor('erp', (.3, 2, 0), turn=-6, width=8.2, height=4.75, lift=1.5)
    keyboard((.2, -2.4, 0), turn=-6, scale=1.5)
    mouse((4.1, -2.9, 0), turn=-14)
    top = ledgers((-6.2, -.6, 0), turn=24)
    cactus((-6.2, -.5, top), colour='teal', scale=1.5)
    calculator((-3.2, -5.0, 0), turn=20, scale=1.35)
    coins((6.2, -1.5, 0), count=6)
    coins((5.6, -.2, 0), count=3, seed=4)
    office_file((2.5, -5.4, 0), turn=-74)
shot((0, -.3, 2.3), 33, turn=24, height=27, lens=64, size=(1400, 1400), exposure=.12)

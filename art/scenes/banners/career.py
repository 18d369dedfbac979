from kit import *

rug((0, 0, 0), 17, 12, 'lilac', 'purple', turn=6)
office_chair((-1.6, .6, 0), turn=24, colour='gold')
with place((-1.6, .2, 4.8), turn=24):
    backpack(colour='coral', flap='deep', scale=.95)
with place((5.4, 2, 0)):
    stool(colour='aqua', height=5.2, radius=2.1)
    with place((0, 0, 5.2), turn=-14):
        parcel(size=(2.6, 2.1, 1.5))
        with place((.2, -.2, 1.5)):
            cactus(colour='teal', scale=.9)
        mug((-.7, .2, 1.5), colour='coral', scale=.8)
with place((2.2, -3.6, .14), turn=-16):
    lanyard_card('id-card', scale=1.5, cord='teal')
with place((-5.8, 3.2, 0), turn=8):
    snake_plant(colour='teal', scale=2.2)
pendant((2.2, 1.6, 16), drop=3.2, colour='coral')
shot((0, 0, 4.9), 46, turn=8, height=15, lens=60, size=(1600, 1000), shift=(-.17, 0))

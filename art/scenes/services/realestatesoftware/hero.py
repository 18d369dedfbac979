from kit import *

plate(15, 10.5, .35, 'white', corner=.5, round=.12)
decal(14.2, 9.8, printed('blueprint'), (0, 0, .356), corner=.3)
with place((0, 0, .36)):
    apartment((-3.6, 1.9, 0), turn=12, floors=6, wall='white', trim='coral', balcony='aqua', scale=.95)
    house((1.5, 1.6, 0), turn=-10, scale=1.05, roof='coral')
    with place((1.4, 1.2, 0)):
        plate(5, 4.6, .1, 'sprout', corner=.5, round=.04)
    tree((-.9, .3, .1), .9)
    tree((3.9, 2.7, .05), .85, kind='tall')
    tree((-6, .6, 0), .8)
    with place((4.5, -2.2, .02), turn=-24):
        tablet('property', scale=1.75)
    key((-1.9, -3.0, .16), turn=-16, scale=.95)
    with place((-2.5, -2.9, .1), turn=40):
        torus(.75, .05, metal(), (-.7, 0, .05))
        plate(.9, 1.1, .2, 'coral', (-1.7, .1, 0), corner=.2, round=.06)
    with place((-5.4, -2.6, 0), turn=30):
        cylinder(.32, 5, 'cream', (0, -2.5, .34), rot=(-90, 0, 0), round=.02)
        cylinder(.27, 5.05, clay('#0d5a74'), (0, -2.52, .34), rot=(-90, 0, 0), round=.02)
shot((0, .2, 2.9), 45, turn=24, height=27, lens=84)

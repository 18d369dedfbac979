from kit import *

podium(7.4, .4, 'pale')
with place((0, 0, .4)):
    telephone((-1.3, .5, 0), turn=-64, scale=1.75, colour='coral')
    envelope((3.6, -2.4, .02), turn=-22, scale=1.25, colour='cream', seal='coral')
    envelope((3.2, -2.9, .26), turn=8, scale=1.1, colour='aqua', seal='gold')
    pin((4.2, 1.6, .1), turn=10, scale=1.25, colour='brand')
    cylinder(1.2, .08, 'aqua', (4.2, 1.6, 0), round=.03)
    pen((.8, -4.4, .1), turn=30, colour='deep', length=2.4)
    bubble((-3.9, 2.4, 3.9), turn=-12, colour='white', lines=2, tail=1, width=2.9)
    notebook((-4.3, -3.2, 0), turn=24, colour='gold', size=(2, 2.7))
shot((0, 0, 2.2), 34, turn=14, height=22, lens=62, size=(1600, 1000), shift=(-.16, 0))

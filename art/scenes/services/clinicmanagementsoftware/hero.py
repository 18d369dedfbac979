from kit import *

desk(width=16, depth=9, height=7.2, top='wood', legs='white')
with place((0, 0, 7.2)):
    standing_tablet('clinic', (-1.7, 1.8, 0), turn=10, scale=2.2, lean=17, stand='white')
    prescription((-2.5, -2.2, 0), turn=18)
    pen((-1.2, -2.4, .32), turn=66, colour='teal', length=2)
    stethoscope((2.0, -1.6, 0), turn=-24, scale=.95, colour='deep')
    pill_bottle((4.7, 1.7, 0), scale=1.25)
    pill_bottle((5.9, 1.1, 0), scale=1.0, colour='#3aa6a3')
    blister((5.3, -.5, .02), turn=28)
    with place((2.6, 2.4, 0), turn=-6):
        box((2, .8, .3), 'white', round=.1)
        cross((0, .1, .25), size=.95, colour='teal', thick=.5)
    with place((-6.0, .2, 0)):
        plant(colour='aqua', scale=1.25, seed=11)
    office_file((-5.9, -2.8, 0), turn=4, colour='#e2b46b')
shot((.2, .2, 8.65), 26.5, turn=10, height=28, lens=68, blur=.12, focus=(0, 0, 8))

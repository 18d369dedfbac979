from kit import *

# Paper on one side of the table, the tablet on the other.
plate(20, 12, .4, 'aqua', corner=.8, round=.15)
with place((0, 0, .4)):
    z = 0
    for i, colour in enumerate(('#d8b56a', '#8ecfd0', '#e2b46b', '#e79a84', '#d8b56a')):
        office_file((-3.8, .8, z), turn=(8, -6, 12, -3, 6)[i], colour=colour)
        z += .3
    with place((2.0, .6, .05), turn=-12):
        tablet('clinic', scale=2.1)
    stethoscope((-.6, -3.3, 0), turn=64, scale=.82, colour='coral')
    pill_bottle((5.6, 2.6, 0), scale=1.1)
    blister((5.2, -2.2, .02), turn=-20, colour='teal')
    tumbler((-6.6, -2.2, 0), scale=1.4)
shot((-.5, 0, .9), 22.5, turn=18, height=38, lens=60, blur=.14, focus=(0, -.4, .6))

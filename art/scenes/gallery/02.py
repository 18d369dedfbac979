from kit import *

# The first chai, the day's list, no messages yet.
plate(22, 14, .4, 'wood', corner=.6, round=.12)
with place((0, 0, .4)):
    keyboard((.6, 1.4, 0), turn=12, scale=2.2, colour='cream', keys='white', accent='coral')
    mouse((6.0, 1.2, 0), turn=4, colour='teal')
    saucer((-4.3, -2.0, 0), colour='white', radius=1.45)
    tumbler((-4.3, -2.0, .1), scale=2.0)
    with place((-1.6, -3.6, 0), scale=1.5):
        biscuits(turn=20)
    with place((2.6, -2.6, 0), turn=-16):
        open_notebook(left='draft-page', right='wireframe', cover='deep', size=(2.2, 3.0))
        pencil((.9, -.3, .42), turn=62, colour='coral', length=2.6, thick=.12)
    sticky((6.2, -2.4, .01), turn=-12, colour='butter', size=1.3)
    with place((-5.4, 3.6, 0)):
        plant(colour='teal', scale=1.6, seed=9)
shot((-.1, -.5, .6), 22.5, turn=20, height=33, lens=56, blur=.12, focus=(-1.4, -1.6, .9))

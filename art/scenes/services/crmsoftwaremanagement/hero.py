from kit import *

# Contacts climb from first call to won: each step a stage.
podium(9.2, .4, 'white')
with place((-3.7, .8, .4)):
    ladder_of_steps(colours=('pale', 'aqua', 'brand', 'deep'), step=(2.5, 4.4, 1.15))
    for i, colour in enumerate(('coral', 'purple', 'teal', 'gold')):
        with place((i * 2.5, -.9, 1.15 * (i + 1)), turn=6):
            with place(rot=(78, 0, 0)):
                plate(1.9, 1.35, .18, 'white', (0, .72, 0), corner=.2, round=.06)
                cylinder(.3, .12, colour, (-.5, .86, .14), round=.04)
                plate(.8, .17, .08, 'slate', (.32, .98, .15), corner=.08, round=.02)
                plate(.6, .15, .08, 'grey', (.22, .68, .15), corner=.07, round=.02)
                plate(1.4, .15, .08, 'grey', (0, .34, .15), corner=.07, round=.02)
        pawn((i * 2.5, 1.1, 1.15 * (i + 1)), colour, .8)
    flag((8.3, 1.6, 4.6), colour='coral', scale=1.1)
with place((0, 0, .4)):
    headset((5.8, -3.4, 0), turn=-22, scale=1.05)
    telephone((-5.6, -3.2, 0), turn=-62, scale=.9, colour='coral')
    badge((2.0, -3.6, 0), turn=-8, scale=.8, colour='green', mark='tick', rot=(-12, 0, 0))
shot((.2, -.4, 2.9), 48, turn=-26, height=22, lens=84)

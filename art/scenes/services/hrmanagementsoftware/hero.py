from kit import *

# Who works here: the tree of a team, cards, the attendance terminal.
plate(16, 9.5, .4, 'butter', corner=.8, round=.15)
with place((0, 0, .4)):
    with place((-1.7, 1.5, 0)):
        for x, y, z, colour in ((0, 1.6, 2.2, 'coral'), (-3, .4, 1.1, 'brand'), (0, .4, 1.1, 'teal'), (3, .4, 1.1, 'gold')):
            cylinder(1, z, 'white', (x, y, 0), round=.14)
            pawn((x, y, z), colour, 1.05)
        for x, colour in ((-4, 'aqua'), (-2, 'brand'), (-.9, 'sprout'), (.9, 'teal'), (2, 'saffron'), (4, 'gold')):
            cylinder(.68, .3, 'white', (x, -1.8, 0), round=.1)
            pawn((x, -1.8, .3), colour, .72)
        for x in (-3, 0, 3):
            tube([(0, 1.2, .06), (x, .4, .06), (x, -.9, .06)], .06, 'slate')
            tube([(x - 1, -1.7, .06), (x - 1, -.9, .06), (x + 1, -.9, .06), (x + 1, -1.7, .06)], .06, 'slate')
    wall_terminal('attendance', (5.4, 1.1, 0), turn=-16, scale=1.05)
    lanyard_card('id-card', (3.1, -2.9, .03), turn=-20, scale=1.15, cord='brand')
    lanyard_card('id-card', (5.6, -3.1, .03), turn=12, scale=1.0, cord='coral', tail=((0, 1.4, .05), (.5, 1.8, .05), (.9, 1.5, .05)))
    office_file((-5.6, -2.9, 0), turn=66, colour='#8ecfd0')
shot((0, -.5, 1.8), 33.5, turn=18, height=24, lens=76)

from kit import *

# The pen stays capped until the list is ticked off.
plate(21, 15, .4, 'lilac', corner=1, round=.15)
with place((0, 0, .4)):
    with place((-1.3, .3, 0), turn=8):
        plate(6.5, 9.2, .22, 'walnut', corner=.4, round=.06)
        plate(5.7, 8.0, .04, 'white', (.05, -.2, .22), turn=1.2, corner=.04, round=.01)
        plate(5.7, 8.0, .04, 'white', (0, -.2, .26), turn=-.8, corner=.04, round=.01)
        decal(5.66, 7.95, printed('checklist'), (0, -.2, .302), turn=-.8)
        box((2.6, .8, .36), metal('steel', .3), (0, 4.1, .24), round=.14)
    with place((4.3, -2.2, .2), turn=-64):
        fountain_pen(colour='deep', scale=1.7)
    badge((4.6, 2.6, 0), turn=-14, colour='coral', mark='question', scale=1.5, rot=(-14, 0, 0))
    badge((6.9, .4, 0), turn=-20, colour='gold', mark='question', scale=.95, rot=(-14, 0, 0))
    with place((-7.0, -2.4, 0), turn=36):
        key((0, 0, .2), scale=1.4)
    top = books((-7.2, 3.2, 0), turn=16, colours=('teal', 'gold'), width=3.2, depth=2.4)
    glasses((-7.2, 3.0, top), turn=20, colour='coral', scale=1.3)
    saucer((7.4, -4.4, 0), radius=1.2)
    tumbler((7.4, -4.4, .1), scale=1.4)
shot((-.1, -.2, .6), 34, turn=-14, height=44, lens=58, ground='#dcd6ee', sky='#efebfa')

from kit import *

podium(8.2, .5, 'lilac')
with place((0, 0, .5)):
    plate(13.6, 7, .12, 'sprout', (0, 1.6, 0), corner=1.6, round=.05)
    college((0, 2.2, .1), scale=1.02)
    for x, y in ((-5.9, -.6), (5.9, -.4)):
        tree((x, y, .1), 1, kind='tall')
    plate(1.7, 3.2, .14, 'cream', (0, -1.5, .02), corner=.1, round=.03)
    top = books((-3.6, -3.9, 0), turn=20, colours=('purple', 'gold', 'brand'), width=3, depth=2.2)
    graduation_cap((-3.6, -3.9, top - .02), turn=10, scale=1.15)
    with place((3.7, -4.3, 0), turn=-14):
        laptop('campus', scale=1.25)
    lanyard_card('id-card', (.3, -5.1, .02), turn=14, scale=.85, cord='purple')
shot((0, -.6, 2.5), 43, turn=-24, height=24, lens=76, ground='#d9e8ee')

from kit import *

box((30, .6, 22), '#cfe8ea', (0, .5, 0), round=.02)
pinboard((0, 0, 2.6), width=13, height=8.6, notes=(
    ('*wireframe', -4.6, 6.6, 2.3, 3.2, 4), ('*poster', -1.5, 6.5, 2.4, 3.2, -4), ('*logo-sheet', 1.9, 7.2, 3.3, 2.3, 3),
    ('*poster-b', 4.8, 6.4, 2.2, 3, -3), ('*wireframe-phone', -4.4, 3.0, 2.1, 3, -5), ('*map', -1.1, 3.2, 3.4, 2.5, 4),
    ('butter', 1.6, 4.2, 1.2, 1.2, -6), ('blush', 3.0, 4.0, 1.2, 1.2, 5), ('aqua', 2.0, 2.6, 1.2, 1.2, 3), ('*bill', 4.9, 2.9, 1.4, 2.5, 6)))
tube([(-4.6, -.34, 8.1 + 2.6), (-1.5, -.36, 10.5), (1.9, -.36, 10.7)], .03, 'coral')
with place((0, -2.0, 0)):
    box((16, 3.4, 1), 'white', (0, .4, 0), round=.12)
    with place((0, 0, 1)):
        pencil_cup((-5.6, 0, 0), colour='coral', scale=1.2)
        plant((5.6, .2, 0), colour='gold', scale=1.05, seed=31)
        tumbler((3.2, -.3, 0), scale=1.2)
shot((0, 0, 6.2), 34, turn=-20, height=4, lens=58, floor=True, ground='#cfe8ea')

from kit import *

# The office with its front walls taken off.
room(30, 24, 13, wall='#d9eef0', side='#c3e1e4', floor='#e4c79f', window=(8, 8, 5, 6))
plate(7.8, 5.8, .1, light('#fdf3dc', .95), (8, 12.6, 8), rot=(90, 0, 0), corner=.05, round=.01)
with place((-3.5, 11.6, 0)):
    whiteboard('board', width=10.5, height=5.6, base=5, legs=False)
rug((8.2, -4.6, 0), 12, 9, 'lilac', 'purple')
with place((8.2, -4.6, 0)):
    armchair((2.6, 1.8, 0), turn=-52, colour='coral', cushion='butter')
    armchair((-3.2, .6, 0), turn=48, colour='teal', cushion='gold')
    cylinder(1.6, .3, 'wood', (.2, -1.8, 2.6), round=.1)
    cylinder(.2, 2.6, 'wood', (.2, -1.8, 0))
    tumbler((.5, -1.6, 2.9), scale=.9)
    tumbler((-.3, -2.1, 2.9), scale=.9)
for i in range(2):
    for j in range(2):
        with place((-9.6 + i * 8.6, -5.8 + j * 8.4, 0)):
            desk(width=7.4, depth=4.8, top='white', drawer=('coral', 'gold', 'aqua', 'purple')[i * 2 + j])
            with place((0, 0, 7.2)):
                monitor(('erp', 'code', 'crm', 'site-fresh')[i * 2 + j], (-.6, .6, 0), width=4.3, height=2.6, lift=.9)
                keyboard((-.6, -1.2, 0), scale=.8)
                mug((2.6, -.6, 0), colour=('teal', 'coral', 'gold', 'purple')[i * 2 + j])
            office_chair((-.6, -3.2, 0), turn=170 + i * 14, colour=('teal', 'coral', 'brand', 'gold')[i * 2 + j])
bookcase((11.4, 10, 0), columns=2, rows=2, cell=3, depth=2.4, colour='white')
standing_books((8.7, 10, .25), count=5)
standing_books((11.8, 10, 3.25), count=5, seed=8)
with place((11.4, 10, 6.25), scale=.27):
    rumi_darwaza()
snake_plant((-13.2, 10, 0), colour='coral', scale=2.2)
plant((13.2, 1.8, 0), colour='gold', scale=2.2, seed=3)
pendant((-5, -1, 13), drop=1.2, colour='gold')
shot((0, 0, 3.6), 90, turn=34, height=33, flat=39, ambient=.75, samples=30, behind=70)

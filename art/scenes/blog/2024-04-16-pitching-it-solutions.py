from kit import *

# The room before a pitch.
with place((.6, 4.4, 0)):
    whiteboard('chart-growth', width=10.8, height=6.8, base=4.2)
with place((-5.4, .2, 0), turn=20):
    stool(colour='gold', height=4.6, radius=1.7)
    with place((0, 0, 4.6), turn=-6):
        laptop('erp', scale=1.05)
for x, y, turn, colour in ((-2.3, -3.8, 186, 'teal'), (2.9, -4.2, 172, 'coral'), (8.0, -3.0, 158, 'gold')):
    with place((x, y, 0), scale=.8):
        office_chair(turn=turn, colour=colour)
plant((8.4, 4, 0), colour='coral', scale=2.1, seed=4)
shot((.9, 0, 4.9), 40, turn=-12, height=17, lens=62)

from kit import *

# Two plinths and one sign between them.
box((6.6, 6, 2), 'coral', (-4.4, .6, 0), turn=10, round=.2)
box((7.4, 6, 1.2), 'brand', (4.8, .2, 0), turn=-10, round=.2)
with place((-4.4, .4, 2), turn=10):
    standing_phone('app-food', scale=3.3, stand='butter')
with place((4.8, 0, 1.2), turn=-12):
    laptop('site-fresh', scale=1.75)
signpost((.2, 2.2, 0), boards=(('gold', 8, 'left'), ('teal', -8, 'right')), height=9.4)
for i in range(6):
    cylinder(.32, .1, 'white', (.2 + (i % 2) * .3 - .15, -5.4 + i * 1.1, 0), round=.04)
tree((8.6, 3.4, 0), 1.2)
tree((-8.4, 3.2, 0), 1.0, kind='tall')
shot((.2, -.4, 3.9), 33, turn=0, height=17, lens=60)

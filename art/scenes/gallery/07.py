from kit import *

server((-2.6, 1, 0), units=9, seed=11, colour='#163a48')
server((1.4, 1.2, 0), units=9, seed=12, colour='#163a48', lamp='#ffb84d')
with place((5.4, -.6, 0), turn=-20):
    stool(colour='coral', height=4.2)
    with place((0, 0, 4.2)):
        laptop('code', scale=.95)
for i, colour in enumerate(('coral', 'gold', 'aqua', 'sprout')):
    tube([(-1.2 + i * .25, -.75, 7.4 - i * 1.9), (-.6, -1.6 - i * .1, 6.2 - i * 1.7), (.1, -1.6, 5 - i * 1.2), (.4 + i * .15, -.6, 7.4 - i * 1.9)], .07, colour, smooth=True)
screwdriver((-3.4, -2.6, .34), turn=24, colour='gold', scale=1.1)
tumbler((2.2, -2.8, 0), scale=1.4)
shot((.8, 0, 4.9), 33, turn=-18, height=10, lens=64, ground='#1d5566', sky='#a9d8e0', exposure=.25)

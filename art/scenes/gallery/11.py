from kit import *

# By the door.
box((34, .6, 22), '#f0dccb', (0, 3, 0), round=.02)
box((13, 3.6, .5), 'wood', (0, .9, 4), round=.14)
for x in (-5.6, 5.6):
    box((.5, 3.2, 4), 'wood', (x, .9, 0), round=.12)
with place((-3.4, .6, 4.5)):
    backpack(colour='teal', flap='deep', turn=8, scale=1.1)
with place((.8, .6, 4.5)):
    scooter_helmet(turn=14, colour='coral')
with place((3.9, .5, 4.5), turn=-14):
    shopping_bag(colour='gold', scale=1.0)
for x, c in ((-3.9, 'coral'), (-2.7, 'coral'), (1.4, 'brand'), (2.7, 'brand')):
    with place((x, .2, 0), turn=4):
        box((.95, 2.3, .32), 'white', round=.14)
        ball(.62, clay(c), (0, -.25, .5), scale=(.72, 1.6, .75))
        ball(.5, clay(c), (0, .6, .75), scale=(.85, .95, 1))
box((11, .3, .9), 'wood', (0, 2.6, 11.6), round=.1)
for x in (-4, -1.3, 1.3, 4):
    tube([(x, 2.5, 12), (x, 1.9, 11.9), (x, 1.8, 12.3)], .1, metal('brass'), smooth=True)
with place((1.3, 1.75, 11.9)):
    tube([(0, 0, 0), (-.45, -.1, -1.6), (0, -.15, -2.2), (.45, -.1, -1.6), (0, 0, 0)], .07, 'brand', smooth=True)
    with place((0, -.15, -3.5), rot=(88, 0, 0)):
        lanyard_card('id-card', tail=((0, 1.4, .05), (0, 1.5, .05)))
plant((8.4, .4, 0), colour='teal', scale=2.2, seed=41)
shot((.6, 0, 6.2), 42, turn=12, height=7, lens=60, ground='#f0dccb', sky='#faf0e6')

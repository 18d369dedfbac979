from kit import *

easel((-3.4, 1.6, 0), turn=20, height=11, width=7.4, picture='site-looms', picture_size=(6.2, 3.9), base=4.4)
easel((4.6, 1.9, 0), turn=-12, height=11.6, width=7.4, picture='site-fresh', picture_size=(6.4, 4.3), base=4.6)
with place((.9, -3.6, 0), turn=4):
    stool(colour='coral', height=3.6, radius=1.7)
    with place((0, 0, 3.6)):
        standing_phone('app-food', scale=2.2, stand='deep')
with place((-5.8, -3.4, 0), turn=26):
    box((4.2, .5, 5.4), 'deep', (0, 0, 0), rot=(-12, 0, 0), round=.12)
    tube([(-.8, .9, 5.2), (-.7, 1, 5.8), (.7, 1, 5.8), (.8, .9, 5.2)], .12, 'ink')
plant((8.2, -1.6, 0), colour='gold', scale=2.4, seed=9)
for i, colour in enumerate(('gold', 'coral', 'teal')):
    cylinder(.3, 3.6, colour, (4.2 + i * .75, -3.4 - .2 * i, .3), turn=30, rot=(0, 90, 0), round=.02)
shot((.6, 0, 5.1), 44, turn=4, height=13, lens=58, size=(1600, 1000), shift=(-.16, 0), ground='#f0e0cd', sky='#f8f1e8')

from kit import *

# Shared, own, cloud: three sizes of the same question.
for x, h, colour in ((-5, 1.2, 'aqua'), (0, 2.6, 'brand'), (5.2, 4.2, 'deep')):
    cylinder(2.5, h, colour, (x, 0, 0), round=.16, steps=96)
with place((-5, 0, 1.2), turn=12, scale=.8):
    server(units=2, seed=4)
with place((0, 0, 2.6), turn=4, scale=.85):
    server(units=5, seed=9)
cloud((5.2, 0, 6.0), turn=-8, scale=1.15)
for x in (4.3, 5.2, 6.1):
    cylinder(.07, 1.6, light('#9fe9ea', 1.0), (x, 0, 4.3), round=.02)
badge((-2.5, -3.0, 0), colour='gold', mark='rupee', scale=.85, rot=(-12, 0, 0))
badge((2.6, -3.2, 0), turn=-8, colour='coral', mark='question', scale=.85, rot=(-12, 0, 0))
shot((.2, 0, 4.3), 33, turn=-10, height=14, lens=62, ground='#cfe0f0', sky='#e8f0f9')

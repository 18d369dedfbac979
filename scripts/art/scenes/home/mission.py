from kit import *

# A terrace in the evening: the telescope looks over the city.
box((70, .8, 3.2), 'brick', (0, 2.6, 0), round=.14)
plate(70.6, 1.5, .4, 'sand', (0, 2.6, 3.1), corner=.2, round=.12)
for x in range(-9, 12):
    plate(1.5, 1.9, .1, clay('#a9523a'), (x * 2.4, 2.16, 1.6), rot=(90, 0, 0), corner=.7, round=.03)
with place((-2.4, -1.4, 0), turn=28):
    telescope(scale=1.35, tilt=26)
with place((5.6, 15, -3.0), scale=1.05):
    rumi_darwaza(stone='#f2d9bd')
clock_tower((-9.6, 17, -3), scale=1.6)
for x, y, h, colour in ((-3.8, 19, 6, 'aqua'), (13.5, 18, 7.5, 'pale'), (-15, 19, 5, 'pale'), (-.8, 21, 8, 'mist')):
    tower((x, y, -3), size=(3, 3, h), wall=colour)
with place((3.4, 2.5, 3.5)):
    plant(colour='teal', scale=1.25, seed=5)
with place((5.6, 2.5, 3.5)):
    tumbler(scale=1.2)
stool((3.4, -2.2, 0), colour='gold', height=4)
with place((3.4, -2.2, 4), turn=20):
    open_notebook(left='wireframe', right='wireframe-phone', size=(1.2, 1.7))
paper_plane((4.4, 4, 9.2), turn=170, rot=(0, 14, 0), scale=1.0)
ball(2.3, light('#ffd9a0', .9), (-2, 30, 9.5))
shot((.6, 1.5, 5.0), 36, turn=-6, height=8, lens=50, ground='#c2e2e6', behind=46, warm=.5)

from kit import *

# The last lamp on.
desk(width=18, depth=8.5, top='#9c6a44', legs='#6d472d')
with place((0, 0, 7.2)):
    laptop('chart-growth', (-.4, .6, 0), turn=-8, scale=1.7)
    desk_lamp((-5.6, 1, 0), turn=-14, colour='gold', glow=4, power=1500, scale=1.15)
    tumbler((4.2, -.8, 0), scale=1.35)
    open_notebook((-3.6, -2.3, 0), turn=10, left='draft-page', right='wireframe', cover='coral', size=(1.5, 2.1))
    top = books((5.4, 2, 0), turn=12, colours=('brand', 'coral', 'teal'))
    with place((5.4, 2, top), turn=10, scale=.2):
        rumi_darwaza()
shot((.2, 0, 9.0), 31, turn=14, height=17, lens=62, ground='#15414f', sky='#5f93a6', bright=.3, ambient=.45, warm=.5, exposure=.25, samples=40)

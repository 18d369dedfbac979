from kit import *

podium(8.6, .5, 'pale')
with place((0, 0, .5)):
    laptop('site-looms', (.2, 1.2, 0), turn=-8, scale=2.6)
    top = books((-5.4, 1.4, 0), turn=14, colours=('deep', 'gold', 'coral'))
    plant((-5.4, 1.4, top), seed=4, scale=1.45)
    mug((5.6, -.6, 0), turn=-30, colour='coral', scale=1.9)
    open_notebook((2.1, -5.1, 0), turn=-22, left='wireframe', right='wireframe-phone')
    pencil((4.9, -4.4, .1), turn=58, colour='gold', length=2.6, thick=.11)
    phone('app-orders', (-4.4, -3.9, 0), turn=24, scale=2.1)
shot((0, -.3, 2.3), 33, turn=24, height=27, lens=64, size=(1400, 1400), exposure=.12)

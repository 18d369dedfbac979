from kit import *

# One phone taken apart: body, layout, screens.
s = 4.2
podium(5.2, .5, 'pale')
with place((0, 0, .5), rot=(0, 0, 0)):
    podium(4.4, .35, 'aqua')
    with place((0, 0, .75), turn=14):
        plate(.78 * s, 1.62 * s, .32, '#17262e', corner=.13 * s, round=.12)
        decal(.72 * s, 1.56 * s, screen('app-ride'), (0, 0, .325), corner=.1 * s)
        for z, colour in ((1.7, '#bfeff0'), (3.2, 'white'), (4.8, 'white')):
            plate(.76 * s, 1.56 * s, .08, glass(colour, clear=.62) if z < 3 else glass(colour, clear=.5), (0, 0, z), corner=.12 * s, round=.02)
        with place((0, 0, 1.82)):
            plate(2.7, 2.2, .1, 'coral', (0, 1.6, 0), corner=.25, round=.04)
            plate(1.25, 1.2, .1, 'gold', (-.72, -.35, 0), corner=.25, round=.04)
            plate(1.25, 1.2, .1, 'teal', (.72, -.35, 0), corner=.25, round=.04)
            plate(2.7, .45, .1, 'white', (0, -1.55, 0), corner=.2, round=.04)
            plate(2.7, .45, .1, 'white', (0, -2.25, 0), corner=.2, round=.04)
        with place((0, 0, 3.32)):
            cylinder(.5, .16, 'purple', (-.8, 2, 0))
            plate(1.4, .3, .12, 'grey', (.5, 2.2, 0), corner=.15, round=.04)
            plate(1, .24, .12, 'grey', (.3, 1.75, 0), corner=.12, round=.04)
            tube([(-1.2, -.6, .1), (-.5, .3, .1), (.2, -.2, .1), (1.2, .9, .1)], .1, 'brand', smooth=True)
            plate(2.6, .7, .2, 'brand', (0, -2.2, 0), corner=.3, round=.08)
        decal(.7 * s, 1.5 * s, screen('app-orders'), (0, 0, 4.885), corner=.1 * s)
shot((0, 0, 2.6), 40, turn=38, height=33, flat=14.6, ground='mist')

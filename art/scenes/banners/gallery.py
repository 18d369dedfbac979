from kit import *

podium(6.6, .4, 'blush')
with place((0, 0, .4)):
    podium(5.6, .3, 'white')
    camera_body((.3, -.2, .3), turn=-18, colour='cream', band='coral', scale=1.65)
    for i, (shot_of, x, y, t) in enumerate((('poster-b', -3.2, -2.6, 24), ('site-courtyard', 3.6, -2.9, -20))):
        with place((x, y, .32), turn=t):
            plate(2, 2.4, .06, 'white', corner=.06, round=.02)
            decal(1.7, 1.7, printed(shot_of), (0, .2, .065))
tube([(-7.5, 2.4, 7.9), (-3.5, 2.6, 6.9), (0, 2.6, 6.6), (3.5, 2.6, 6.9), (7.5, 2.4, 7.9)], .04, 'walnut', smooth=True)
for x, z, picture, tilt in ((-4.8, 7.1, 'site-looms', 5), (-2.1, 6.72, 'poster', -4), (.6, 6.62, 'app-food', 3), (3.2, 6.82, 'map', -5), (5.8, 7.35, 'poster-b', 4)):
    with place((x, 2.5, z), rot=(90, tilt, 0)):
        plate(2.1, 2.6, .06, 'white', (0, -1.35, 0), corner=.06, round=.02)
        decal(1.8, 1.8, printed(picture), (0, -1.18, .065))
        box((.2, .6, .2), 'wood', (0, -.05, -.02), round=.05)
shot((0, 0, 4.1), 36, turn=-8, height=12, lens=62, size=(1600, 1000), shift=(-.16, 0))

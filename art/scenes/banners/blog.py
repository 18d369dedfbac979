from kit import *

desk(width=20, depth=10, top='white')
with place((0, 0, 7.2)):
    typewriter((0, .8, 0), turn=-12, colour='teal', scale=1.05)
    for i in range(5):
        plate(2.3, 3.2, .05, 'blush' if i % 2 else 'butter', (4.6, 0, i * .05), turn=i * 4 - 8, corner=.02, round=.005)
    paper('wireframe-phone', 2.2, 3.0, (4.6, .1, .25), turn=-16)
    glasses((3.3, -2.8, 0), turn=24, scale=1.1, colour='coral')
    tumbler((-3.7, -1.4, 0), scale=1.35)
    top = books((-4.3, 2.2, 0), turn=16, colours=('coral', 'gold', 'deep'))
    plant((-4.3, 2.2, top), colour='cream', scale=1.1, seed=3)
    pencil((.8, -3.0, .1), turn=-14, colour='gold', length=2.2)
    with place((5.2, 3.6, 0)):
        ball(.5, 'white', (0, 0, .45), scale=(1, .9, .85))
        ball(.42, 'cream', (.9, -.5, .36), scale=(.9, 1, .85))
shot((.3, 0, 8.6), 27, turn=-10, height=25, lens=60, size=(1600, 1000), shift=(-.16, 0), blur=.14, focus=(0, -.5, 8.4))

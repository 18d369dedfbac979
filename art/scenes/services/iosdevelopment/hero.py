from kit import *

# A still life in white and silver, with one red apple.
box((9, 5, 1.1), 'pale', (-1, .6, 0), turn=4, round=.14)
box((4.4, 4.4, 2.2), 'aqua', (4.6, 1.4, 0), turn=-9, round=.14)
with place((-.2, .3, 1.1)):
    standing_phone('app-health', (-.8, .1, 0), turn=8, scale=3.5, lean=9, stand='white', colour='#dfe4e6')
    standing_tablet('tablet-studio', (-3.2, 1.9, 0), turn=16, scale=2.1, size=(2.5, 1.78), lean=12, stand='white')
watch('watch', (4.2, .4, 2.2), turn=-8, strap='coral', scale=2.5)
apple((3.5, -2.7, 0), scale=1.15)
cylinder(.9, .36, 'white', (-4.2, -3.2, 0), round=.16)
cylinder(.28, .05, metal(), (-4.2, -3.2, .35), round=.02)
with place((.4, -3.2, 0), turn=24):
    for x in (0, .8):
        ball(.27, plastic('white'), (x, 0, .27), scale=(1, .8, 1))
        tube([(x, -.05, .26), (x + .12, -.85, .14)], .12, plastic('white'))
shot((.1, -.2, 2.8), 29.5, turn=16, height=14, lens=72, ground='#cfdff0', sky='#eaf2fa')

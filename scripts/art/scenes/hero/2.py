from kit import *

podium(8.6, .5, 'pale')
with place((0, 0, .5)):
    standing_tablet('tablet-studio', (-1.6, 1.6, 0), turn=-4, scale=2.7, stand='deep')
    standing_phone('app-ride', (3.9, -1.0, 0), turn=2, scale=2.75, stand='coral')
    phone('app-food', (-4.3, -4.3, 0), turn=28, scale=2.3, colour='white')
    tumbler((.3, -4.4, 0), scale=1.75)
    biscuits((2.9, -5.2, 0), turn=20)
    snake_plant((-6.2, 1.2, 0), colour='gold', scale=1.1)
    pencil((-.9, -3.6, .1), turn=-40, colour='coral', length=2.6, thick=.11)
shot((0, -.3, 2.3), 33, turn=24, height=27, lens=64, size=(1400, 1400), exposure=.12)

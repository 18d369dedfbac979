from kit import *

podium(8.6, .5, 'pale')
with place((0, 0, .5)):
    standing_tablet('tablet-studio', (-1.5, 2.0, 0), turn=-4, scale=3.3, stand='deep')
    standing_phone('app-ride', (4.5, -.5, 0), turn=2, scale=3.2, stand='coral')
    phone('app-food', (-4.6, -4.0, 0), turn=28, scale=2.6, colour='white')
    tumbler((-1.0, -5.0, 0), scale=1.8)
    with place((1.1, -6.0, 0), scale=1.2):
        biscuits((0, 0, 0), turn=20)
    snake_plant((-6.9, .6, 0), colour='gold', scale=1.45)
    auto_rickshaw((2.6, -3.4, 0), turn=202, scale=.62)
shot((0, -.3, 2.3), 33, turn=24, height=27, lens=64, size=(1400, 1400), exposure=.12)

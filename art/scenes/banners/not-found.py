from kit import *

# A small green and yellow taxi at a crossing where no board says where to go.
plate(17, 12, .4, 'white', corner=1.4, round=.15)
decal(16.6, 11.6, printed('map'), (0, 0, .405), corner=1.2)
with place((0, 0, .4)):
    auto_rickshaw((-1.8, -1.4, 0), turn=-20, scale=1.25)
    with place((-1.8, -1.4, 0), turn=-20, scale=1.25):
        with place((2.27, 0, 1.3), rot=(90, 0, 90)):
            decal(1.2, .38, printed('plate-404'))
    signpost((4.6, 1.4, 0), turn=-6, height=7.6)
    badge((4.6, 1.4, 7.5), turn=-6, colour='deep', mark='question', scale=.7)
    for x, y, s in ((-6.6, 3.6, 1.2), (-5, 4.6, .9), (7, -3, .9), (6.2, 4.4, 1), (-7, -3.8, .8)):
        tree((x, y, 0), s)
    pin((.9, 4.1, 0), turn=10, colour='coral', scale=.9)
shot((0, 0, 3.1), 44, turn=34, height=22, lens=62, size=(1600, 1000), shift=(-.15, 0))

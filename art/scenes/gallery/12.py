from kit import *

top = books((0, 0, 0), turn=8, colours=('deep', 'coral', 'aqua', 'gold'), width=8.4, depth=5.4, seed=6)
with place((0, 0, top)):
    auto_rickshaw((.1, 0, 0), turn=22, scale=1.12)
with place((-6.4, 2.4, 0)):
    tumbler(scale=1.7)
with place((6, 2.6, 0)):
    plant(colour='cream', scale=1.5, seed=15)
pencil((-3.6, -3.8, .12), turn=14, colour='coral', length=3, thick=.13)
marigold((5.4, -3.2, .34), .45, 'marigold')
marigold((6.4, -2.6, .3), .4, 'saffron', 30)
shot((0, 0, 3), 28, turn=-12, height=12, lens=68, blur=.11, focus=(-.8, -1.8, 3.2))

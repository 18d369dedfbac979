from kit import *

# A shelf of everything that is made here.
bookcase(columns=4, rows=3, cell=4, depth=3.4, colour='white', back='pale')
def stand(column, row):
    return place(cell_floor(column, row, 4, 4))
with stand(0, 2):
    laptop('site-looms', (.1, -.6, 0), turn=-16, scale=.78)
with stand(1, 2):
    standing_phone('app-ride', (-.5, 0, 0), turn=8, scale=1.85, stand='coral')
    standing_phone('app-wallet', (1, .2, 0), turn=-12, scale=1.6, stand='gold')
with stand(2, 2):
    cross((0, .2, .2), size=1.3, colour='red')
with stand(3, 2):
    graduation_cap((0, 0, .3), turn=16, scale=1.15, rot=(0, 0, 0))
with stand(0, 1):
    with place(scale=.72):
        house(turn=14)
with stand(1, 1):
    with place(turn=-12, scale=.62):
        cart((0, 0, 0))
with stand(2, 1):
    with place((0, 0, 0), scale=.9):
        bars(values=(.8, 1.5, 1.1, 2.2, 3), width=.55, gap=.14)
with stand(3, 1):
    megaphone((.6, 0, 1.45), turn=-8, scale=.62)
with stand(0, 0):
    with place(scale=.42):
        server(units=7, turn=10)
    cloud((1.1, -.6, .15), scale=.42)
with stand(1, 0):
    pencil_cup((-.6, 0, 0), scale=1.2)
    swatch_fan((.9, -.9, 0), turn=10, size=(.7, 1.7))
with stand(2, 0):
    standing_books((-1.5, 0, 0), count=6)
with stand(3, 0):
    plant(colour='coral', scale=1.25, seed=12)
with place((0, 0, 12.25)):
    plant((-6.4, 0, 0), colour='gold', scale=1.1, seed=5)
    with place((3.4, 0, 0), turn=8, scale=.36):
        rumi_darwaza()
    clock((6.9, 0, 0), turn=-10, radius=1, colour='teal')
shot((.6, 0, 7.0), 46, turn=-20, height=9, lens=58, ambient=.62, samples=44, size=(1600, 1000), shift=(-.17, 0))

from kit import *

# A short form on a large phone, and the number keys it asks for.
podium(8, .4, 'pale')
with place((0, 0, .4)):
    standing_phone('app-form', (-2.0, 1.6, 0), turn=10, scale=4.6, stand='coral')
    with place((3.9, -1.3, 0), turn=-16):
        plate(5.2, 6.4, .5, 'deep', corner=.6, round=.16)
        for i, name in enumerate('1234567890'):
            row, column = divmod(i, 3) if name != '0' else (3, 1)
            with place((-1.5 + column * 1.5, 2.2 - row * 1.46, .45)):
                box((1.26, 1.2, .5), clay('white'), round=.16)
                decal(.8, .8, printed(f'key-{name}'), (0, 0, .505))
        with place((1.5, -2.18, .45)):
            box((1.26, 1.2, .5), clay('coral'), round=.16)
            tube([(-.28, .02, .52), (-.06, -.22, .52), (.32, .26, .52)], .07, 'white')
    badge((-6.0, -.6, 0), turn=12, colour='green', mark='tick', scale=1.25, rot=(-10, 0, 0))
    mug((-4.9, -4.2, 0), turn=200, colour='gold', scale=1.5)
    with place((-.9, -4.9, 0), turn=22):
        notebook(colour='purple', ribbon='butter', size=(1.7, 2.3))
        pencil((.2, -.1, .36), turn=40, colour='gold', length=2.2)
shot((.1, -.2, 2.9), 34.5, turn=8, height=24, lens=62, ground='#cfe6ea')

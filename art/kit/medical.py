"""Clinic and hospital."""
from .forms import ball, box, cylinder, decal, place, plate, slab, torus, tube
from .materials import clay, light, metal, plastic, printed


def cross(at=(0, 0, 0), turn=0, colour='red', size=1, thick=.5, rot=(0, 0, 0)):
    """Upright, facing the viewer, its foot at the origin."""
    a, b = size * .34, size
    outline = [(-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a), (a, b), (-a, b), (-a, a), (-b, a), (-b, -a), (-a, -a)]
    with place(at, turn, rot):
        slab(outline, thick, clay(colour), (0, thick / 2, size), rot=(90, 0, 0), round=min(.14, thick * .4))


def stethoscope(at=(0, 0, 0), turn=0, colour='deep', scale=1):
    """Lies on a table."""
    with place(at, turn, scale=scale):
        cord = plastic(colour, .4)
        tube([(-.9, 2.6, .12), (-1.25, 1.4, .12), (-.7, .3, .12), (0, -.2, .14), (.7, .3, .12), (1.25, 1.4, .12), (.9, 2.6, .12)],
             .12, cord, smooth=True)
        for x in (-1, 1):
            tube([(x * .9, 2.6, .12), (x * .62, 3.2, .2), (x * .45, 3.45, .3)], .07, metal(), smooth=True)
            ball(.14, clay('ink'), (x * .42, 3.5, .32))
        tube([(0, -.2, .14), (-.3, -1.2, .12), (.5, -2, .12), (1.8, -1.9, .12), (2.4, -1, .12)], .12, cord, smooth=True)
        cylinder(.62, .26, metal(), (2.6, -.45, 0), round=.1)
        cylinder(.5, .04, plastic('white', .3), (2.6, -.45, .25), round=.015)
        torus(.53, .07, clay(colour), (2.6, -.45, .25))


def pill_bottle(at=(0, 0, 0), colour='#e88a2e', lid='white', scale=1):
    with place(at, scale=scale):
        cylinder(.42, 1, plastic(colour, .2), round=.08)
        cylinder(.427, .56, clay('white'), (0, 0, .22), round=.01)
        box((.02, .3, .08), 'red', (-.0, 0, .5), round=.01)
        cylinder(.46, .3, clay(lid), (0, 0, 1), round=.06, steps=24)


def blister(at=(0, 0, 0), turn=0, colour='coral'):
    with place(at, turn):
        plate(1.7, .8, .04, metal('#dfe5e8', .35), corner=.08, round=.01)
        for i in range(5):
            for y in (-.19, .19):
                ball(.13, plastic(colour, .2), (-.62 + i * .31, y, .05), scale=(1, 1, .7))


def prescription(at=(0, 0, 0), turn=0):
    """A pad on a clip board."""
    with place(at, turn):
        plate(2.5, 3.5, .1, 'walnut', corner=.16, round=.03)
        for i in range(3):
            plate(2.2, 3.1, .02, 'white', (0, -.08, .1 + i * .022), turn=(i - 1) * .7, corner=.02, round=.004)
        decal(2.18, 3.08, printed('prescription'), (0, -.08, .169), turn=.7)
        box((1, .34, .16), metal('steel', .3), (0, 1.58, .1), round=.06)


def hospital(at=(0, 0, 0), turn=0, wall='white', trim='brand', scale=1):
    with place(at, turn, scale=scale):
        def block(size, where, columns, rows):
            box(size, wall, where, round=.1)
            box((size[0] + .16, size[1] + .16, .2), trim, (where[0], where[1], size[2]), round=.06)
            for row in range(rows):
                for column in range(columns):
                    x = where[0] - size[0] / 2 + (column + .5) * size[0] / columns
                    z = .8 + row * 1.15
                    lit = (row + column) % 3 == 0
                    box((size[0] / columns * .56, .12, .62), light('#ffe9b8', .8) if lit else plastic('#8fc9d6', .15),
                        (x, where[1] - size[1] / 2, z), round=.04)
            for row in range(rows):
                for k in range(3):
                    box((.12, size[1] / 3 * .5, .62), plastic('#8fc9d6', .15),
                        (where[0] + size[0] / 2, where[1] - size[1] / 2 + (k + .5) * size[1] / 3, .8 + row * 1.15), round=.04)
        block((3.2, 3.2, 3.4), (-3.1, .3, 0), 3, 2)
        block((3.2, 3.2, 3.4), (3.1, .3, 0), 3, 2)
        block((3.4, 3.6, 6.2), (0, 0, 0), 3, 4)
        box((2.6, 1.2, .2), trim, (0, -2.2, 1.75), round=.08)
        for x in (-1.1, 1.1):
            cylinder(.1, 1.7, 'white', (x, -2.6, 0))
        box((1.6, .2, 1.4), plastic('#8fc9d6', .15), (0, -1.8, .05), round=.05)
        box((2.5, .3, 2.5), 'white', (0, -1.85, 5.1), round=.2)
        cross((0, -2.05, 5.4), colour='red', size=.95, thick=.3)


def ambulance(at=(0, 0, 0), turn=0, scale=1):
    """Drives towards -x."""
    with place(at, turn, scale=scale):
        box((3.2, 2.1, 2.3), plastic('white', .35), (.6, 0, .5), round=.25)
        slab([(-1.05, 0), (1.1, 0), (1.1, 1.85), (.1, 1.85), (-.7, .95), (-1.05, .85)], 2, plastic('white', .35), (-1.7, 1, .5),
             rot=(90, 0, 0), round=.14)
        slab([(-.6, .98), (.12, 1.7), (.75, 1.7), (.75, .98)], 2.04, plastic('#1c4757', .1), (-1.7, 1.02, .5), rot=(90, 0, 0), round=.05)
        box((4.95, 2.14, .34), 'coral', (-.26, 0, 1), round=.05)
        for x in (-1.7, 1.2):
            for y in (-1, 1):
                cylinder(.5, .3, 'ink', (x, y + .15, .5), rot=(90, 0, 0), round=.1)
                cylinder(.22, .34, 'grey', (x, y + .17, .5), rot=(90, 0, 0), round=.05)
        cross((.7, -1.06, 1.55), colour='red', size=.42, thick=.08)
        with place((.6, -.35, 2.79)):
            cross((0, 0, 0), colour='red', size=.5, thick=.08, rot=(-90, 0, 0))
        box((.5, 1.2, .3), light('#6fb8ff', 1.2), (-.7, 0, 2.75), round=.1)
        box((.1, .3, .2), light('#fff2c4', 1.5), (-2.75, -.65, .95), round=.05)

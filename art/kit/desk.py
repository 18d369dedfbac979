"""What stands on and around a desk. One unit is ten centimetres."""
import math
from random import Random

import bmesh
from mathutils import Matrix, Vector

from .forms import (_mesh, add, ball, box, bulb, cylinder, decal, lathe, leaf, place, plate, slab, sheet, torus,
                    tube, vessel)
from .materials import clay, glass, light, metal, plastic, printed, screen


def desk(at=(0, 0, 0), turn=0, width=15, depth=7.5, height=7.2, top='white', legs='wood', drawer=None):
    """A desk; what stands on it starts at z = height."""
    with place(at, turn):
        plate(width, depth, .32, top, (0, 0, height - .32), corner=.5, round=.12)
        for x in (-1, 1):
            for y in (-1, 1):
                with place((x * (width / 2 - .9), y * (depth / 2 - .8), 0), rot=(y * 4, x * 4, 0)):
                    cylinder(.16, height - .3, legs, top=.26)
        if drawer:
            box((3.6, depth - 1.4, 1.5), top, (width / 2 - 3, 0, height - 1.85), round=.12)
            box((3.2, .12, 1.1), drawer, (width / 2 - 3, -(depth - 1.4) / 2 - .02, height - 1.65), round=.08)
            cylinder(.12, .2, metal('brass'), (width / 2 - 3, -(depth - 1.4) / 2 - .05, height - 1.1), rot=(90, 0, 0))


def round_table(at=(0, 0, 0), radius=6, height=7.2, top='white', legs='wood'):
    with place(at):
        cylinder(radius, .34, top, (0, 0, height - .34), round=.15, steps=96)
        cylinder(.42, height - .5, legs, (0, 0, .15))
        cylinder(radius * .5, .25, legs, round=.1)


def podium(radius, height, colour='white', at=(0, 0, 0)):
    cylinder(radius, height, colour, at, round=.14, steps=128)


def mug(at=(0, 0, 0), turn=0, colour='coral', drink='#5a3322', scale=1):
    with place(at, turn, scale=scale):
        vessel([(.33, 0), (.4, .05), (.42, .2), (.42, .92)], .06, plastic(colour, .35))
        cylinder(.36, .02, plastic(drink, .12), (0, 0, .78), round=.005)
        torus(.26, .065, plastic(colour, .35), (.42, 0, .47), rot=(90, 0, 0), start=-100, stop=100)


def tumbler(at=(0, 0, 0), scale=1, drink='tea'):
    """Chai in a steel tumbler."""
    with place(at, scale=scale):
        vessel([(.29, 0), (.31, .03), (.34, .5), (.39, .96), (.42, 1)], .03, metal('#dfe5e8', .2))
        torus(.355, .018, metal('#dfe5e8', .2), (0, 0, .66))
        torus(.33, .018, metal('#dfe5e8', .2), (0, 0, .36))
        cylinder(.36, .02, plastic(drink, .15), (0, 0, .86), round=.005)


def saucer(at=(0, 0, 0), colour='white', radius=.75):
    vessel([(radius * .5, 0), (radius * .7, .05), (radius, .16)], .05, plastic(colour, .35), at)


def biscuits(at=(0, 0, 0), turn=0):
    with place(at, turn):
        saucer(radius=.95)
        for i, (x, y, t) in enumerate(((-.3, .05, 20), (.25, .2, -30), (.1, -.3, 70))):
            cylinder(.36, .12, '#e0a763', (x, y, .12 + i * .05), rot=(6 * i - 5, 5, 0))


def kettle(at=(0, 0, 0), turn=0, colour='teal', scale=1):
    with place(at, turn, scale=scale):
        lathe([(0, 0), (.95, 0), (1.05, .08), (1.08, .35), (.98, .85), (.7, 1.3), (.5, 1.42), (0, 1.44)],
              plastic(colour, .3))
        lathe([(0, 1.42), (.5, 1.42), (.48, 1.5), (.2, 1.6), (0, 1.62)], plastic(colour, .3))
        ball(.13, 'cream', (0, 0, 1.72))
        tube([(.8, 0, .55), (1.25, 0, .8), (1.4, 0, 1.25), (1.65, 0, 1.45)], .14, plastic(colour, .3), smooth=True)
        tube([(-.62, 0, 1.3), (-.75, 0, 2.1), (0, 0, 2.5), (.75, 0, 2.1), (.62, 0, 1.3)], .085, 'wood', smooth=True)


def pot(at=(0, 0, 0), colour='white', radius=.62, height=1.05, soil=True):
    vessel([(radius * .74, 0), (radius * .8, .05), (radius, height)], .08, clay(colour), at)
    if soil:
        cylinder(radius * .9, .06, '#5b4436', (at[0], at[1], at[2] + height - .16), round=.01)


def plant(at=(0, 0, 0), turn=0, colour='white', leaves=15, size=1.35, seed=4, scale=1, green='leaf'):
    """A leafy plant in a pot."""
    chance = Random(seed)
    with place(at, turn, scale=scale):
        pot((0, 0, 0), colour)
        for i in range(leaves):
            ring_of = i / leaves
            lift = 28 + 52 * ring_of + chance.uniform(-6, 6)
            long = size * (1.05 - .3 * ring_of) * chance.uniform(.9, 1.1)
            stem = .25 + .65 * ring_of
            with place((0, 0, .9), turn=i * 137.5 + chance.uniform(-10, 10)):
                reach = .1 + .25 * (1 - ring_of)
                tube([(0, 0, 0), (0, reach * .5, stem * .6), (0, reach, stem)], .025, 'sprout', smooth=True)
                leaf(long, long * .5, green if i % 4 else 'sprout', (0, reach, stem), rot=(lift * .62, 0, 0),
                     bend=.55 - .2 * ring_of)


def snake_plant(at=(0, 0, 0), colour='coral', seed=2, scale=1, blades=9):
    chance = Random(seed)
    with place(at, scale=scale):
        pot((0, 0, 0), colour, .7, 1.1)
        for i in range(blades):
            far = .1 + .32 * (i / blades)
            with place((0, 0, .9), turn=i * 137.5):
                leaf(chance.uniform(1.7, 2.9), .42, 'leaf' if i % 3 else 'sprout', (0, far, 0),
                     rot=(chance.uniform(74, 86), 0, chance.uniform(-20, 20)), bend=.06, fold=.3)


def cactus(at=(0, 0, 0), colour='gold', scale=1):
    with place(at, scale=scale):
        pot((0, 0, 0), colour, .42, .62)
        ball(.34, 'green', (0, 0, .95), scale=(1, 1, 1.5))
        ball(.15, 'green', (.34, 0, 1.05), scale=(1, 1, 1.5))
        ball(.07, 'coral', (0, 0, 1.46))


def book(width, depth, thick, colour, at=(0, 0, 0), turn=0, rot=(0, 0, 0)):
    with place(at, turn, rot):
        box((width, depth, thick * .18), colour, round=.03)
        box((width, depth, thick * .18), colour, (0, 0, thick * .82), round=.03)
        box((.1, depth, thick), colour, (-width / 2 + .05, 0, 0), round=.04)
        box((width - .16, depth - .12, thick * .7), 'cream', (.02, 0, thick * .15), round=.01)


def books(at=(0, 0, 0), turn=0, colours=('brand', 'gold', 'coral'), width=2.5, depth=1.8, seed=1):
    """A pile of books lying flat; returns the height of its top."""
    chance, height = Random(seed), 0
    with place(at, turn):
        for colour in colours:
            thick = chance.uniform(.3, .46)
            book(width * chance.uniform(.86, 1), depth * chance.uniform(.9, 1), thick, colour, (0, 0, height),
                 chance.uniform(-11, 11))
            height += thick
    return at[2] + height


def standing_books(at=(0, 0, 0), turn=0, count=6, seed=3, colours=('brand', 'coral', 'gold', 'deep', 'cream', 'teal')):
    chance, x = Random(seed), 0
    with place(at, turn):
        for i in range(count):
            thick, high = chance.uniform(.3, .5), chance.uniform(1.9, 2.5)
            last = i == count - 1
            with place((x + thick / 2 + (.34 if last else 0), 0, .06 if last else 0), rot=(0, -11 if last else 0, 0)):
                box((thick, 1.6, high), colours[i % len(colours)], round=.05)
                box((thick + .012, 1.62, .1), 'cream', (0, 0, high * .75), round=.01)
            x += thick + .03


def ledgers(at=(0, 0, 0), turn=0, count=3):
    """Red cloth account books tied with cotton string."""
    with place(at, turn):
        for i in range(count):
            with place((0, 0, i * .46), (-6, 5, -3)[i % 3]):
                box((2.9, 1.9, .42), '#c23b2e', round=.09)
                box((2.8, 1.8, .26), 'cream', (.08, -.08, .08), round=.03)
                for x in (-.5, .5):
                    box((.09, 1.94, .45), 'cream', (x, 0, -.01), round=.03)
        tube([(-.5, 0, count * .46), (-.2, .1, count * .46 + .06), (.2, -.1, count * .46 + .06),
              (.5, 0, count * .46)], .035, 'cream', smooth=True)
    return at[2] + count * .46


def office_file(at=(0, 0, 0), turn=0, colour='#d8b56a', papers=4):
    """A card file closed with a cotton string."""
    with place(at, turn):
        box((2.4, 3.1, .04), colour, round=.01)
        for i in range(papers):
            box((2.2, 2.9, .035), 'white', (.02, 0, .04 + i * .035), turn=(i % 3 - 1) * .8, round=.005)
        box((2.4, 3.1, .04), colour, (0, 0, .06 + papers * .035), rot=(0, -1.2, 0), round=.01)
        top = .12 + papers * .035
        tube([(-1.22, 0, .05), (-1.2, 0, top), (0, 0, top + .03), (1.22, 0, top + .02), (1.24, 0, .02)], .035, 'coral')
        tube([(0, 0, top), (.25, .3, top + .06), (.5, .05, top + .05), (.05, 0, top + .05), (-.25, .28, top + .06),
              (-.5, .02, top + .05), (0, 0, top + .04)], .035, 'coral', smooth=True)
        tube([(0, 0, top + .04), (.18, -.4, top + .03), (.3, -.85, top + .03)], .03, 'coral', smooth=True)
        decal(1.2, .7, printed('label-file'), (0, .95, top + .012))


def notebook(at=(0, 0, 0), turn=0, colour='deep', ribbon='coral', size=(1.5, 2.1)):
    with place(at, turn):
        plate(size[0], size[1], .06, colour, corner=.12, round=.02)
        box((size[0] - .1, size[1] - .1, .16), 'cream', (.02, 0, .06), round=.01)
        plate(size[0], size[1], .06, colour, (0, 0, .22), corner=.12, round=.02)
        box((.08, size[1] + .01, .29), ribbon, (size[0] * .33, 0, 0), round=.02)


def open_notebook(at=(0, 0, 0), turn=0, left=None, right=None, cover='deep', size=(1.9, 2.6)):
    """An open notebook; `left` and `right` are printed pages."""
    w, h = size
    with place(at, turn):
        plate(w * 2 + .16, h + .16, .05, cover, corner=.12, round=.02)
        for side, page in ((-1, left), (1, right)):
            material = printed(page) if page else clay('cream')
            for layer in range(3):
                def lift(u, v, layer=layer):
                    near = u if side < 0 else 1 - u
                    return .06 + layer * .035 + .13 * math.exp(-((1 - near) / .22) ** 2) * (1 - math.exp(-((1 - near) / .05) ** 2))
                sheet(w - layer * .02, h, material if layer == 2 else clay('cream'), (side * w / 2, 0, 0), lift=lift)


def paper(texture, width=2.1, height=2.97, at=(0, 0, 0), turn=0, curl=.06, rot=(0, 0, 0)):
    """A printed sheet whose corners rise a little."""
    sheet(width, height, printed(texture), at, turn, rot,
          lambda u, v: .012 + curl * ((2 * u - 1) ** 4 * (v ** 2) + (2 * v - 1) ** 6 * .5))


def sticky(at=(0, 0, 0), turn=0, colour='butter', size=.75, rot=(0, 0, 0)):
    sheet(size, size, colour, at, turn, rot, lambda u, v: .01 + .09 * (1 - v) ** 2)


def pencil(at=(0, 0, 0), turn=0, colour='gold', length=1.8, rot=(0, 90, 0), thick=.075):
    with place(at, turn, rot):
        cylinder(thick, .16, 'blush', (0, 0, -length / 2), round=.03)
        cylinder(thick * 1.05, .16, metal('brass'), (0, 0, -length / 2 + .14), round=.01)
        cylinder(thick, length * .72, colour, (0, 0, -length / 2 + .28), round=.01, steps=6)
        lathe([(thick, 0), (thick * .35, .22)], '#f0cfa0', (0, 0, -length / 2 + .28 + length * .72), steps=24)
        lathe([(thick * .36, .215), (0, .3)], 'ink', (0, 0, -length / 2 + .28 + length * .72), steps=24)


def pen(at=(0, 0, 0), turn=0, colour='deep', rot=(0, 90, 0), length=1.5):
    with place(at, turn, rot):
        cylinder(.085, length * .55, plastic(colour), (0, 0, -length / 2), round=.05)
        cylinder(.09, .07, metal('brass'), (0, 0, length * .05), round=.01)
        cylinder(.085, length * .32, plastic(colour), (0, 0, length * .09), round=.01, top=.06)
        lathe([(.058, 0), (.012, .2), (0, .22)], metal('brass'), (0, 0, length * .41))
        box((.03, .05, length * .34), metal('brass'), (.095, 0, -length / 2 + .05), round=.012)


def fountain_pen(at=(0, 0, 0), turn=0, colour='night', scale=1, rot=(0, 90, 0)):
    with place(at, turn, rot, scale):
        cylinder(.14, 1.5, plastic(colour, .15), (0, 0, -1.1), round=.1)
        cylinder(.145, .08, metal('brass', .2), (0, 0, .38), round=.02)
        cylinder(.1, .4, plastic(colour, .15), (0, 0, .46), round=.02, top=.085)
        slab([(-.1, 0), (-.11, .18), (0, .55), (.11, .18), (.1, 0)], .03, metal('brass', .2), (0, .0, .84),
             rot=(90, 0, 0), round=.01)


def pencil_cup(at=(0, 0, 0), colour='teal', seed=5, scale=1):
    chance = Random(seed)
    with place(at, scale=scale):
        vessel([(.42, 0), (.44, .04), (.44, 1.05)], .05, clay(colour))
        for i, shade in enumerate(('gold', 'coral', 'brand', 'purple', 'leaf')):
            a = i * 1.26
            pencil((math.cos(a) * .2, math.sin(a) * .2, 1.05 + chance.uniform(0, .25)), colour=shade,
                   rot=(-math.sin(a) * 11, math.cos(a) * 11, 0))


def desk_lamp(at=(0, 0, 0), turn=0, colour='coral', glow=2.5, scale=1, power=0):
    """A jointed lamp that bends towards +x."""
    with place(at, turn, scale=scale):
        cylinder(.85, .16, clay(colour), round=.07)
        cylinder(.12, .3, metal(), (0, 0, .15))
        tube([(0, 0, .4), (-.9, 0, 2.5)], .08, metal())
        ball(.16, clay(colour), (-.9, 0, 2.5))
        tube([(-.9, 0, 2.5), (.9, 0, 3.9)], .08, metal())
        with place((.9, 0, 3.9), rot=(0, 128, 0)):
            lathe([(0, -.35), (.2, -.33), (.26, -.1), (.34, .1), (.8, .85), (.84, .9), (.78, .88), (.3, .12), (0, .08)],
                  clay(colour))
            ball(.3, light('#ffe2b0', glow), (0, 0, .48))
            if power:
                bulb(power, (0, 0, 1.1), size=.5)


def clock(at=(0, 0, 0), turn=0, radius=1.1, colour='coral', hour=4, minute=20, feet=True):
    """A round clock that faces the viewer; it stands on two feet or hangs."""
    with place(at, turn):
        with place((0, 0, radius + (.22 if feet else 0)), rot=(90, 0, 0)):
            cylinder(radius, .42, clay(colour), (0, 0, -.21), round=.14, steps=96)
            cylinder(radius * .86, .03, 'white', (0, 0, .2), round=.01, steps=96)
            for i in range(12):
                a = math.radians(i * 30)
                box((.06, .22 if i % 3 == 0 else .1, .02), 'ink',
                    (math.sin(a) * radius * .7, math.cos(a) * radius * .7, .23), turn=-i * 30, round=.01)
            for angle, long, wide in ((-(hour + minute / 60) * 30, .42, .1), (-minute * 6, .62, .07)):
                with place((0, 0, .25), turn=angle):
                    box((wide, radius * long, .03), 'ink', (0, radius * long / 2, 0), round=.015)
            cylinder(.08, .1, 'coral' if colour != 'coral' else 'gold', (0, 0, .24))
        if feet:
            for x in (-1, 1):
                cylinder(.12, .6, 'wood', (x * radius * .55, 0, 0), rot=(0, -x * 20, 0))


def glasses(at=(0, 0, 0), turn=0, colour='ink', scale=1):
    with place(at, turn, scale=scale):
        for x in (-.55, .55):
            torus(.42, .05, plastic(colour), (x, 0, .42), rot=(90, 0, 0))
            cylinder(.4, .02, glass(clear=.95), (x, .01, .42), rot=(90, 0, 0), round=.005)
            tube([(x * 1.75, 0, .5), (x * 1.78, 1.1, .5), (x * 1.7, 1.6, .15)], .04, plastic(colour), smooth=True)
        tube([(-.14, 0, .5), (0, -.02, .58), (.14, 0, .5)], .045, plastic(colour), smooth=True)


def flip_calendar(at=(0, 0, 0), turn=0, texture='calendar', size=(3, 2.4)):
    w, h = size
    with place(at, turn):
        for y, rot in ((-.55, 72), (.55, 108)):
            box((w, h, .06), 'deep', (0, y, h / 2 * math.sin(math.radians(72)) - .02 + .03), rot=(rot, 0, 0), round=.02)
        with place((0, -.55, h / 2 * math.sin(math.radians(72))), rot=(72, 0, 0)):
            decal(w * .94, h * .92, printed(texture), (0, -.02, .09))
        for i in range(8):
            torus(.14, .025, metal(), ((i - 3.5) * w / 9, -.12, h * .965), rot=(0, 90, 0))


def calculator(at=(0, 0, 0), turn=0, colour='white', scale=1):
    with place(at, turn, scale=scale):
        plate(1.2, 1.8, .2, plastic(colour, .4), corner=.16, round=.06)
        plate(1, .36, .03, plastic('#9fc7b2', .3), (0, .6, .19), corner=.05, round=.01)
        for row in range(4):
            for column in range(4):
                shade = 'coral' if column == 3 else 'slate' if row == 3 else 'grey'
                plate(.2, .2, .09, clay(shade), (-.375 + column * .25, .23 - row * .28, .18), corner=.05, round=.03)


def office_chair(at=(0, 0, 0), turn=0, colour='teal'):
    """A swivel chair; at turn 0 it faces the viewer."""
    with place(at, turn):
        for i in range(5):
            with place((0, 0, .5), turn=i * 72):
                box((.36, 2.6, .24), 'ink', (0, 1.3, 0), round=.1)
                ball(.3, 'ink', (0, 2.45, -.2))
        cylinder(.24, 3.4, metal(), (0, 0, .6))
        box((4.4, 4.2, .8), colour, (0, 0, 4), round=.36)
        with place((0, 2.1, 4.9), rot=(-8, 0, 0)):
            box((4.1, .7, 4.6), colour, (0, 0, .7), round=.34)
            box((.7, .3, 2.2), 'ink', (0, .3, -.9), round=.1)
        for x in (-2.4, 2.4):
            tube([(x * .85, .4, 4.3), (x, .4, 4.5), (x, .4, 6)], .14, 'ink')
            box((.5, 2.3, .26), 'ink', (x, -.1, 6), round=.12)


def stool(at=(0, 0, 0), colour='gold', height=4.5, radius=1.6):
    with place(at):
        cylinder(radius, .5, colour, (0, 0, height - .5), round=.22)
        for i in range(4):
            with place((0, 0, 0), turn=45 + i * 90):
                tube([(radius * .95, 0, .1), (radius * .55, 0, height - .4)], .13, 'wood')


def armchair(at=(0, 0, 0), turn=0, colour='teal', cushion='gold'):
    with place(at, turn):
        for x in (-2.2, 2.2):
            for y in (-2, 2):
                cylinder(.14, 1.2, 'walnut', (x, y, 0), top=.2)
        box((6, 5.4, 1.5), colour, (0, 0, 1.1), round=.5)
        box((4.2, 4.6, 1), colour, (0, -.5, 2.4), round=.42)
        with place((0, 2.2, 1.4), rot=(-8, 0, 0)):
            box((5.8, 1.4, 6), colour, round=.65)
        for x in (-2.6, 2.6):
            box((1.15, 5, 3.4), colour, (x, -.1, 1.2), round=.55)
        with place((.3, 1.1, 3.5), turn=8, rot=(-20, 8, 0)):
            box((2.6, .9, 2.4), cushion, round=.42)


def rug(at=(0, 0, 0), width=16, depth=11, colour='blush', edge='coral', turn=0, disc=False):
    with place(at, turn):
        if disc:
            cylinder(width / 2, .12, edge, round=.05, steps=96)
            cylinder(width / 2 - .5, .13, colour, round=.05, steps=96)
        else:
            plate(width, depth, .12, edge, corner=.6, round=.05)
            plate(width - .9, depth - .9, .13, colour, corner=.4, round=.05)


def shelf(at=(0, 0, 0), width=8, depth=2.2, colour='wood', turn=0):
    """A board on a wall, its back edge at y = 0."""
    with place(at, turn):
        box((width, depth, .25), colour, (0, -depth / 2, -.25), round=.07)
        for x in (-width / 2 + .9, width / 2 - .9):
            tube([(x, -.05, -1.2), (x, -depth * .75, -.3)], .07, metal('brass'))


def bookcase(at=(0, 0, 0), turn=0, columns=3, rows=3, cell=3.4, depth=3, colour='white', back='pale'):
    """Open cubes; cell (column, row) from the lower left has its floor at `cell_floor`."""
    width, height = columns * cell + .25, rows * cell + .25
    with place(at, turn):
        box((width - .12, .14, height - .06), back, (0, depth / 2 - .12, .03), round=.03)
        for i in range(columns + 1):
            box((.25, depth, height), colour, (-width / 2 + .125 + i * cell, 0, 0), round=.06)
        for j in range(rows + 1):
            box((width - .1, depth - .08, .25), colour, (0, 0, j * cell + .003 * j), round=.05)


def cell_floor(column, row, columns=3, cell=3.4):
    return ((column - (columns - 1) / 2) * cell, 0, row * cell + .25)


def easel(at=(0, 0, 0), turn=0, height=11, width=7, picture=None, picture_size=(6, 4.5), colour='wood', base=4):
    with place(at, turn):
        for x in (-1, 1):
            tube([(x * width * .42, -.6, 0), (x * .5, 1, height)], .17, colour)
        tube([(0, 4, 0), (0, 1.05, height - .6)], .17, colour)
        with place((0, -.6 + 1.6 * base / height, base), rot=(-8, 0, 0)):
            box((width * .95, .7, .28), colour, (0, -.35, -.28), round=.08)
            if picture:
                box((picture_size[0] + .4, .25, picture_size[1] + .4), 'white', (0, -.25, 0), round=.08)
                decal(*picture_size, printed(picture), (0, -.385, picture_size[1] / 2 + .2), rot=(90, 0, 0))


def frame(texture, width, height, at=(0, 0, 0), turn=0, colour='wood', rot=(0, 0, 0), lit=False, mount=.3):
    """A picture in a frame, hanging with its foot at `at`."""
    with place(at, turn, rot):
        box((width + .5, .22, height + .5), colour, (0, 0, 0), round=.08)
        box((width + .1, .06, height + .1), 'white', (0, -.1, .2), round=.02)
        decal(width - mount, height - mount, screen(texture) if lit else printed(texture), (0, -.135, height / 2 + .25),
              rot=(90, 0, 0))


def garland(points, radius=.2, per_unit=3.1, colours=('marigold', 'saffron', 'marigold')):
    """Marigolds strung along the points, which are read as a smooth line."""
    knots = [Vector(p) for p in points]
    line = []
    for i in range(len(knots) - 1):
        before, first, second, after = knots[max(i - 1, 0)], knots[i], knots[i + 1], knots[min(i + 2, len(knots) - 1)]
        steps = max(2, int((second - first).length * 12))
        for k in range(steps):
            t = k / steps
            line.append(.5 * ((2 * first) + (second - before) * t + (2 * before - 5 * first + 4 * second - after) * t * t
                              + (3 * first - before - 3 * second + after) * t ** 3))
    line.append(knots[-1])
    walked, last, index = 1e9, line[0], 0
    for spot in line:
        walked += (spot - last).length
        last = spot
        if walked >= 1 / per_unit:
            walked = 0
            marigold(tuple(spot), radius, colours[index % len(colours)], index * 41)
            index += 1


_flowers = {}


def marigold(at, radius=.2, colour='marigold', turn=0):
    """One flower; all of a size and colour share one mesh, a garland has hundreds."""
    key = (radius, colour)
    if key not in _flowers:
        bm = bmesh.new()

        def petal(size, x, y, z):
            bmesh.ops.create_uvsphere(bm, u_segments=12, v_segments=8, radius=size,
                                      matrix=Matrix.Translation((x, y, z)) @ Matrix.Diagonal((1, 1, .8, 1)))

        petal(radius * .86, 0, 0, 0)
        for count, far, high in ((9, .8, 0), (7, .6, .4), (4, .3, .66)):
            for i in range(count):
                a = 2 * math.pi * i / count + high
                petal(radius * .36, math.cos(a) * radius * far, math.sin(a) * radius * far, radius * high)
                if high < .5:
                    petal(radius * .34, math.cos(a + .3) * radius * far, math.sin(a + .3) * radius * far, -radius * .42)
        mesh = _mesh(bm, 180)
        mesh.materials.append(clay(colour))
        _flowers[key] = mesh
    add(_flowers[key], None, at, rot=(turn % 50 - 25, turn % 70 - 35, turn))

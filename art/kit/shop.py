"""Buying and selling: shop front, cart, parcels, the counter."""
import math
from random import Random

from .desk import garland
from .forms import ball, box, cylinder, decal, lathe, place, plate, slab, torus, tube, vessel, sheet
from .materials import clay, glass, light, metal, plastic, printed, screen


def awning(width, depth=1.2, at=(0, 0, 0), colours=('coral', 'white'), stripes=8, drop=.55):
    """Slopes towards the viewer from its back edge."""
    with place(at):
        step = width / stripes
        for i in range(stripes):
            x = -width / 2 + step * (i + .5)
            with place((x, 0, 0), rot=(24, 0, 0)):
                box((step, depth, .1), colours[i % 2], (0, -depth / 2, 0), round=.03)
            with place((x, -depth * .93, -depth * .42), rot=(90, 0, 0)):
                slab([(-step / 2, .12), (-step / 2, -drop * .4)] +
                     [(step / 2 * math.cos(math.radians(a)), -drop * .4 + step / 2 * math.sin(math.radians(a)))
                      for a in range(200, 341, 20)] + [(step / 2, -drop * .4), (step / 2, .12)], .1, colours[i % 2],
                     (0, 0, -.05), round=.025)


def shop_front(at=(0, 0, 0), turn=0, wall='cream', trim='brand', stripes=('coral', 'white'), sign=None, flowers=True,
               width=6, height=5.6, depth=3):
    with place(at, turn):
        box((width + .5, depth + .6, .3), 'grey', (0, -.1, 0), round=.08)
        box((width, depth, height), wall, (0, 0, .3), round=.12)
        front = -depth / 2
        box((width + .3, depth + .3, .35), trim, (0, 0, height + .2), round=.1)
        box((width * .86, .3, 1.05), trim, (0, front - .12, height - 1.0), round=.1)
        if sign:
            decal(width * .8, .86, printed(sign), (0, front - .285, height - .48), rot=(90, 0, 0))
        box((1.5, .2, 3), trim, (width / 2 - 1.2, front - .02, .3), round=.08)
        box((1.1, .2, 2), light('#fff1cf', .75), (width / 2 - 1.2, front - .06, 1.05), round=.06)
        ball(.1, metal('brass'), (width / 2 - 1.75, front - .2, 1.7))
        left, wide = -width / 2 + .55, width - 3.1
        box((wide + .3, .2, 2.4), trim, (left + wide / 2, front - .02, 1), round=.08)
        box((wide, .2, 2.1), light('#ffeec6', .8), (left + wide / 2, front - .05, 1.15), round=.06)
        for i, (shade, form) in enumerate((('coral', 0), ('teal', 1), ('gold', 0), ('purple', 1))):
            x = left + wide * (.16 + i * .23)
            if form:
                box((.36, .2, .5), shade, (x, front - .2, 1.2), round=.06)
            else:
                cylinder(.17, .62, shade, (x, front - .22, 1.2), round=.06)
        awning(width + .3, 1.5, (0, front + .05, height - 1.05), stripes)
        if flowers:
            z = height - 1.72
            top = [(-width / 2 - .05 + i * (width + .1) / 4, front - 1.42, z - (.5 if i % 2 else 0)) for i in range(5)]
            garland(top, .17)
            for x in (top[0], top[-1]):
                garland([(x[0], x[1], x[2] - .34), (x[0], x[1], x[2] - 1.4)], .17)


def cart(at=(0, 0, 0), turn=0, colour='coral', scale=1, full=True):
    """A shopping trolley that rolls towards -x."""
    with place(at, turn, scale=scale):
        wire = plastic(colour, .3)
        for z, inset in ((1.5, .28), (2.0, .16), (2.5, .06), (3.0, 0)):
            x0, x1, y = -1.7 + inset * .8, 1.3 - inset * .6, .95 - inset * .5
            tube([(x0, -y, z), (x1, -y, z), (x1, y, z), (x0, y, z)], .055 if z < 3 else .085, wire, closed=True)
        for i in range(7):
            x = -1.45 + i * .44
            for y in (-1, 1):
                tube([(x, y * .81, 1.5), (x - .03, y * .95, 3)], .04, wire)
        for y in (-.5, 0, .5):
            tube([(-1.48, y, 1.5), (-1.7, y, 3)], .04, wire)
            tube([(1.13, y, 1.5), (1.3, y, 3)], .04, wire)
            tube([(-1.48, y, 1.5), (1.13, y, 1.5)], .04, wire)
        for y in (-.8, .8):
            tube([(1.3, y, 3), (1.85, y, 3.4)], .085, wire)
            tube([(1.15, y, 1.5), (1.3, y, .7), (-1.35, y, .62)], .085, wire)
            for x in (-1.25, 1.2):
                cylinder(.32, .2, 'ink', (x, y - .1 * (1 if y > 0 else 1) + .2, .32), rot=(90, 0, 0), round=.07)
                cylinder(.13, .24, 'white', (x, y - .08 + .2, .32), rot=(90, 0, 0), round=.03)
        tube([(1.85, -.8, 3.4), (1.85, .8, 3.4)], .13, clay('deep'))
        if full:
            box((1.1, 1.1, 1.2), '#d7a468', (-.85, -.1, 1.6), turn=8, round=.06)
            box((.9, 1, 1.7), 'teal', (.25, .15, 1.6), turn=-10, round=.1)
            box((.8, .6, 1.1), 'gold', (.1, -.45, 1.6), turn=15, round=.1)
            cylinder(.32, 1.9, 'purple', (.85, .3, 1.6), round=.12)


def parcel(at=(0, 0, 0), turn=0, size=(1.8, 1.5, 1.2), colour='#d7a468', tape='#f0d2a0', label=True):
    with place(at, turn):
        box(size, colour, round=.05)
        box((.3, size[1] + .012, size[2] + .012), tape, (0, 0, -.004), round=.04)
        if label:
            plate(size[0] * .3, size[1] * .34, .02, 'white', (size[0] * .3, -size[1] * .12, size[2] - .005), corner=.04, round=.005)


def open_parcel(at=(0, 0, 0), turn=0, size=(3, 2.4, 1.7), colour='#d7a468'):
    w, d, h = size
    with place(at, turn):
        box((w, d, .1), colour, round=.03)
        for y in (-1, 1):
            box((w, .1, h), colour, (0, y * d / 2, 0), round=.03)
            with place((0, y * d / 2, h - .03), rot=(y * -128 + 90 * y, 0, 0)):
                box((w, .08, 1.05), colour, (0, 0, 0), round=.03)
        for x in (-1, 1):
            box((.1, d, h), colour, (x * w / 2, 0, 0), round=.03)
            with place((x * w / 2, 0, h - .03), rot=(0, x * 52, 0)):
                box((.08, d, .95), colour, (0, 0, 0), round=.03)


def shopping_bag(at=(0, 0, 0), turn=0, colour='coral', scale=1):
    with place(at, turn, scale=scale):
        box((1.7, .8, 2), colour, round=.07)
        for y in (-.41, .41):
            tube([(-.42, y, 1.9), (-.38, y, 2.5), (0, y, 2.7), (.38, y, 2.5), (.42, y, 1.9)], .055, 'cream', smooth=True)


def till(at=(0, 0, 0), turn=0, scale=1):
    """A counter terminal with its bill printer."""
    with place(at, turn, scale=scale):
        box((2, 1.6, .3), plastic('white', .35), round=.12)
        box((.5, .3, 1), plastic('white', .35), (0, .3, .2), round=.1)
        with place((0, .1, .7), rot=(68, 0, 0)):
            plate(3, 2.14, .2, plastic('#22343c', .3), (0, 1, -.1), corner=.16, round=.07)
            decal(2.8, 1.96, screen('till'), (0, 1, .106), corner=.08)


def bill_printer(at=(0, 0, 0), turn=0, scale=1, length=1.9):
    with place(at, turn, scale=scale):
        box((1.5, 1.5, 1.1), plastic('#22343c', .35), round=.2)
        box((1.2, .12, .1), plastic('#0b151a'), (0, -.2, 1.06), round=.03)
        with place((0, -.2, 1.08), rot=(90, 0, 0)):
            sheet(1.05, length, printed('bill'), (0, length / 2, 0), lift=lambda u, v: .55 * v * v)
        cylinder(.09, .06, light('#5fe3a0', 2), (.5, -.76, .8), rot=(90, 0, 0), round=.02)


def jar(at=(0, 0, 0), fill='gold', lid='coral', scale=1, seed=1):
    """A glass jar of sweets or lentils."""
    chance = Random(seed)
    with place(at, scale=scale):
        cylinder(.56, 1.3, glass('#eef9f9'), round=.16)
        for i in range(34):
            a, r = chance.uniform(0, 6.28), .38 * math.sqrt(chance.random())
            ball(.13, clay(fill), (math.cos(a) * r, math.sin(a) * r, .16 + i * .026))
        cylinder(.46, .3, clay(lid), (0, 0, 1.28), round=.08)


def weighing_scale(at=(0, 0, 0), turn=0, colour='teal'):
    """The old counter scale: a dial below, a pan above."""
    with place(at, turn):
        slab([(-1.1, 0), (1.1, 0), (.75, 1.9), (-.75, 1.9)], 1.3, clay(colour), (0, .65, 0), rot=(90, 0, 0), round=.16)
        cylinder(.66, .1, 'white', (0, -.62, .98), rot=(90, 0, 0), round=.04)
        for i in range(9):
            a = math.radians(-120 + i * 30)
            box((.04, .03, .14), 'ink', (math.sin(a) * .5, -.735, .93 + math.cos(a) * .5), rot=(0, math.degrees(a), 0), round=.01)
        with place((0, -.76, .98), rot=(0, 38, 0)):
            box((.06, .04, .52), 'red', (0, 0, 0), round=.02)
        cylinder(.12, .4, metal(), (0, 0, 1.85))
        vessel([(.5, 0), (1.1, .12), (1.35, .4)], .05, metal('brass', .25), (0, 0, 2.2))


def sack(at=(0, 0, 0), fill='gold', scale=1):
    """An open sack of grain, its rim rolled."""
    with place(at, scale=scale):
        lathe([(0, 0), (.95, 0), (1.12, .2), (1.15, .9), (1.0, 1.5), (.95, 1.7)], clay('#d9bf94'))
        torus(.98, .16, clay('#cdb083'), (0, 0, 1.7))
        lathe([(.95, 0), (.7, .26), (.3, .42), (0, .46)], clay(fill), (0, 0, 1.62))


def lock(at=(0, 0, 0), turn=0, body='gold', scale=1, rot=(0, 0, 0)):
    """A padlock facing the viewer."""
    with place(at, turn, rot, scale):
        box((2.4, 1, 2), clay(body), round=.3)
        tube([(-.75, 0, 1.8), (-.75, 0, 2.6), (-.53, 0, 3.13), (0, 0, 3.35), (.53, 0, 3.13), (.75, 0, 2.6), (.75, 0, 1.8)], .2,
             metal(), smooth=True)
        cylinder(.3, .16, 'ink', (0, -.42, 1.15), rot=(90, 0, 0), round=.05)
        box((.2, .16, .6), 'ink', (0, -.5, .5), round=.05)


def shield(at=(0, 0, 0), turn=0, colour='brand', edge='white', scale=1, rot=(0, 0, 0)):
    outline = [(0, 2.3), (.55, 2.05), (1.35, 1.9), (1.35, .7), (1.15, -.1), (.65, -.8), (0, -1.25),
               (-.65, -.8), (-1.15, -.1), (-1.35, .7), (-1.35, 1.9), (-.55, 2.05)]
    with place(at, turn, rot, scale):
        with place((0, .25, 1.3), rot=(90, 0, 0)):
            slab([(x * 1.14, y * 1.14 - .07) for x, y in outline], .4, clay(edge), (0, 0, 0), round=.12)
            slab(outline, .5, clay(colour), (0, 0, .04), round=.12)
            tube([(-.55, .6, .56), (-.12, .12, .56), (.65, 1.15, .56)], .15, 'white')


def key(at=(0, 0, 0), turn=0, colour='brass', rot=(0, 0, 0), scale=1):
    """Lies flat, bow at the origin, bit towards +x."""
    with place(at, turn, rot, scale):
        torus(.5, .14, metal(colour, .25))
        tube([(.6, 0, 0), (2.2, 0, 0)], .13, metal(colour, .25))
        for x, long in ((1.6, .42), (1.95, .55), (2.2, .4)):
            box((.2, long, .2), metal(colour, .25), (x, -long / 2, -.1), round=.03)

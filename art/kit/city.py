"""Buildings and what stands between them, as models. Lucknow's own among them."""
import math
from random import Random

import bmesh

from .forms import _mesh, add, ball, box, cylinder, lathe, leaf, place, slab, torus, tube
from .materials import clay, glass, light, metal, plastic


def tree(at=(0, 0, 0), scale=1, kind='round', green='green'):
    with place(at, scale=scale):
        cylinder(.16, 1, 'walnut', top=.1)
        if kind == 'round':
            ball(.85, green, (0, 0, 1.7), scale=(1, 1, 1.1))
            ball(.5, 'sprout', (.5, -.2, 1.35))
            ball(.45, green, (-.5, .1, 1.35))
        else:
            for i in range(3):
                lathe([(0, 0), (.9 - i * .2, 0), (.92 - i * .2, .06), (.05, 1.1), (0, 1.12)], clay(green), (0, 0, .6 + i * .62))


def palm(at=(0, 0, 0), scale=1):
    with place(at, scale=scale):
        tube([(0, 0, 0), (.12, 0, 1.2), (0, 0, 2.6)], .13, 'wood', smooth=True)
        for i in range(8):
            with place((0, 0, 2.6), turn=i * 45):
                leaf(1.7, .45, 'leaf', rot=(18, 0, 0), bend=.8, fold=.3)


def house(at=(0, 0, 0), turn=0, wall='cream', roof='coral', door='brand', scale=1, chimney=True):
    with place(at, turn, scale=scale):
        box((3, 2.6, 2.2), wall, round=.08)
        slab([(-1.5, 0), (1.5, 0), (0, 1.5)], 2.56, clay(wall), (0, 1.28, 2.15), rot=(90, 0, 0), round=.04)
        for side in (-1, 1):
            with place((0, 0, 3.7), rot=(0, side * 45, 0)):
                box((2.55 if side > 0 else 2.55, 3.1, .22), roof, (side * 1.2, 0, 0), round=.08)
        box((.75, .14, 1.35), door, (0, -1.3, 0), round=.06)
        ball(.06, metal('brass'), (.24, -1.4, .65))
        for x in (-.98, .98):
            box((.66, .1, .72), 'white', (x, -1.3, .78), round=.05)
            box((.5, .12, .56), light('#ffe9b8', .85), (x, -1.31, .86), round=.03)
            box((.5, .14, .05), 'white', (x, -1.31, 1.11), round=.02)
        cylinder(.3, .12, 'white', (0, -1.26, 2.75), rot=(90, 0, 0))
        cylinder(.22, .14, light('#ffe9b8', .85), (0, -1.27, 2.75), rot=(90, 0, 0))
        for y in (-.6, .6):
            box((.12, .72, .72), plastic('#8fc9d6', .15), (1.48, y, .85), round=.04)
        if chimney:
            box((.45, .45, 1.3), wall, (.85, .5, 2.6), round=.06)
            box((.56, .56, .16), roof, (.85, .5, 3.85), round=.05)


def apartment(at=(0, 0, 0), turn=0, floors=6, wall='pale', trim='white', balcony='coral', width=3.2, depth=3, scale=1):
    with place(at, turn, scale=scale):
        height = floors * 1.15 + .4
        box((width, depth, height), wall, round=.1)
        box((width + .2, depth + .2, .24), trim, (0, 0, height), round=.07)
        box((1, 1, .7), trim, (.5, .4, height + .2), round=.08)
        cylinder(.42, .6, 'ink', (-.8, .5, height + .2))
        for floor in range(floors):
            z = .55 + floor * 1.15
            for side, x in enumerate((-width * .25, width * .25)):
                lit = (floor * 2 + side * 3) % 5 in (0, 3)
                box((width * .32, .1, .66), light('#ffe9b8', .85) if lit else plastic('#7fbccb', .15), (x, -depth / 2, z), round=.04)
                if side == floor % 2:
                    box((width * .4, .42, .3), balcony, (x, -depth / 2 - .16, z - .18), round=.06)
            for y in (-depth * .25, depth * .25):
                box((.1, depth * .3, .66), plastic('#7fbccb', .15), (width / 2, y, z), round=.04)


def tower(at=(0, 0, 0), turn=0, size=(2, 2, 5), wall='aqua', glow=True, seed=1):
    chance = Random(seed)
    with place(at, turn):
        box(size, wall, round=.12)
        rows = int(size[2] / .75) - 1
        for row in range(rows):
            z = .5 + row * .75
            for side in range(2):
                for k in range(3):
                    shade = light('#ffe9b8', .85) if glow and chance.random() < .3 else plastic('#e9f6f7', .2)
                    if side:
                        box((.08, size[1] / 5, .36), shade, (size[0] / 2, (k - 1) * size[1] * .28, z), round=.03)
                    else:
                        box((size[0] / 5, .08, .36), shade, ((k - 1) * size[0] * .28, -size[1] / 2, z), round=.03)


def college(at=(0, 0, 0), turn=0, wall='cream', trim='white', roof='brick', scale=1):
    """A columned hall between two wings."""
    with place(at, turn, scale=scale):
        for i in range(3):
            box((5.6 - i * .35, 3.6 - i * .35, .22), trim, (0, -.5 + i * .08, i * .22), round=.05)
        box((4.4, 2.6, 3.2), wall, (0, .2, .66), round=.06)
        box((1, .2, 1.9), 'walnut', (0, -1.12, .66), round=.08)
        for x in (-1.9, -.98, .98, 1.9):
            cylinder(.27, 2.5, trim, (x, -1.55, .85), top=.22)
            box((.72, .72, .2), trim, (x, -1.55, .66), round=.05)
            box((.68, .68, .2), trim, (x, -1.55, 3.3), round=.05)
        box((5, 3.6, .42), trim, (0, -.25, 3.5), round=.07)
        slab([(-2.5, 0), (2.5, 0), (0, 1.25)], 3.4, clay(roof), (0, 1.45, 3.92), rot=(90, 0, 0), round=.08)
        slab([(-1.8, .14), (1.8, .14), (0, 1.02)], .1, clay(trim), (0, -1.92, 3.94), rot=(90, 0, 0), round=.03)
        cylinder(.3, .12, 'gold', (0, -1.98, 4.4), rot=(90, 0, 0))
        for side in (-1, 1):
            box((3.4, 2.2, 2.5), wall, (side * 3.8, .5, 0), round=.08)
            box((3.6, 2.4, .25), roof, (side * 3.8, .5, 2.5), round=.07)
            for i in range(3):
                box((.6, .1, 1.1), plastic('#7fbccb', .15), (side * 3.8 + (i - 1) * 1, -.6, .8), round=.1)
        for x in (0,):
            cylinder(.06, 1.7, metal('brass'), (x, .3, 5))
            slab([(0, 0), (1, -.28), (0, -.56)], .05, 'coral', (x, .3, 6.6), rot=(90, 0, 0), round=.015)


def graduation_cap(at=(0, 0, 0), turn=0, colour='deep', scale=1, rot=(0, 0, 0)):
    with place(at, turn, rot, scale):
        lathe([(.95, 0), (1.02, .05), (.92, .75), (.6, .92), (0, .95)], clay(colour))
        with place((0, 0, .85), turn=45):
            box((2.5, 2.5, .16), colour, round=.06)
        cylinder(.14, .1, 'gold', (0, 0, 1))
        tube([(0, 0, 1.06), (.9, -.5, 1.05), (1.35, -.7, .95), (1.42, -.75, .35)], .045, 'gold', smooth=True)
        lathe([(.05, .3), (.13, .2), (.17, -.35), (0, -.36)], clay('gold'), (1.42, -.75, .1))


def factory(at=(0, 0, 0), turn=0, wall='brick', scale=1):
    with place(at, turn, scale=scale):
        box((4.2, 2.6, 1.9), wall, round=.07)
        for i in range(3):
            slab([(-.7, 0), (.7, 0), (.7, .9)], 2.6, clay('cream'), (-1.4 + i * 1.4, 1.3, 1.88), rot=(90, 0, 0), round=.04)
            box((.9, .1, .7), light('#ffe9b8', .85), (-1.4 + i * 1.4, -1.3, .7), round=.04)
        for x, h in ((1.5, 4.2), (.8, 3.5)):
            cylinder(.3, h, 'cream', (x, .7, 0), top=.22)
            cylinder(.26, .3, 'coral', (x, .7, h - .6), top=.25)


def bank(at=(0, 0, 0), turn=0, scale=1):
    with place(at, turn, scale=scale):
        box((3.6, 2.6, .35), 'white', round=.07)
        box((3, 2, 1.9), 'pale', (0, .15, .35), round=.05)
        for i in range(4):
            cylinder(.2, 1.9, 'white', (-1.3 + i * .87, -.95, .35))
        box((3.6, 2.6, .3), 'white', (0, 0, 2.2), round=.06)
        slab([(-1.8, 0), (1.8, 0), (0, .95)], 2.5, clay('gold'), (0, 1.25, 2.5), rot=(90, 0, 0), round=.07)


def arch_outline(width, height, point=.14, steps=14):
    """A pointed Mughal arch, open below: from the left foot over the top to the right."""
    half, spring = width / 2, height - width * (.5 + point)
    left = []
    for i in range(steps + 1):
        t = i / steps
        angle = math.radians(180 - 90 * t)
        x = half * math.cos(angle)
        z = spring + (height - spring) * (math.sin(angle) * (1 - point) + point * t ** 3)
        left.append((x, z))
    return [(-half, 0)] + left + [(-x, z) for x, z in left[-2::-1]] + [(half, 0)]


def _umbrella(at, scale=1, wall='cream', dome='cream'):
    """A chhatri: a small dome on pillars."""
    with place(at, scale=scale):
        cylinder(.5, .14, wall, round=.04, steps=8)
        for i in range(6):
            a = i * math.pi / 3
            cylinder(.06, .6, wall, (math.cos(a) * .38, math.sin(a) * .38, .12), round=.02)
        cylinder(.6, .1, wall, (0, 0, .7), round=.04)
        lathe([(.42, 0), (.48, .16), (.42, .4), (.22, .6), (.06, .72), (.05, .9), (0, 1)], clay(dome), (0, 0, .78))


def rumi_darwaza(at=(0, 0, 0), turn=0, stone='sand', shade='#e2bd8d', scale=1):
    """Lucknow's great gate as a model: half a dome, ribbed like a shell, three passages, a lantern on top."""
    with place(at, turn, scale=scale):
        box((11, 4.4, .4), shade, (0, .2, 0), round=.1)
        with place((0, 0, .4)):
            outer = arch_outline(6.6, 7.4, .1)
            passage = arch_outline(2.2, 3.4, .2)
            for side in (-1, 1):
                box((1.9, 2.4, 4.9), stone, (side * 4.1, .4, 0), round=.1)
                box((2.1, 2.6, .26), shade, (side * 4.1, .4, 4.9), round=.07)
                for z, h in ((.4, 1.7), (2.6, 1.7)):
                    slab(arch_outline(1, h, .2), .12, clay(shade), (side * 4.1, -.76, z), rot=(90, 0, 0), round=.03)
                    slab(arch_outline(.66, h - .25, .2), .16, clay('#b98a5c'), (side * 4.1, -.75, z), rot=(90, 0, 0), round=.02)
                for x in (3.35, 4.1, 4.85):
                    _umbrella((side * x, .4, 5.1), .62, stone, shade)
                cylinder(.46, 5.8, stone, (side * 5.3, -.4, 0), top=.36, steps=16)
                _umbrella((side * 5.3, -.4, 5.7), .8, stone, shade)
            slab(outer, 1.4, clay(stone), (0, 1.6, 0), rot=(90, 0, 0), round=.08)
            back = [(x * .86, z * .93) for x, z in outer]
            slab([*back], .3, clay('#cf9f6c'), (0, .26, 0), rot=(90, 0, 0), round=.04)
            count = 13
            for i in range(count):
                a = math.radians(180 * (i + .5) / count)
                far = (3.0 * math.cos(a), 2.9 + 3.9 * math.sin(a))
                tube([(0, -.02, 3.2), (far[0] * .5, -.12, 3.2 + (far[1] - 3.2) * .5), (far[0], -.35, far[1])], .13, clay(stone),
                     smooth=True)
            rim = [(x, -.55, z) for x, z in outer[1:-1]]
            tube(rim, .3, clay(shade))
            for i in range(2, len(rim) - 2, 2):
                x, _, z = rim[i]
                angle = math.degrees(math.atan2(z - 3, x))
                with place((x, -.55, z), rot=(0, 90 - angle, 0)):
                    lathe([(.16, .2), (.22, .45), (.1, .72), (0, .85)], clay(stone))
            slab([(x, z) for x, z in passage], .7, clay('#7d5436'), (0, -.05, 0), rot=(90, 0, 0), round=.03)
            tube([(x, -.5, z) for x, z in passage[1:-1]], .16, clay(stone))
            for side in (-1, 1):
                slab(arch_outline(1, 1.8, .2), .5, clay('#8f6340'), (side * 2.2, -.05, 0), rot=(90, 0, 0), round=.02)
            _umbrella((0, .5, 7.35), 1.35, stone, shade)


def auto_rickshaw(at=(0, 0, 0), turn=0, body='gold', hood='#1f5b44', scale=1):
    """The three-wheeler, its nose towards -x."""
    with place(at, turn, scale=scale):
        profile = [(-2.3, .55), (2.1, .55), (2.25, .9), (2.2, 1.9), (.9, 1.95), (.75, 1.0), (-.75, 1.0), (-1.25, 1.9), (-1.75, 1.85),
                   (-2.35, 1.1)]
        slab(profile, 2.3, clay(body), (0, 1.15, 0), rot=(90, 0, 0), round=.12)
        slab([(-1.55, 3.25), (-1.2, 3.42), (1.9, 3.42), (2.28, 3.2), (2.4, 1.85), (2.12, 1.85), (2, 2.9), (1.75, 3.08), (-1.1, 3.08),
              (-1.5, 3.0)], 2.4, clay(hood), (0, 1.2, 0), rot=(90, 0, 0), round=.1)
        for y in (-1.08, 1.08):
            tube([(-1.72, y, 1.8), (-1.42, y, 3.2)], .075, clay(hood))
            tube([(.85, y, 1.9), (.85, y, 3.2)], .06, clay(hood))
        box((.06, 1.95, 1.1), glass('#dff6f7'), (-1.58, 0, 1.95), rot=(0, 13, 0), round=.02)
        box((1, 2, .42), 'coral', (1.45, 0, 1.75), round=.16)
        box((.4, 2, 1), 'coral', (1.95, 0, 1.85), round=.16)
        box((.7, .9, .35), 'ink', (-.2, 0, 1.1), round=.12)
        tube([(-1.25, -.5, 2.1), (-1.1, 0, 2.15), (-1.25, .5, 2.1)], .06, 'ink')
        box((4.2, 2.34, .16), '#1f5b44', (-.05, 0, .72), round=.05)
        for x, y in ((-1.75, 0), (1.45, -1), (1.45, 1)):
            cylinder(.52, .34, 'ink', (x, y + .17, .52), rot=(90, 0, 0), round=.12)
            cylinder(.24, .38, 'grey', (x, y + .19, .52), rot=(90, 0, 0), round=.06)
        torus(.6, .12, clay(body), (-1.75, 0, .55), rot=(90, 0, 0), start=10, stop=170)
        cylinder(.26, .2, light('#fff2c4', 1.3), (-2.28, 0, 1.4), rot=(0, -70, 0), round=.06)
        for y in (-.75, .75):
            cylinder(.13, .12, light('#ffb84d', 1.2), (-2.25, y, 1.15), rot=(0, -75, 0), round=.04)
            tube([(-1.6, y * 1.45, 2.2), (-1.9, y * 1.75, 2.35)], .03, 'ink')
            ball(.16, clay('ink'), (-1.92, y * 1.8, 2.38), scale=(.5, 1, 1))


def scooter_helmet(at=(0, 0, 0), turn=0, colour='coral'):
    with place(at, turn):
        ball(1, plastic(colour, .25), (0, 0, .85), scale=(1, 1.1, 1))
        ball(.93, plastic('#0b2733', .1), (0, -.22, .8), scale=(.95, 1, .62))


def mountain(at=(0, 0, 0), turn=0, height=6, radius=4.2, colour='teal', snow='white', seed=1, sides=9):
    chance = Random(seed)
    with place(at, turn):
        for part, (low, high) in enumerate(((0, .62), (.62, 1))):
            profile = []
            for i in range(6):
                t = low + (high - low) * i / 5
                profile.append((radius * (1 - t) ** .92 * (1.02 if part else 1), height * t + (.02 if part else 0)))
            if part:
                profile[0] = (profile[0][0] * 1.05, profile[0][1] - .15)
            lathe(profile, clay(snow if part else colour), steps=sides, sharp=10)


def paper_plane(at=(0, 0, 0), turn=0, rot=(0, 0, 0), colour='white', scale=1):
    """Flies towards -x."""
    with place(at, turn, rot, scale):
        bm = bmesh.new()
        nose, tail = (-1.8, 0, 0), (1.3, 0, -.05)
        points = {k: bm.verts.new(v) for k, v in {
            'nose': nose, 'left': (1.2, -1.3, .25), 'right': (1.2, 1.3, .25), 'in_left': (1.2, -.18, .1),
            'in_right': (1.2, .18, .1), 'keel': (1.0, 0, -.55)}.items()}
        for face in (('nose', 'left', 'in_left'), ('nose', 'in_right', 'right'), ('nose', 'in_left', 'keel'),
                     ('nose', 'keel', 'in_right')):
            bm.faces.new([points[k] for k in face])
        thing = add(_mesh(bm, 10), clay(colour))
        thing.modifiers.new('thick', 'SOLIDIFY').thickness = .035

"""Signs of marketing and of the drawing board: megaphone, magnifier, charts, pins, bubbles."""
import math
from random import Random

from .forms import ball, box, cylinder, decal, lathe, place, plate, ring, sheet, slab, torus, tube, vessel
from .materials import clay, glass, metal, plastic, printed


def megaphone(at=(0, 0, 0), turn=0, tilt=18, colour='coral', bell='white', scale=1):
    """It points towards -x, `tilt` degrees upwards."""
    with place(at, turn, (0, tilt, 0), scale):
        with place(rot=(0, -90, 0)):
            lathe([(.3, -.6), (.46, -.58), (.5, -.5), (.5, .5), (.62, 1), (1.5, 2.45), (1.62, 2.55), (1.56, 2.62),
                   (1.42, 2.5), (.5, 1), (.3, .9), (0, .88)], clay(colour))
            lathe([(1.52, 2.47), (1.68, 2.5), (1.72, 2.6), (1.66, 2.68), (1.5, 2.62)], clay(bell))
            cylinder(.54, .3, clay(bell), (0, 0, -.62))
            ball(.5, 'gold', (0, 0, 1.3), scale=(1, 1, .5))
        tube([(-.1, 0, -.45), (.1, 0, -1.25), (.45, 0, -1.45)], .17, clay(bell), smooth=True)


def waves(at=(0, 0, 0), turn=0, tilt=18, colour='gold', scale=1):
    """Three strokes of sound before a megaphone."""
    with place(at, turn, (0, tilt, 0), scale):
        for angle in (-28, 0, 28):
            with place(rot=(0, angle, 0)):
                tube([(-1, 0, 0), (-1.75, 0, 0)], .13, colour)


def magnifier(at=(0, 0, 0), turn=0, rot=(0, 0, 0), colour='deep', grip='coral', scale=1):
    """Lies in the x-y plane, its grip towards -y."""
    with place(at, turn, rot, scale):
        torus(1.15, .16, clay(colour))
        cylinder(1.12, .08, glass('#dff6f7'), (0, 0, -.04), round=.03)
        with place((0, -1.2, 0), rot=(90, 0, 0)):
            cylinder(.13, .5, metal('brass'))
            cylinder(.22, 1.8, clay(grip), (0, 0, .4), round=.12)


def bars(at=(0, 0, 0), turn=0, values=(1, 1.6, 1.3, 2.3, 3), colours=('brand', 'aqua', 'coral', 'teal', 'gold'),
         width=.7, gap=.28):
    with place(at, turn):
        total = len(values) * (width + gap) - gap
        for i, value in enumerate(values):
            box((width, width, value), colours[i % len(colours)], (-total / 2 + width / 2 + i * (width + gap), 0, 0),
                round=.12)


def pie(at=(0, 0, 0), turn=0, rot=(0, 0, 0), radius=1.5, parts=((150, 'brand'), (110, 'gold'), (100, 'coral')), thick=.45):
    with place(at, turn, rot):
        start = 90
        for i, (angle, colour) in enumerate(parts):
            middle = math.radians(start + angle / 2)
            far = .24 if i == len(parts) - 1 else .05
            slab([(0, 0)] + ring(radius, 32, start, start + angle), thick * (1 + .25 * (i == len(parts) - 1)), colour,
                 (math.cos(middle) * far, math.sin(middle) * far, 0), round=.07)
            start += angle


def arrow_up(points, colour='coral', radius=.14, head=.42, at=(0, 0, 0)):
    """A rising line with an arrow's head, in the x-z plane."""
    with place(at):
        line = [(x, 0, z) for x, z in points]
        tube(line, radius, colour)
        (x0, z0), (x1, z1) = points[-2], points[-1]
        angle = math.degrees(math.atan2(z1 - z0, x1 - x0))
        with place((x1, 0, z1), rot=(0, 90 - angle, 0)):
            lathe([(0, 0), (head, 0), (head * 1.02, .06), (.05, head * 1.7), (0, head * 1.74)], clay(colour))


def pin(at=(0, 0, 0), turn=0, colour='coral', scale=1, dot='white'):
    """A map pin; its point is the origin."""
    with place(at, turn, scale=scale):
        profile = [(0, 0)]
        for i in range(19):
            a = math.radians(-30.85 + i * (120.85 / 18))
            profile.append((math.cos(a), 1.95 + math.sin(a)))
        with place(scale=(1, .5, 1)):
            lathe(profile, clay(colour), sharp=80)
        cylinder(.42, 1.16, dot, (0, .58, 1.98), rot=(90, 0, 0), round=.1)


def heart(at=(0, 0, 0), turn=0, colour='red', scale=1, rot=(0, 0, 0), thick=.5):
    """Upright, facing the viewer; the tip is the origin."""
    outline = []
    for i in range(64):
        t = 2 * math.pi * i / 64
        outline.append((.062 * 16 * math.sin(t) ** 3,
                        1.02 + .062 * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t))))
    with place(at, turn, rot, scale):
        slab(outline, thick, clay(colour), (0, thick / 2, 0), rot=(90, 0, 0), round=.2)


def star(at=(0, 0, 0), turn=0, colour='gold', scale=1, rot=(0, 0, 0), thick=.34):
    outline = [((.98 if i % 2 == 0 else .48) * math.sin(math.radians(i * 36)),
                (.98 if i % 2 == 0 else .48) * math.cos(math.radians(i * 36))) for i in range(10)]
    with place(at, turn, rot, scale):
        slab(outline, thick, clay(colour), (0, thick / 2, .8), rot=(90, 0, 0), round=.12)


def bubble(at=(0, 0, 0), turn=0, colour='white', width=2.4, height=1.5, lines=2, ink='brand', rot=(0, 0, 0), tail=-1,
           scale=1):
    """A speech bubble facing the viewer; `lines` of text, or dots when 0."""
    with place(at, turn, rot, scale):
        with place((0, .2, height / 2 + .4), rot=(90, 0, 0)):
            plate(width, height, .4, clay(colour), corner=.45, round=.12)
            slab([(tail * width * .12, -height / 2 + .12), (tail * width * .34, -height / 2 + .12),
                  (tail * width * .34, -height / 2 - .42)], .34, clay(colour), (0, 0, .03), round=.06)
            if lines:
                for i in range(lines):
                    long = width * (.62 if i == lines - 1 and lines > 1 else .74)
                    plate(long, .17, .1, clay(ink if i == 0 else 'grey'),
                          (-(width * .74 - long) / 2, (lines - 1) * .19 - i * .38, .38), corner=.085, round=.03)
            else:
                for i in (-1, 0, 1):
                    ball(.15, ink, (i * .46, 0, .42))


def badge(at=(0, 0, 0), turn=0, colour='brand', mark='tick', scale=1, rot=(0, 0, 0)):
    """A round token facing the viewer, with a tick, a cross, a plus or a rupee."""
    with place(at, turn, rot, scale):
        with place((0, 0, 1), rot=(90, 0, 0)):
            cylinder(1, .34, clay(colour), (0, 0, -.17), round=.12)
            strokes = {
                'tick': [[(-.42, .02), (-.12, -.3), (.45, .34)]],
                'plus': [[(-.45, 0), (.45, 0)], [(0, -.45), (0, .45)]],
                'cross': [[(-.35, -.35), (.35, .35)], [(-.35, .35), (.35, -.35)]],
                'rupee': [[(-.38, .5), (.4, .5)], [(-.38, .2), (.4, .2)],
                          [(-.38, .5), (-.05, .48), (.14, .34), (.1, .06), (-.1, -.06), (-.36, -.08), (.24, -.58)]],
                'question': [[(-.3, .3), (-.2, .52), (.06, .58), (.3, .42), (.28, .16), (.05, -.02), (0, -.2)],
                             [(0, -.5), (0, -.52)]],
            }[mark]
            for stroke in strokes:
                tube([(x, y, .2) for x, y in stroke], .1, 'white')


def coins(at=(0, 0, 0), count=5, radius=.62, seed=1):
    chance = Random(seed)
    with place(at):
        for i in range(count):
            cylinder(radius, .15, metal('brass', .32), (chance.uniform(-.05, .05), chance.uniform(-.05, .05), i * .155),
                     round=.045)
        top = count * .155
        cylinder(radius * .78, .02, metal('#e8bd62', .3), (0, 0, top - .012), round=.008)
        for y in (.24, .08):
            box((.5, .06, .03), metal('#b98524', .4), (0, y, top), round=.01)
        tube([(-.22, .24, top + .015), (.1, .2, top + .015), (.12, .0, top + .015), (-.18, -.04, top + .015),
              (.14, -.32, top + .015)], .032, metal('#b98524', .4))


def gear(at=(0, 0, 0), turn=0, rot=(0, 0, 0), radius=1, teeth=10, colour='gold', thick=.4):
    outline = []
    for i in range(teeth):
        for share, far in ((0, .8), (.24, .82), (.34, 1), (.62, 1), (.74, .82)):
            a = 2 * math.pi * (i + share) / teeth
            outline.append((radius * far * math.cos(a), radius * far * math.sin(a)))
    with place(at, turn, rot):
        slab(outline, thick, clay(colour), holes=[ring(radius * .34, 40)], round=.06)


def wrench(at=(0, 0, 0), turn=0, rot=(0, 0, 0), scale=1, colour='steel'):
    with place(at, turn, rot, scale):
        outline = [(-.2, -2)]
        outline = ring(.2, 10, 180, 360)
        outline = [(x, y - 1.9) for x, y in outline]
        head = [(x * .62, y * .62 + 1.2) for x, y in ring(1, 40, -70, 250)]
        right = [p for p in head if p[1] < 1.62 or abs(p[0]) > .24]
        start = [p for p in right if p[0] > 0]
        finish = [p for p in right if p[0] <= 0]
        outline += start + [(.22, 1.3), (0, 1.12), (-.22, 1.3)] + finish
        slab(outline, .24, metal(colour, .3), round=.06)
        plate(.24, 1.9, .1, 'coral', (0, -.75, .19), corner=.1, round=.03)


def screwdriver(at=(0, 0, 0), turn=0, rot=(0, 90, 0), colour='coral', scale=1):
    with place(at, turn, rot, scale):
        cylinder(.26, 1.3, plastic(colour), (0, 0, -1.6), round=.14, steps=8)
        cylinder(.14, .16, metal('brass'), (0, 0, -.32))
        cylinder(.075, 1.5, metal(), (0, 0, -.2), round=.02)


def paint_roller(at=(0, 0, 0), turn=0, rot=(0, 0, 0), paint='coral', grip='deep', scale=1, width=2.4):
    """In the x-z plane; the roller lies along x at the origin, the grip hangs below."""
    with place(at, turn, rot, scale):
        cylinder(.42, width, clay(paint), (-width / 2, 0, 0), rot=(0, 90, 0), round=.1)
        tube([(width / 2, 0, 0), (width / 2 + .35, 0, 0), (width / 2 + .35, 0, -1), (0, 0, -1.2), (0, 0, -1.8)], .07,
             metal())
        cylinder(.19, 1.7, plastic(grip), (0, 0, -3.4), round=.1, top=.16)


def paint_tin(at=(0, 0, 0), colour='coral', scale=1):
    with place(at, scale=scale):
        vessel([(.78, 0), (.82, .05), (.82, 1.5)], .05, metal('#dfe5e8', .3))
        cylinder(.76, .04, plastic(colour, .2), (0, 0, 1.34), round=.01)
        cylinder(.835, .9, clay('white'), (0, 0, .3), round=.01)
        cylinder(.842, .4, clay(colour), (0, 0, .5), round=.01)
        tube([(.82, 0, 1.3), (.7, -.9, .75), (0, -1.3, .6), (-.7, -.9, .75), (-.82, 0, 1.3)], .035, metal(), smooth=True)


def brush(at=(0, 0, 0), turn=0, rot=(0, 90, 0), colour='teal', tip='coral', scale=1):
    with place(at, turn, rot, scale):
        cylinder(.06, 1.8, clay(colour), (0, 0, -1.6), top=.11)
        cylinder(.13, .35, metal('brass'), (0, 0, .16), round=.03)
        lathe([(.12, 0), (.17, .2), (.12, .45), (.02, .68), (0, .7)], clay(tip), (0, 0, .48))


def swatch_fan(at=(0, 0, 0), turn=0, colours=('brand', 'teal', 'sprout', 'gold', 'coral', 'purple'), spread=16, size=(.95, 2.9)):
    with place(at, turn):
        for i, colour in enumerate(colours):
            with place((0, 0, .02 + i * .06), turn=(len(colours) / 2 - i) * spread):
                with place((0, size[1] / 2 - .25, 0)):
                    plate(size[0], size[1], .05, 'white', corner=.1, round=.015)
                    plate(size[0] - .12, size[1] * .68, .02, clay(colour), (0, size[1] * .11, .045), corner=.06, round=.005)
        cylinder(.09, len(colours) * .06 + .1, metal('brass'), (0, 0, 0))


def bezier(at=(0, 0, 0), turn=0, colour='brand', handle='coral', scale=1):
    """A drawn curve with its handles, upright in the x-z plane."""
    with place(at, turn, scale=scale):
        curve = []
        a, b, c, d = (-2.6, .3), (-1.6, 3.6), (1.4, -1.6), (2.6, 2.4)
        for i in range(41):
            t = i / 40
            curve.append(tuple(
                (1 - t) ** 3 * a[k] + 3 * (1 - t) ** 2 * t * b[k] + 3 * (1 - t) * t * t * c[k] + t ** 3 * d[k]
                for k in (0, 1)))
        tube([(x, 0, z) for x, z in curve], .12, clay(colour))
        for first, second in ((a, b), (d, c)):
            tube([(first[0], 0, first[1]), (second[0] * .8 + first[0] * .2, 0, second[1] * .8 + first[1] * .2)], .04,
                 metal())
            ball(.2, clay(handle), (second[0] * .8 + first[0] * .2, 0, second[1] * .8 + first[1] * .2))
            box((.46, .46, .46), 'white', (first[0], 0, first[1] - .23), round=.06)


def pawn(at=(0, 0, 0), colour='brand', scale=1):
    """A token for a person."""
    with place(at, scale=scale):
        lathe([(0, 0), (.6, 0), (.64, .06), (.62, .16), (.46, .45), (.3, .95), (.24, 1.15), (.34, 1.2), (.34, 1.26),
               (.2, 1.32), (0, 1.33)], clay(colour))
        ball(.38, clay(colour), (0, 0, 1.6))


def flag(at=(0, 0, 0), turn=0, colour='coral', height=2.6, scale=1):
    with place(at, turn, scale=scale):
        cylinder(.06, height, metal('brass'))
        ball(.11, 'gold', (0, 0, height))
        with place((.62, 0, height - .5), rot=(90, 0, 0)):
            cloth = sheet(1.2, .8, clay(colour), lift=lambda u, v: .1 * u * math.sin(u * 7))
            cloth.modifiers.new('thick', 'SOLIDIFY').thickness = .04


def whiteboard(texture, at=(0, 0, 0), turn=0, width=12, height=7, legs=True, base=4):
    with place(at, turn):
        if legs:
            for x in (-width / 2 + .3, width / 2 - .3):
                tube([(x, 0, .6), (x, 0, base + height)], .16, metal())
                tube([(x, -2, .45), (x, 2, .45)], .17, metal())
                for y in (-2, 2):
                    ball(.32, 'ink', (x, y, .3))
        with place((0, 0, base)):
            box((width, .3, height), metal('#dfe5e8', .4), round=.12)
            decal(width - .4, height - .4, printed(texture, .35), (0, -.16, height / 2), rot=(90, 0, 0))
            box((width * .5, .6, .12), metal('#dfe5e8', .4), (0, -.4, -.05), round=.05)
            for i, shade in enumerate(('ink', 'coral', 'brand')):
                cylinder(.12, 1.1, plastic(shade), (-1.6 + i * 1.4, -.45, .15), rot=(0, 90, 0))


def signpost(at=(0, 0, 0), turn=0, boards=(('coral', 1, 'left'), ('gold', 14, 'right'), ('teal', -10, 'left')), height=7):
    with place(at, turn):
        cylinder(.24, height, 'wood', round=.1)
        for i, (colour, angle, way) in enumerate(boards):
            side = -1 if way == 'left' else 1
            with place((0, -.3, height - 1.1 - i * 1.35), turn=angle, rot=(90, 0, 0)):
                slab([(-side * 1.3, -.5), (side * 1.8, -.5), (side * 2.5, 0), (side * 1.8, .5), (-side * 1.3, .5)][::side],
                     .26, clay(colour), (0, 0, -.13), round=.08)
                plate(1.7, .16, .05, 'white', (side * .3, 0, .12), corner=.08, round=.015)

"""Rooms and the remaining things of an office."""
import math

from .forms import ball, box, cylinder, decal, lathe, leaf, place, plate, ring, slab, torus, tube, vessel, sheet
from .materials import clay, light, metal, plastic, printed, screen


def room(width=24, depth=20, height=15, wall='pale', side='mist', floor='#e4c79f', window=None, at=(0, 0, 0), boards=True):
    """A corner: floor, back wall and left wall, open towards the viewer. `window` is (x, width, sill, height)."""
    with place(at):
        box((width + .6, depth + .6, .6), 'white', (-.3, .3, -.62), round=.12)
        if boards:
            count = int(depth / 1.6)
            for i in range(count):
                shade = (floor, '#dcbd92', '#e8cda8')[i % 3]
                box((width, depth / count - .03, .1), shade, (0, -depth / 2 + (i + .5) * depth / count, -.09), round=.02)
        else:
            box((width, depth, .1), floor, (0, 0, -.09), round=.02)
        wall_at = depth / 2 + .3
        if window:
            x, w, sill, h = window
            left, right = x - w / 2 + width / 2, width / 2 - x - w / 2
            box((left, .6, height), wall, (-width / 2 + left / 2, wall_at, 0), round=.04)
            box((right, .6, height), wall, (width / 2 - right / 2, wall_at, 0), round=.04)
            box((w + .1, .6, sill), wall, (x, wall_at, 0), round=.04)
            box((w + .1, .6, height - sill - h), wall, (x, wall_at, sill + h), round=.04)
            for dx in (-w / 2, 0, w / 2):
                box((.24, .4, h), 'white', (x + dx, wall_at, sill), round=.06)
            for z in (sill, sill + h - .1):
                box((w + .3, .44, .24), 'white', (x, wall_at, z), round=.06)
            box((w + .9, 1.2, .22), 'white', (x, wall_at - .5, sill - .2), round=.06)
        else:
            box((width, .6, height), wall, (0, wall_at, 0), round=.06)
        box((.6, depth + .6, height), side, (-width / 2 - .3, .3, 0), round=.06)
        box((width, .12, .6), 'white', (0, depth / 2 - .04, 0), round=.04)
        box((.12, depth, .6), 'white', (-width / 2 + .06, 0, 0), round=.04)


def pendant(at=(0, 0, 0), drop=4, colour='coral', scale=1):
    """A lamp hanging down from `at`."""
    with place(at, scale=scale):
        tube([(0, 0, 0), (0, 0, -drop)], .04, 'ink')
        with place((0, 0, -drop - 1.2)):
            lathe([(1.3, 0), (1.34, .05), (.9, .75), (.3, 1.2), (.2, 1.3), (0, 1.32)], clay(colour))
            lathe([(1.26, .03), (.84, .72), (0, 1.1)], clay('cream'))
            ball(.4, light('#ffe2b0', 2.5), (0, 0, .3))


def pinboard(at=(0, 0, 0), turn=0, width=9, height=6, notes=(), cork='#d9ac74'):
    """A cork board hanging with its foot at `at`; notes are (texture or colour, x, z, width, height, tilt)."""
    with place(at, turn):
        box((width, .3, height), 'white', round=.1)
        box((width - .4, .34, height - .4), cork, (0, 0, .2), round=.05)
        for what, x, z, w, h, tilt in notes:
            with place((x, -.19, z), rot=(0, tilt, 0)):
                if what.startswith('*'):
                    sheet(w, h, printed(what[1:]), (0, -.02, 0), rot=(90, 0, 0), lift=lambda u, v: .02 + .1 * (1 - v) ** 3)
                else:
                    sheet(w, h, clay(what), (0, -.02, 0), rot=(90, 0, 0), lift=lambda u, v: .02 + .12 * (1 - v) ** 2)
                ball(.11, 'coral' if x > 0 else 'brand', (0, -.08, h / 2 - .12))


def envelope(at=(0, 0, 0), turn=0, rot=(0, 0, 0), colour='cream', seal='coral', scale=1):
    """Lies flat."""
    with place(at, turn, rot, scale):
        plate(2.6, 1.8, .16, clay(colour), corner=.08, round=.04)
        slab([(-1.26, .86), (0, -.22), (1.26, .86)], .07, clay('white'), (0, 0, .15), round=.025)
        cylinder(.24, .08, clay(seal), (0, -.16, .2), round=.03)


def backpack(at=(0, 0, 0), turn=0, colour='coral', flap='deep', scale=1):
    with place(at, turn, scale=scale):
        box((2.7, 1.5, 3.5), colour, round=.6)
        box((2.2, .7, 1.6), flap, (0, -.8, .25), round=.3)
        box((2.75, 1.55, 1.2), flap, (0, -.02, 2.4), round=.5)
        for x in (-.6, .6):
            box((.2, .14, 1), 'cream', (x, -.82, 1.75), round=.05)
            box((.32, .16, .26), metal('brass'), (x, -.88, 1.9), round=.05)
        tube([(-.4, .2, 3.4), (-.3, .2, 3.9), (.3, .2, 3.9), (.4, .2, 3.4)], .1, flap, smooth=True)


def lifebuoy(at=(0, 0, 0), turn=0, rot=(0, 0, 0), scale=1):
    """Lies flat."""
    with place(at, turn, rot, scale):
        for i in range(8):
            torus(1.5, .48, clay('white' if i % 2 else 'coral'), start=i * 45, stop=i * 45 + 45.2, ends=False)
        tube([(x * 1.34, y * 1.34, 0) for x, y in ring(1.5, 48)], .05, 'cream', closed=True)


def lanyard_card(texture, at=(0, 0, 0), turn=0, rot=(0, 0, 0), cord='coral', scale=1, tail=((0, 1.4, .05), (-.9, 2.2, .05), (-.2, 3.2, .05), (1.2, 2.8, .05), (.3, 1.45, .06))):
    """An identity card, lying; its cord curls behind it."""
    with place(at, turn, rot, scale):
        plate(1.5, 2.2, .09, plastic('white', .3), corner=.16, round=.03)
        decal(1.34, 1.9, printed(texture, .4), (0, -.08, .095), corner=.08)
        plate(.5, .14, .03, clay('slate'), (0, .96, .085), corner=.07, round=.01)
        box((.16, .5, .08), metal(), (0, 1.18, .05), round=.03)
        tube(tail, .08, clay(cord), smooth=True)


def wall_terminal(texture, at=(0, 0, 0), turn=0, scale=1):
    """An attendance terminal on a stand."""
    with place(at, turn, scale=scale):
        box((2, 1.4, .3), plastic('white', .35), round=.12)
        box((1, .5, 1.4), plastic('white', .35), (0, .2, .2), round=.14)
        with place((0, -.1, 1.1), rot=(76, 0, 0)):
            plate(2.6, 3.2, .4, plastic('white', .3), (0, 1.5, -.2), corner=.3, round=.12)
            decal(2.2, 1.6, screen(texture), (0, 2, .206), corner=.14)
            cylinder(.5, .08, light('#5fd6cf', 1.1), (0, .7, .17), round=.03)
            for i in range(4):
                torus(.1 + i * .09, .02, clay('deep'), (0, .66, .26), start=20, stop=160)


def typewriter(at=(0, 0, 0), turn=0, colour='teal', texture='draft-page', scale=1):
    with place(at, turn, scale=scale):
        slab([(-1.9, 0), (1.7, 0), (1.7, 1.45), (.3, 1.5), (-.2, .95), (-1.7, .45), (-1.9, .3)], 4, clay(colour), (-2, 0, 0),
             rot=(90, 0, 0), turn=90, round=.16)
        for row in range(4):
            for key in range(10 - (row % 2)):
                with place(((key - 4.5 + (row % 2) * .5) * .36, -1.55 + row * .36, .56 + row * .135)):
                    cylinder(.145, .13, clay('cream' if key % 9 else 'coral'), round=.045)
        box((1.7, .24, .1), 'cream', (0, -1.78, .42), round=.04)
        cylinder(.34, 4.2, clay('ink'), (-2.1, .75, 1.72), rot=(0, 90, 0), round=.06)
        for x in (-2.35, 2.1):
            cylinder(.42, .28, clay('coral'), (x, .75, 1.72), rot=(0, 90, 0), round=.08)
        with place((0, .95, 1.9), rot=(72, 0, 0)):
            sheet(2.8, 3, printed(texture), (0, 1.4, 0), lift=lambda u, v: -.25 * v * v)
        tube([(-2.2, .5, 1.8), (-2.7, .1, 2.2)], .07, metal())
        ball(.14, metal(), (-2.72, .08, 2.22))


def compass(at=(0, 0, 0), turn=0, rot=(0, 0, 0), scale=1, needle=35):
    with place(at, turn, rot, scale):
        vessel([(1.9, 0), (2.05, .1), (2.05, .62)], .22, metal('brass', .3))
        cylinder(1.84, .06, 'cream', (0, 0, .34), round=.02)
        for i in range(16):
            a = math.radians(i * 22.5)
            box((.06, .34 if i % 4 == 0 else .18, .03), 'ink', (math.sin(a) * 1.55, math.cos(a) * 1.55, .39), turn=-i * 22.5, round=.01)
        with place((0, 0, .5), turn=needle):
            slab([(-.26, 0), (.26, 0), (0, 1.35)], .1, clay('coral'), round=.03)
            slab([(.26, 0), (-.26, 0), (0, -1.35)], .1, clay('deep'), round=.03)
            cylinder(.17, .2, metal('brass'), round=.05)
        with place((0, 2.1, .3)):
            torus(.42, .1, metal('brass', .3), (0, .35, 0))


def toy_robot(at=(0, 0, 0), turn=0, colour='green', eyes='#fff3c4', scale=1):
    """A clay robot of our own."""
    with place(at, turn, scale=scale):
        for x in (-.5, .5):
            box((.62, .8, .5), 'ink', (x, -.08, 0), round=.18)
            cylinder(.2, .6, metal(), (x, 0, .4))
        box((2, 1.4, 1.7), clay(colour), (0, 0, .9), round=.36)
        box((1.2, .2, .8), clay('cream'), (0, -.66, 1.3), round=.14)
        for i, shade in enumerate(('coral', 'gold', 'brand')):
            cylinder(.12, .1, shade, (-.34 + i * .34, -.74, 1.78), rot=(90, 0, 0), round=.04)
        box((.8, .12, .14), clay('grey'), (0, -.73, 1.42), round=.05)
        cylinder(.3, .3, metal(), (0, 0, 2.55))
        box((2.2, 1.5, 1.3), clay(colour), (0, 0, 2.8), round=.44)
        box((1.7, .2, .8), plastic('#0b2733', .12), (0, -.7, 3.05), round=.3)
        for x in (-.42, .42):
            ball(.19, light(eyes, 1.3), (x, -.8, 3.45), scale=(1, .4, 1))
        for x in (-1, 1):
            tube([(x * .55, 0, 4.05), (x * .8, 0, 4.6)], .07, metal())
            ball(.17, 'coral', (x * .82, 0, 4.66))
            cylinder(.26, .2, metal(), (x * 1.05 - .1, 0, 2.2), rot=(0, 90, 0))
            tube([(x * 1.2, 0, 2.2), (x * 1.5, -.1, 1.7), (x * 1.45, -.6, 1.3)], .2, clay(colour), smooth=True)
            ball(.28, 'ink', (x * 1.45, -.68, 1.25))


def apple(at=(0, 0, 0), colour='red', scale=1, leaf_colour='leaf'):
    """The fruit."""
    with place(at, scale=scale):
        lathe([(0, .1), (.2, 0), (.45, .03), (.72, .3), (.82, .72), (.76, 1.08), (.52, 1.32), (.28, 1.36), (.08, 1.2), (0, 1.14)],
              plastic(colour, .22), sharp=80)
        tube([(0, 0, 1.15), (.04, 0, 1.4), (.14, 0, 1.62)], .045, 'walnut', smooth=True)
        leaf(.7, .34, leaf_colour, (.06, 0, 1.42), turn=-60, rot=(20, 0, 0), bend=.4)


def puzzle(at=(0, 0, 0), turn=0, colour='coral', knob='right', scale=1, thick=.5, rot=(0, 0, 0)):
    """A jigsaw piece, lying, with one knob and one notch."""
    h = 1.0
    outline = [(-h, -h), (h, -h)]
    outline += [(h, -.3)] + [(h + .34 + .42 * math.cos(math.radians(a)), .42 * math.sin(math.radians(a))) for a in range(-130, 131, 20)] + [(h, .3)] \
        if knob == 'right' else [(h, -h)]
    outline += [(h, h), (-h, h)]
    if knob == 'notch':
        outline += [(-h, .3)] + [(-h + .34 + .45 * math.cos(math.radians(a)), .45 * math.sin(math.radians(a))) for a in range(130, -131, -20)] + [(-h, -.3)]
        outline = [p for i, p in enumerate(outline) if p not in outline[:i]]
    with place(at, turn, rot, scale):
        slab(outline, thick, clay(colour), round=.1)


def balance(at=(0, 0, 0), turn=0, tilt=7, scale=1):
    """A pair of scales; returns the places of the left and right pan."""
    with place(at, turn, scale=scale):
        cylinder(1.3, .3, 'deep', round=.12)
        cylinder(.16, 5.4, metal('brass', .3), (0, 0, .2))
        ball(.3, metal('brass', .3), (0, 0, 5.7))
        a = math.radians(tilt)
        ends = [(-2.9 * math.cos(a), 5.3 - 2.9 * math.sin(a)), (2.9 * math.cos(a), 5.3 + 2.9 * math.sin(a))]
        tube([(ends[0][0], 0, ends[0][1]), (0, 0, 5.35), (ends[1][0], 0, ends[1][1])], .12, metal('brass', .3))
        pans = []
        for x, z in ends:
            for i in range(3):
                b = math.radians(90 + i * 120)
                tube([(x, 0, z), (x + 1.3 * math.cos(b), 1.3 * math.sin(b), z - 2.7)], .025, metal('brass'))
            vessel([(.6, 0), (1.2, .1), (1.45, .32)], .06, metal('brass', .3), (x, 0, z - 3))
            pans.append((x, 0, z - 2.92))
    return pans


def ladder_of_steps(at=(0, 0, 0), turn=0, colours=('pale', 'aqua', 'brand', 'deep'), step=(2.6, 3.2, 1.1)):
    with place(at, turn):
        for i, colour in enumerate(colours):
            box((step[0], step[1], step[2] * (i + 1)), colour, (i * step[0], 0, 0), round=.14)


def diya(at=(0, 0, 0), scale=1, flame=True):
    """A clay lamp."""
    with place(at, scale=scale):
        vessel([(.2, 0), (.5, .12), (.66, .36)], .07, clay('brick'))
        cylinder(.56, .03, plastic('#d9a13f', .15), (0, 0, .26), round=.01)
        if flame:
            lathe([(.02, 0), (.13, .14), (.1, .32), (0, .56)], light('#ffc861', 3), (.5, 0, .34))


def conference_phone(at=(0, 0, 0), turn=0):
    with place(at, turn):
        for i in range(3):
            with place(turn=i * 120):
                box((.9, 1.6, .3), 'ink', (0, .8, 0), round=.14)
        cylinder(.75, .42, 'ink', round=.14)
        cylinder(.45, .04, 'slate', (0, 0, .41), round=.015)

"""Things with a screen or a plug."""
import math
from random import Random

from .forms import ball, box, cylinder, decal, place, plate, ring, slab, torus, tube
from .materials import clay, light, metal, plastic, screen


def laptop(shows, at=(0, 0, 0), turn=0, opening=108, colour='#d5dcdf', scale=1):
    w, d = 3.3, 2.25
    shell = metal(colour, .34)
    with place(at, turn, scale=scale):
        plate(w, d, .13, shell, (0, 0, .03), corner=.16, round=.05)
        plate(w * .9, d * .44, .012, plastic('#a8b4b9', .5), (0, .36, .158), corner=.05, round=.004)
        for row, keys in enumerate((13, 13, 12, 11)):
            wide = w * .86 / keys
            for key in range(keys):
                plate(wide * .84, .165, .05, plastic('#22343c', .5), (-w * .43 + wide * (key + .5), .72 - row * .205, .165),
                      corner=.035, round=.012)
        plate(1.5, .165, .05, plastic('#22343c', .5), (0, -.1, .165), corner=.035, round=.012)
        plate(1.1, .66, .008, plastic('#b9c4c9', .35), (0, -.66, .158), corner=.06, round=.003)
        tube([(-w * .36, d / 2 - .03, .16), (w * .36, d / 2 - .03, .16)], .06, plastic('#22343c'))
        with place((0, d / 2 - .02, .15), rot=(90 - (opening - 90), 0, 0)):
            plate(w, 2.15, .09, shell, (0, 1.1, -.09), corner=.16, round=.035)
            plate(w - .06, 2.09, .02, plastic('#101d24', .2), (0, 1.1, -.012), corner=.14, round=.006)
            decal(w - .22, 1.94, screen(shows), (0, 1.1, .0105), corner=.05)


def monitor(shows, at=(0, 0, 0), turn=0, width=5.6, height=3.3, colour='white', lift=1.2, back='white'):
    with place(at, turn):
        plate(2.3, 1.7, .1, plastic(colour, .35), corner=.3, round=.04)
        with place((0, .35, .05), rot=(-6, 0, 0)):
            box((.75, .16, lift + height * .5), plastic(colour, .35), round=.07)
        with place((0, 0, lift), rot=(87, 0, 0)):
            plate(width, height, .22, plastic(colour, .35), (0, height / 2, -.22), corner=.16, round=.08)
            plate(width - .1, height - .1, .02, plastic('#101d24', .2), (0, height / 2, -.012), corner=.12, round=.006)
            decal(width - .28, height - .28, screen(shows), (0, height / 2, .0105), corner=.05)


def phone(shows, at=(0, 0, 0), turn=0, rot=(0, 0, 0), colour='#17262e', scale=1, hole='pill', glow=1.0):
    """A phone lying face up. Turn it with rot=(90, 0, 0) to stand it."""
    w, h = .78, 1.62
    with place(at, turn, rot, scale):
        plate(w, h, .085, metal(colour, .3) if colour != 'white' else plastic('white'), corner=.13, round=.03)
        plate(w - .03, h - .03, .01, plastic('#0b151a', .12), (0, 0, .079), corner=.12, round=.004)
        decal(w - .075, h - .075, screen(shows, glow), (0, 0, .0905), corner=.1)
        if hole == 'pill':
            plate(.2, .055, .002, plastic('#06090b', .2), (0, h / 2 - .11, .0905), corner=.027, round=0)
        elif hole == 'dot':
            cylinder(.026, .002, plastic('#06090b', .2), (0, h / 2 - .1, .0905), round=0)
        box((.025, .2, .035), metal(colour if colour != 'white' else 'grey', .3), (w / 2 + .002, .22, .028), round=.01)


def standing_phone(shows, at=(0, 0, 0), turn=0, lean=12, stand='coral', **how):
    """A phone on a small stand, facing the viewer."""
    scale = how.get('scale', 1)
    with place(at, turn):
        with place(scale=scale):
            plate(.74, .62, .06, clay(stand), (0, .12, 0), corner=.1, round=.02)
            box((.5, .09, .12), clay(stand), (0, -.14, .05), round=.03)
            with place((0, .2, .05), rot=(-lean - 6, 0, 0)):
                box((.46, .07, .8), clay(stand), round=.03)
        with place((0, -.04 * scale, .06 * scale), rot=(90 - lean, 0, 0)):
            phone(shows, (0, .81 * scale, -.04 * scale), **how)


def tablet(shows, at=(0, 0, 0), turn=0, rot=(0, 0, 0), size=(2.5, 1.78), colour='#d5dcdf', scale=1):
    w, h = size
    with place(at, turn, rot, scale):
        plate(w, h, .075, metal(colour, .34), corner=.14, round=.03)
        plate(w - .03, h - .03, .01, plastic('#0b151a', .15), (0, 0, .069), corner=.13, round=.004)
        decal(w - .2, h - .2, screen(shows), (0, 0, .0805), corner=.05)


def standing_tablet(shows, at=(0, 0, 0), turn=0, lean=20, stand='white', size=(2.5, 1.78), scale=1):
    with place(at, turn):
        with place(scale=scale):
            with place((0, .14, .04), rot=(-lean, 0, 0)):
                box((size[0] * .42, .07, size[1] * .62), clay(stand), round=.03)
            plate(size[0] * .46, .95, .07, clay(stand), (0, .42, 0), corner=.12, round=.025)
            with place((0, 0, .02), rot=(90 - lean, 0, 0)):
                tablet(shows, (0, size[1] / 2, -.08), size=size)
            box((size[0] * .46, .12, .14), clay(stand), (0, -.14, 0), round=.04)


def watch(shows, at=(0, 0, 0), turn=0, strap='coral', scale=1):
    """A watch standing on its closed strap, its face up and towards the viewer."""
    with place(at, turn, scale=scale):
        with place((0, 0, .43), rot=(0, 0, 0)):
            with place(rot=(90, 0, 90)):
                slab(ring(.43, 64), .36, clay(strap), (0, 0, -.18), holes=[ring(.37, 64)], round=.02)
        with place((0, -.3, .74), rot=(48, 0, 0)):
            plate(.5, .58, .14, metal('#d5dcdf', .3), (0, 0, -.06), corner=.15, round=.05)
            plate(.46, .54, .01, plastic('#0b151a', .12), (0, 0, .075), corner=.14, round=.004)
            decal(.4, .48, screen(shows), (0, 0, .0865), corner=.1)
            cylinder(.05, .06, metal(), (.25, .08, .02), rot=(0, 90, 0))


def keyboard(at=(0, 0, 0), turn=0, colour='white', keys='cream', accent='coral', scale=1):
    with place(at, turn, scale=scale):
        plate(3.5, 1.3, .16, plastic(colour, .4), corner=.14, round=.05)
        for row, count in enumerate((14, 14, 13, 12)):
            wide = 3.3 / count
            for key in range(count):
                shade = accent if (row, key) in ((0, 0), (2, count - 1)) else 'aqua' if key in (0, count - 1) else keys
                plate(wide * .86, .22, .13, clay(shade), (-1.65 + wide * (key + .5), .46 - row * .255, .14), corner=.05,
                      round=.04)
        plate(1.5, .2, .13, clay('gold'), (-.05, -.55, .14), corner=.05, round=.04)
        for x in (-1.5, -1.2, -.95, .95, 1.2, 1.5):
            plate(.2, .2, .13, clay(keys), (x, -.55, .14), corner=.05, round=.04)


def mouse(at=(0, 0, 0), turn=0, colour='white'):
    with place(at, turn):
        ball(.36, plastic(colour, .35), (0, 0, .08), scale=(.84, 1.35, .72))
        box((.05, .16, .06), 'coral', (0, .26, .27), rot=(-14, 0, 0), round=.02)


def headset(at=(0, 0, 0), turn=0, colour='ink', pad='coral', scale=1, stand=True):
    """A headset with a microphone, hanging on a stand."""
    with place(at, turn, scale=scale):
        base = 1.2 if stand else .55
        if stand:
            cylinder(.75, .14, 'wood', round=.06)
            cylinder(.09, base + .88, 'wood', (0, 0, .1))
            box((.5, .5, .12), 'wood', (0, 0, base + .9), round=.05)
        with place((0, 0, base)):
            tube([(x, 0, z) for x, z in ((-.85, 0), (-.86, .35), (-.62, .86), (0, 1.1), (.62, .86), (.86, .35), (.85, 0))],
                 .09, plastic(colour), smooth=True)
            for x in (-1, 1):
                cylinder(.44, .24, plastic(colour), (x * .93 - .12, 0, -.1), rot=(0, 90, 0), round=.1)
                torus(.3, .15, clay(pad), (x * .74, 0, -.1), rot=(0, 90, 0))
            tube([(-.98, -.1, -.2), (-1, -.5, -.55), (-.6, -.95, -.75)], .045, plastic(colour), smooth=True)
            ball(.14, clay(pad), (-.55, -.98, -.76), scale=(1.3, 1, 1))


def telephone(at=(0, 0, 0), turn=0, colour='coral', scale=1):
    """A push-button desk telephone with a coiled cord."""
    with place(at, turn, scale=scale):
        slab([(-1.3, 0), (1.1, 0), (1.1, .35), (.3, 1), (-.9, 1.05), (-1.3, .8)], 2.3, clay(colour), (0, 1.15, 0),
             rot=(90, 0, 0), turn=0, round=.14)
        for row in range(4):
            for column in range(3):
                with place((.68, 0, .72), rot=(0, 39, 0)):
                    plate(.22, .26, .13, 'cream', (-.3 + row * .27 - .05, (column - 1) * .36, .0), corner=.06, round=.03)
        for y in (-.72, .72):
            box((.5, .36, .34), clay(colour), (-.5, y, .98), round=.12)
        with place((-.5, 0, 1.42)):
            tube([(0, -1.25, 0), (0, -.7, .18), (0, 0, .24), (0, .7, .18), (0, 1.25, 0)], .2, clay(colour), smooth=True)
            for y in (-1.25, 1.25):
                cylinder(.42, .42, clay(colour), (0, y, -.32), round=.14)
        coil = [(-1.3 - .9 * t + .11 * math.cos(t * 60), -1.1 - 1.0 * math.sin(t * 2.6) + .0 * t,
                 .18 + .11 * math.sin(t * 60)) for t in (i / 220 for i in range(221))]
        tube(coil, .035, plastic(colour))
        tube([(-1.2, -.8, .3), (-1.3, -1.1, .2)], .05, plastic(colour))


def camera_body(at=(0, 0, 0), turn=0, colour='cream', band='brand', scale=1):
    """An instant camera."""
    with place(at, turn, scale=scale):
        box((2.7, 1.3, 2.1), clay(colour), round=.3)
        box((2.72, 1.32, .5), clay(band), (0, 0, .5), round=.12)
        cylinder(.8, .5, clay('ink'), (0, -.55, 1.1), rot=(90, 0, 0), round=.1)
        cylinder(.6, .3, clay('slate'), (0, -.95, 1.1), rot=(90, 0, 0), round=.08)
        torus(.5, .06, clay(band), (0, -1.26, 1.1), rot=(90, 0, 0))
        ball(.46, plastic('#0b2733', .08), (0, -1.2, 1.1), scale=(1, .4, 1))
        ball(.09, light('white', .9), (-.16, -1.4, 1.26), scale=(1, .4, 1))
        box((.6, .1, .4), plastic('#0b2733', .1), (.9, -.63, 1.65), round=.05)
        box((.5, .1, .36), light('#fff3d6', .9), (-.9, -.63, 1.65), round=.05)
        cylinder(.2, .16, clay('coral'), (.9, 0, 2.08), round=.06)
        box((2.1, .1, .1), 'ink', (0, -.64, .22), round=.03)


def server(at=(0, 0, 0), turn=0, units=7, colour='#17333f', lamp='#5fe3d8', seed=1):
    """A rack; its front faces the viewer."""
    chance = Random(seed)
    height = units * .95 + .7
    with place(at, turn):
        box((3.4, 3.4, height), plastic(colour, .4), round=.16)
        for i in range(units):
            z = .38 + i * .95
            box((2.9, .16, .8), plastic('#28505f', .4), (0, -1.7, z), round=.06)
            if i % 3 == 1:
                for hole in range(9):
                    box((.09, .1, .5), plastic('#0c1c24', .5), (-1.15 + hole * .18, -1.76, z + .15), round=.03)
            else:
                for bay in range(4):
                    box((.36, .1, .56), plastic('#3d6b7a', .4), (-1.15 + bay * .46, -1.77, z + .12), round=.04)
            for k in range(3):
                shade = lamp if chance.random() > .28 else '#ffb84d' if chance.random() > .4 else '#ff7a5c'
                cylinder(.07, .08, light(shade, 2.2), (.72 + k * .24, -1.78, z + .4), rot=(90, 0, 0), round=.02)
        box((3.1, 3.1, .12), plastic('#28505f', .4), (0, 0, height), round=.04)


def cloud(at=(0, 0, 0), turn=0, colour='white', scale=1):
    with place(at, turn, scale=scale):
        for x, z, r in ((-1.5, .7, .75), (-.55, 1.15, 1.05), (.65, .95, .9), (1.55, .62, .65)):
            ball(r, colour, (x, 0, z), scale=(1, .72, 1))
        with place((0, 0, .0)):
            box((3.9, 1.1, .95), colour, (0, 0, 0), round=.45)


def browser(shows, at=(0, 0, 0), turn=0, width=5, height=3.6, bar='white', rot=(0, 0, 0), glow=1.0, dots=True, thick=.28):
    """A browser's window as an upright slab; its foot is the origin."""
    with place(at, turn, rot):
        with place(rot=(90, 0, 0)):
            plate(width, height, thick, plastic(bar, .4), (0, height / 2, -thick / 2), corner=.24, round=.08)
            top = .46
            decal(width - .24, height - top - .14, screen(shows, glow), (0, (height - top) / 2 + .04, thick / 2 + .006),
                  corner=.12)
            if dots:
                for i, shade in enumerate(('coral', 'gold', 'sprout')):
                    cylinder(.085, .06, shade, (-width / 2 + .32 + i * .27, height - .25, thick / 2 - .02), round=.025)
                plate(width * .5, .24, .03, clay('pale'), (.15, height - .25, thick / 2 - .005), corner=.12, round=.01)

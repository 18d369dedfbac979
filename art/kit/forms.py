"""Rounded primitives. Each stands on its origin; `place` moves everything made inside it."""
import math
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Vector

from .materials import surface

_parents = []


def _rotation(rot, turn):
    return tuple(math.radians(a) for a in (rot[0], rot[1], rot[2] + turn))


@contextmanager
def place(at=(0, 0, 0), turn=0, rot=(0, 0, 0), scale=1):
    spot = bpy.data.objects.new('place', None)
    bpy.context.collection.objects.link(spot)
    spot.location, spot.rotation_euler = at, _rotation(rot, turn)
    spot.scale = scale if isinstance(scale, tuple) else (scale,) * 3
    if _parents:
        spot.parent = _parents[-1]
    _parents.append(spot)
    try:
        yield spot
    finally:
        _parents.pop()


def add(data, material, at=(0, 0, 0), turn=0, rot=(0, 0, 0), scale=(1, 1, 1)):
    thing = bpy.data.objects.new('form', data)
    bpy.context.collection.objects.link(thing)
    thing.location, thing.rotation_euler, thing.scale = at, _rotation(rot, turn), scale
    if _parents:
        thing.parent = _parents[-1]
    if material is not None:
        data.materials.append(surface(material))
    return thing


def _mesh(bm, sharp=38):
    mesh = bpy.data.meshes.new('form')
    bm.to_mesh(mesh)
    bm.free()
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(sharp)
    return mesh


def _bevel(thing, width, segments=4, angle=30):
    if width <= 0:
        return thing
    bevel = thing.modifiers.new('bevel', 'BEVEL')
    bevel.width, bevel.segments, bevel.harden_normals = width, segments, True
    bevel.limit_method, bevel.angle_limit = 'ANGLE', math.radians(angle)
    return thing


def box(size, material, at=(0, 0, 0), turn=0, rot=(0, 0, 0), round=.06):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for vertex in bm.verts:
        vertex.co = Vector((vertex.co.x * size[0], vertex.co.y * size[1], (vertex.co.z + .5) * size[2]))
    return _bevel(add(_mesh(bm), material, at, turn, rot), min(round, min(size) * .46))


def slab(outline, thick, material, at=(0, 0, 0), turn=0, rot=(0, 0, 0), round=.03, holes=()):
    """A flat shape, its outline a list of (x, y), `thick` upwards."""
    if holes:
        curve = bpy.data.curves.new('form', 'CURVE')
        curve.dimensions, curve.fill_mode = '2D', 'BOTH'
        for ring in (outline, *holes):
            spline = curve.splines.new('POLY')
            spline.points.add(len(ring) - 1)
            for point, (x, y) in zip(spline.points, ring):
                point.co = (x, y, 0, 1)
            spline.use_cyclic_u = True
        curve.extrude = max(thick / 2 - round, .001)
        curve.bevel_depth, curve.bevel_resolution, curve.offset = round, 3, -round
        with place(at, turn, rot):
            return add(curve, material, (0, 0, thick / 2))
    bm = bmesh.new()
    low = [bm.verts.new((x, y, 0)) for x, y in outline]
    high = [bm.verts.new((x, y, thick)) for x, y in outline]
    bm.faces.new(low[::-1])
    bm.faces.new(high)
    for i in range(len(low)):
        j = (i + 1) % len(low)
        bm.faces.new((low[i], low[j], high[j], high[i]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return _bevel(add(_mesh(bm), material, at, turn, rot), min(round, thick * .46), 3, 40)


def rounded(width, height, radius, steps=8):
    radius = min(radius, width / 2 - .001, height / 2 - .001)
    points = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            points.append((cx * (width / 2 - radius) + radius * math.cos(a),
                           cy * (height / 2 - radius) + radius * math.sin(a)))
    return points


def ring(radius, steps=48, start=0, stop=360):
    full = stop - start >= 360
    count = steps if full else steps + 1
    return [(radius * math.cos(math.radians(start + (stop - start) * i / steps)),
             radius * math.sin(math.radians(start + (stop - start) * i / steps))) for i in range(count)]


def plate(width, height, thick, material, at=(0, 0, 0), turn=0, rot=(0, 0, 0), corner=.2, round=.03):
    return slab(rounded(width, height, corner), thick, material, at, turn, rot, round)


def decal(width, height, material, at=(0, 0, 0), turn=0, rot=(0, 0, 0), corner=0):
    """A picture lying face up; its corners may be cut round."""
    bm = bmesh.new()
    outline = rounded(width, height, corner) if corner else [
        (-width / 2, -height / 2), (width / 2, -height / 2), (width / 2, height / 2), (-width / 2, height / 2)]
    face = bm.faces.new([bm.verts.new((x, y, 0)) for x, y in outline])
    layer = bm.loops.layers.uv.new()
    for loop in face.loops:
        loop[layer].uv = (loop.vert.co.x / width + .5, loop.vert.co.y / height + .5)
    return add(_mesh(bm), material, at, turn, rot)


def lathe(profile, material, at=(0, 0, 0), turn=0, rot=(0, 0, 0), steps=64, sharp=35, scale=(1, 1, 1)):
    """A profile of (radius, height) turned about the upright axis."""
    bm = bmesh.new()
    rings = []
    for radius, height in profile:
        if radius < 1e-5:
            rings.append([bm.verts.new((0, 0, height))])
        else:
            rings.append([bm.verts.new((radius * math.cos(2 * math.pi * i / steps),
                                        radius * math.sin(2 * math.pi * i / steps), height)) for i in range(steps)])
    for low, high in zip(rings, rings[1:]):
        for i in range(steps):
            j = (i + 1) % steps
            corners = [low[i % len(low)], low[j % len(low)], high[j % len(high)], high[i % len(high)]]
            corners = list(dict.fromkeys(corners))
            if len(corners) > 2:
                bm.faces.new(corners)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return add(_mesh(bm, sharp), material, at, turn, rot, scale)


def cylinder(radius, height, material, at=(0, 0, 0), turn=0, rot=(0, 0, 0), round=.04, top=None, steps=64):
    top = radius if top is None else top
    bend = min(round, height * .45, min(radius, top) * .9)
    curve = [(math.cos(math.radians(a)), math.sin(math.radians(a))) for a in (0, 22, 45, 68, 90)]
    profile = [(0, 0)] + [(radius - bend + bend * s, bend - bend * c) for c, s in curve]
    profile += [(top - bend + bend * c, height - bend + bend * s) for c, s in curve] + [(0, height)]
    return lathe(profile, material, at, turn, rot, steps)


def vessel(profile, wall, material, at=(0, 0, 0), **how):
    """An open pot: the outer profile, its inside, and a round lip."""
    outer = list(profile)
    inner = [(max(r - wall, 0), z) for r, z in outer]
    inner[0] = (inner[0][0], outer[0][1] + wall)
    r, z = outer[-1]
    lip = [(r - wall / 2 + wall / 2 * math.cos(math.radians(a)), z + wall / 2 * math.sin(math.radians(a)))
           for a in (0, 45, 90, 135, 180)]
    return lathe([(0, outer[0][1])] + outer[:-1] + lip + inner[-2::-1] + [(0, inner[0][1])], material, at, **how)


def ball(radius, material, at=(0, 0, 0), scale=(1, 1, 1), turn=0, rot=(0, 0, 0)):
    bm = bmesh.new()
    fine = 2 if radius > .3 else 1
    bmesh.ops.create_uvsphere(bm, u_segments=22 * fine, v_segments=13 * fine, radius=radius)
    return add(_mesh(bm, 180), material, at, turn, rot, scale)


def torus(radius, thick, material, at=(0, 0, 0), turn=0, rot=(0, 0, 0), start=0, stop=360, ends=True):
    return tube([(x, y, 0) for x, y in ring(radius, 64, start, stop)], thick, material, at, turn, rot,
                closed=stop - start >= 360, ends=ends)


def tube(points, radius, material, at=(0, 0, 0), turn=0, rot=(0, 0, 0), closed=False, smooth=False, ends=True):
    curve = bpy.data.curves.new('form', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, 5
    curve.use_fill_caps, curve.resolution_u = True, 10
    if smooth:
        spline = curve.splines.new('BEZIER')
        spline.bezier_points.add(len(points) - 1)
        for knot, point in zip(spline.bezier_points, points):
            knot.co, knot.handle_left_type, knot.handle_right_type = point, 'AUTO', 'AUTO'
    else:
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        for knot, point in zip(spline.points, points):
            knot.co = (*point, 1)
    spline.use_cyclic_u = closed
    made = add(curve, material, at, turn, rot)
    if ends and not closed:
        for end in (points[0], points[-1]):
            with place(at, turn, rot):
                ball(radius, material, end)
    return made


def bulb(power, at=(0, 0, 0), colour=(1, .78, .5), size=.4):
    """A lamp that really lights the scene; `light` surfaces only look lit."""
    lamp = bpy.data.lights.new('bulb', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = power, colour, size
    thing = bpy.data.objects.new('bulb', lamp)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    if _parents:
        thing.parent = _parents[-1]


def sheet(width, height, material, at=(0, 0, 0), turn=0, rot=(0, 0, 0), lift=lambda u, v: 0, steps=16):
    """A thin sheet, u and v from 0 to 1, raised by `lift`: paper that curls, cloth that hangs."""
    bm = bmesh.new()
    grid = [[bm.verts.new(((i / steps - .5) * width, (j / steps - .5) * height, lift(i / steps, j / steps)))
             for i in range(steps + 1)] for j in range(steps + 1)]
    layer = bm.loops.layers.uv.new()
    for j in range(steps):
        for i in range(steps):
            corners = ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))
            face = bm.faces.new([grid[b][a] for a, b in corners])
            for loop, (a, b) in zip(face.loops, corners):
                loop[layer].uv = (a / steps, b / steps)
    return add(_mesh(bm, 180), material, at, turn, rot)


def leaf(length, width, material, at=(0, 0, 0), turn=0, rot=(0, 0, 0), bend=.5, fold=.25):
    """A leaf from its stalk along +y, drooping as `bend` says."""
    bm = bmesh.new()
    rows, columns = 10, 4
    grid = []
    for i in range(rows + 1):
        u = i / rows
        half = width / 2 * math.sin(math.pi * min(.02 + u ** .85, 1)) ** .8 if u < 1 else .004
        grid.append([bm.verts.new(((j / columns * 2 - 1) * half, length * (u - .25 * bend * u * u),
                                   abs(j / columns * 2 - 1) * half * fold * 2 + length * bend * (u * .5 - u * u)))
                     for j in range(columns + 1)])
    for i in range(rows):
        for j in range(columns):
            bm.faces.new((grid[i][j], grid[i][j + 1], grid[i + 1][j + 1], grid[i + 1][j]))
    thing = add(_mesh(bm, 180), material, at, turn, rot)
    thick = thing.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = width * .05
    soft = thing.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 1
    return thing

"""Ground, light and camera of one picture. The key light stands upper left of the camera, wherever that is."""
import math
import os

import bmesh
import bpy
from mathutils import Vector

from . import forms
from .materials import clay, rgba

DRAFT = os.environ.get('ART_DRAFT') == '1'
# Pictures are traced this wide and enlarged to their size: a third of the time, no visible loss on clay.
TRACED = int(os.environ.get('ART_TRACED', 1200))


def _aim(thing, target):
    thing.rotation_euler = (Vector(target) - thing.location).to_track_quat('-Z', 'Y').to_euler()


def _direction(turn, height):
    t, h = math.radians(turn), math.radians(height)
    return Vector((math.sin(t) * math.cos(h), -math.cos(t) * math.cos(h), math.sin(h)))


def _softbox(target, turn, height, distance, size, power, colour):
    lamp = bpy.data.lights.new('softbox', 'AREA')
    lamp.shape, lamp.size = 'DISK', size * distance
    lamp.energy, lamp.color = power * distance ** 2, colour
    thing = bpy.data.objects.new('softbox', lamp)
    bpy.context.collection.objects.link(thing)
    thing.location = Vector(target) + _direction(turn, height) * distance
    thing.visible_camera = False
    _aim(thing, target)


def cyclorama(colour, turn, target, behind, radius):
    """A floor that curves up into a wall, so that no horizon shows."""
    profile = [(-behind * 6, 0), (behind, 0)]
    profile += [(behind + radius * math.sin(math.radians(a)), radius - radius * math.cos(math.radians(a)))
                for a in range(6, 91, 6)] + [(behind + radius, behind * 8)]
    bm = bmesh.new()
    rows = [[bm.verts.new((x, y, z)) for x in (-behind * 8, behind * 8)] for y, z in profile]
    for low, high in zip(rows, rows[1:]):
        bm.faces.new((low[0], low[1], high[1], high[0]))
    forms.add(forms._mesh(bm, 180), clay(colour, .8), (target[0], target[1], 0), turn)


def shot(target=(0, 0, 0), distance=30, turn=25, height=25, lens=60, size=(1600, 1200), ground='mist',
         floor=True, behind=None, bright=1.0, ambient=.44, key=(-42, 48), key_size=.55, warm=.34, rim=.5,
         flat=None, focus=None, blur=None, samples=24, shift=(0, 0), sky='#dff2f5', roll=0, exposure=0.0):
    """Finishes the picture. `flat` is the width seen by a parallel camera; `blur` an f-number for depth of field."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.seed, cycles.use_denoising = 'CPU', 1, False
    cycles.samples = 12 if DRAFT else samples
    # Left to itself the least number of samples is above ours, and flat ground is never let go early.
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, .05, 10
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 5, 6
    cycles.sample_clamp_indirect, cycles.blur_glossy = 3, 1
    cycles.caustics_reflective = cycles.caustics_refractive = False
    share = 420 / size[0] if DRAFT else TRACED / size[0] if size[0] > TRACED else 1
    scene.render.resolution_x, scene.render.resolution_y = round(size[0] * share), round(size[1] * share)
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = False
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'High Contrast'
    scene.view_settings.exposure = .38 + exposure

    world = bpy.data.worlds.new('world')
    scene.world, world.use_nodes = world, True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value, background.inputs[1].default_value = rgba(sky), ambient

    reach = distance * .9
    _softbox(target, turn + key[0], key[1], reach, key_size, 7.5 * bright, (1, .965, .92))
    _softbox(target, turn + 62, 28, reach, .6, 7.5 * warm * bright, (1, .83, .7))
    _softbox(target, turn + 200, 42, reach, .5, 7.5 * rim * bright, (.82, .95, 1))
    if floor:
        cyclorama(ground, turn, target, behind or distance * .75, distance * .55)

    lens_data = bpy.data.cameras.new('camera')
    camera = bpy.data.objects.new('camera', lens_data)
    bpy.context.collection.objects.link(camera)
    camera.location = Vector(target) + _direction(turn, height) * distance
    _aim(camera, target)
    if roll:
        camera.rotation_euler.rotate_axis('Z', math.radians(roll))
    lens_data.lens, lens_data.clip_end = lens, 2000
    lens_data.shift_x, lens_data.shift_y = shift
    if flat:
        lens_data.type, lens_data.ortho_scale = 'ORTHO', flat
    if blur:
        lens_data.dof.use_dof, lens_data.dof.aperture_fstop = True, blur
        lens_data.dof.focus_distance = (Vector(focus or target) - camera.location).length
    scene.camera = camera


def outputs(picture, guides):
    """The picture, and what lies at each point (colour, direction), which the cleaning pass reads."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_emit = layer.use_pass_glossy_color = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    source = nodes.new('CompositorNodeRLayers')
    final = nodes.new('CompositorNodeComposite')
    links.new(source.outputs['Image'], final.inputs[0])

    def joined(kind, first, second):
        mix = nodes.new('CompositorNodeMixRGB')
        mix.blend_type = kind
        links.new(first, mix.inputs[1])
        if isinstance(second, tuple):
            mix.inputs[2].default_value = second
        else:
            links.new(second, mix.inputs[2])
        return mix.outputs[0]

    colour = joined('ADD', source.outputs['DiffCol'], source.outputs['Emit'])
    direction = joined('ADD', joined('MULTIPLY', source.outputs['Normal'], (.5, .5, .5, 1)), (.5, .5, .5, 1))
    target = nodes.new('CompositorNodeOutputFile')
    target.base_path = guides
    target.format.file_format, target.format.color_mode, target.format.color_depth = 'PNG', 'RGB', '16'
    target.format.compression = 5
    target.file_slots.clear()
    for name, socket in (('colour', colour), ('direction', direction)):
        target.file_slots.new(name)
        links.new(socket, target.inputs[name])
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth, settings.compression = 'PNG', 'RGB', '16', 5
    scene.render.filepath = picture

"""Colours and surfaces. A surface may be named by its colour alone: 'coral' means coral clay."""
import os

import bpy

COLOURS = {
    'ink': '#0b2f3a', 'night': '#0c2a36', 'deep': '#004f63', 'brand': '#0287a8', 'teal': '#0b9494',
    'aqua': '#6fd0d6', 'pale': '#cfe8ea', 'mist': '#c9e8eb', 'sand': '#f3e6d2', 'cream': '#f8f0e2',
    'white': '#f4f6f6', 'grey': '#b9c6ca', 'slate': '#5d7a84', 'coral': '#ff6f52', 'blush': '#ffb8a3',
    'red': '#d9402f', 'gold': '#eeb02f', 'butter': '#ffdc8a', 'purple': '#7b5cd6', 'lilac': '#c3b4f2',
    'green': '#3c9a6b', 'leaf': '#2f8f63', 'sprout': '#7cc48d', 'wood': '#d9a66b', 'walnut': '#8f5d3b',
    'brick': '#c8694a', 'marigold': '#f58b1f', 'saffron': '#f9b233', 'tea': '#b8713a',
    'steel': '#c9d1d5', 'brass': '#d8a64a',
}
TEXTURES = os.environ.get('ART_TEXTURES', '')
_made = {}


def _linear(channel):
    return channel / 12.92 if channel <= .04045 else ((channel + .055) / 1.055) ** 2.4


def rgba(colour):
    code = COLOURS.get(colour, colour).lstrip('#')
    return tuple(_linear(int(code[i:i + 2], 16) / 255) for i in (0, 2, 4)) + (1,)


def _principled(key, **inputs):
    if key in _made:
        return _made[key]
    material = bpy.data.materials.new(str(key))
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    for name, value in inputs.items():
        shader.inputs[name.replace('_', ' ').title().replace('Ior', 'IOR')].default_value = value
    # Lit drawings brighten what is near by chance paths alone; sampling them as lamps costs grain and time.
    material.cycles.sample_as_light = False
    _made[key] = material
    return material


def clay(colour, roughness=.62):
    return _principled(('clay', colour, roughness), base_color=rgba(colour), roughness=roughness, specular=.32)


def plastic(colour, roughness=.26):
    return _principled(('plastic', colour, roughness), base_color=rgba(colour), roughness=roughness, specular=.5)


def metal(colour='steel', roughness=.28):
    return _principled(('metal', colour, roughness), base_color=rgba(colour), roughness=roughness, metallic=1)


def glass(colour='white', roughness=.05, clear=.86):
    """Thin glass that lets light straight through: true refraction would need far more samples."""
    key = ('glass', colour, clear)
    if key not in _made:
        material = _principled(key, base_color=rgba(colour), roughness=roughness, specular=.6)
        nodes, links = material.node_tree.nodes, material.node_tree.links
        through, mix = nodes.new('ShaderNodeBsdfTransparent'), nodes.new('ShaderNodeMixShader')
        through.inputs[0].default_value = rgba(colour)
        mix.inputs[0].default_value = clear
        links.new(nodes['Principled BSDF'].outputs[0], mix.inputs[1])
        links.new(through.outputs[0], mix.inputs[2])
        links.new(mix.outputs[0], nodes['Material Output'].inputs['Surface'])
    return _made[key]


def light(colour, strength=1.6):
    return _principled(('light', colour, strength), base_color=rgba(colour), emission=rgba(colour),
                       emission_strength=strength)


def _image(name):
    return bpy.data.images.load(os.path.join(TEXTURES, f'{name}.png'), check_existing=True)


def _textured(key, name, socket, **inputs):
    if key in _made:
        return _made[key]
    material = _principled(key, **inputs)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    texture = nodes.new('ShaderNodeTexImage')
    texture.image = _image(name)
    texture.extension = 'EXTEND'
    links.new(texture.outputs['Color'], nodes['Principled BSDF'].inputs[socket])
    return material


def screen(name, strength=1.0):
    """A lit display: the drawing is its light, the glass before it still catches the room."""
    return _textured(('screen', name, strength), name, 'Emission', base_color=(0, 0, 0, 1), roughness=.3,
                     specular=.25, emission_strength=strength)


def printed(name, roughness=.7):
    return _textured(('printed', name, roughness), name, 'Base Color', roughness=roughness, specular=.2)


def surface(material):
    return clay(material) if isinstance(material, str) else material

"""Run by Blender: builds one scene and renders it. Paths come through the environment."""
import os
import runpy
import sys

import bpy

bpy.ops.wm.read_factory_settings(use_empty=True)
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from kit import stage  # noqa: E402

runpy.run_path(os.environ['ART_SCENE'])
stage.outputs(os.environ['ART_PICTURE'], os.environ['ART_GUIDES'])
bpy.ops.render.render(write_still=True)

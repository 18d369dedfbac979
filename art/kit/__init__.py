"""Everything a scene may name."""
from .materials import clay, glass, light, metal, plastic, printed, screen  # noqa: F401
from .forms import (ball, box, bulb, cylinder, decal, lathe, leaf, place, plate, ring, rounded, sheet, slab,  # noqa: F401
                    torus, tube, vessel)
from .stage import shot  # noqa: F401
from .desk import *  # noqa: F401,F403
from .devices import *  # noqa: F401,F403
from .marketing import *  # noqa: F401,F403
from .shop import *  # noqa: F401,F403
from .medical import *  # noqa: F401,F403
from .city import *  # noqa: F401,F403
from .studio import *  # noqa: F401,F403

"""``fixed.py`` that gives external bots a minute for a move, not half a second."""

import functools
import os
import random
import sys

from kingcraft.cli import main
from kingcraft.server.bots import opponents
from kingcraft.server.bots.thinking import Thinkers

if __name__ == "__main__":
    os.urandom = random.Random(sys.argv.pop(1)).randbytes
    vars(opponents).update(MOST=60.0, STARTING=60.0, Thinkers=functools.partial(Thinkers, patience=60.0))
    sys.exit(main())

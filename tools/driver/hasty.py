"""``fixed.py`` whose tables wait two seconds for an absent player, not two minutes; others may act after one."""

import functools
import os
import random
import sys

from kingcraft.cli import main
from kingcraft.room.ports import Ports
from kingcraft.server import app

if __name__ == "__main__":
    os.urandom = random.Random(sys.argv.pop(1)).randbytes
    vars(app)["Ports"] = functools.partial(Ports, absence=2.0, lending=1.0)
    sys.exit(main())

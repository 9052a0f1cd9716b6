"""``kingcraft`` with chance that repeats itself: ``python fixed.py SEED serve ...``.

Deals and bots are the same in every run, so a browser test does not change from day to day. The product asks the system
for chance, as always; here the system answers from a seeded stream.
"""

import os
import random
import sys

from kingcraft.cli import main

if __name__ == "__main__":
    os.urandom = random.Random(sys.argv.pop(1)).randbytes
    sys.exit(main())

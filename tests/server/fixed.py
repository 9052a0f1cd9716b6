"""``kingcraft`` with chance that repeats itself: ``python fixed.py SEED serve ...``.

The same deals and the same bots in every run, so that what a browser test meets does not change from day to day. The
product knows nothing of this: it asks the system for chance, and here the system answers from a seeded stream.
"""

import os
import random
import sys

from kingcraft.cli import main

if __name__ == "__main__":
    os.urandom = random.Random(sys.argv.pop(1)).randbytes
    sys.exit(main())

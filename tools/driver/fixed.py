"""``kingcraft`` with chance that repeats itself: ``python fixed.py SEED serve ...``.

Deals and bots are the same in every run, so a browser test does not change from day to day. The product asks the system
for chance, as always; here the system answers from a seeded stream. Reviews do not wait until the machine has nothing
else to do: browsers keep it busy as long as the tests run.
"""

import os
import random
import sys

from kingcraft.cli import main
from kingcraft.server import review_process

if __name__ == "__main__":
    review_process.PRIORITY = "normal"
    os.urandom = random.Random(sys.argv.pop(1)).randbytes
    sys.exit(main())

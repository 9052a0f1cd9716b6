"""``python -m kingcraft``: the same as the command ``kingcraft``."""

import sys

from .cli import main

if __name__ == "__main__":
    sys.exit(main())

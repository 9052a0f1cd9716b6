"""What the files of a kit may name: a kit of anyone must not leave its folder, run other commands, or fill the disk."""

import os.path
import re
from pathlib import Path
from typing import Final

from .vector import BrokenVector, Made, Vector

#: The largest file that a kit may ask for, in bytes.
MOST_MADE: Final = 100_000_000
#: The longest text that such a file may repeat, in bytes.
LONGEST_REPEAT: Final = 1000

_COMMANDS: Final = ("legal", "perft", "replay", "verify")
_ID: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,80}")
_STEP: Final = r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}"
#: At most a few folders deep, so that no path is too long for a command line.
_PATH: Final = re.compile(rf"{_STEP}(/{_STEP}){{0,3}}")


def inside(folder: Path, name: str) -> bool:
    """Return whether ``name`` is in ``folder``, links followed, and of letters, digits, ``.``, ``_``, ``-``, ``/``."""
    if _PATH.fullmatch(name) is None:
        return False
    # Not Path.resolve: that raises for links in a circle.
    return Path(os.path.realpath(folder / name)).is_relative_to(os.path.realpath(folder))


def allowed(vector: Vector, folder: Path) -> bool:
    """Return whether a vector of the kit in ``folder`` may be asked: its id, file, command, and the file to make."""
    if _ID.fullmatch(vector.id) is None:
        return False
    if not isinstance(vector, BrokenVector):
        return True
    return (
        vector.command in _COMMANDS
        and (not vector.file or inside(folder, vector.file))
        and (vector.made is None or _can_be_made(vector.made))
    )


def _can_be_made(made: Made) -> bool:
    return 0 < len(made.repeat.encode()) <= LONGEST_REPEAT and len(made.start.encode()) <= made.size <= MOST_MADE

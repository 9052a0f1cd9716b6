"""Programs of the machine that run what ``deploy/`` has for them: systemd. Only the long tier needs them."""

import os
import shutil
from typing import Final

from .browsers import Other, says

#: A user's search path may leave out the folders of programs of the system.
_PATH: Final = os.pathsep.join((os.environ.get("PATH", os.defpath), "/usr/local/sbin", "/usr/sbin", "/sbin"))


def program(name: str) -> str:
    """Return the path of an installed program, or an empty string."""
    return shutil.which(name, path=_PATH) or ""


def _no_systemd() -> str:
    analyze = program("systemd-analyze")
    return "" if analyze and says(analyze) else "There is no systemd-analyze that starts here."


SYSTEMD: Final = Other(
    name="systemd",
    tests="tests/docs/test_unit.py",
    missing=_no_systemd,
    packages=("systemd",),
    advice="It is a part of most Linux systems, and of no other.",
)

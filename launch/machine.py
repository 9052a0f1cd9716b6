"""Programs of the machine that run what ``deploy/`` has for them: systemd, nginx, Caddy, debootstrap. The long tier
alone needs them.
"""

import os
import shutil
from typing import Final

from .browsers import Other, says

#: A user's search path may leave out the folders of programs of the system.
_PATH: Final = os.pathsep.join((os.environ.get("PATH", os.defpath), "/usr/local/sbin", "/usr/sbin", "/sbin"))


def program(name: str) -> str:
    """Return the path of an installed program, or an empty string."""
    return shutil.which(name, path=_PATH) or ""


def _without(*names: str) -> str:
    missing = [name for name in names if not program(name)]
    return f"There is no {' and no '.join(missing)}." if missing else ""


def _no_systemd() -> str:
    analyze = program("systemd-analyze")
    return "" if analyze and says(analyze) else "There is no systemd-analyze that starts here."


def _no_bare_root() -> str:
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return "Only root can make a bare Debian in a folder."
    return _without("debootstrap")


SYSTEMD: Final = Other(
    name="systemd",
    tests="tests/docs/test_unit.py",
    missing=_no_systemd,
    packages=("systemd",),
    advice="It is a part of most Linux systems, and of no other.",
)
PROXIES: Final = Other(
    name="nginx and Caddy",
    tests="tests/server/test_proxies.py",
    missing=lambda: _without("nginx", "caddy", "openssl"),
    packages=("nginx", "caddy", "openssl"),
    advice="Install nginx, Caddy and openssl.",
)
#: What makes a bare Debian in a folder, in place of a container.
BARE: Final = Other(
    name="debootstrap",
    tests="tests/docs/test_containerfile.py",
    missing=_no_bare_root,
    packages=("debootstrap",),
    advice="Run the long tests as root on Debian, with debootstrap.",
)

"""Debian's packages, where the user may install them."""

import functools
import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from .steps import run, step


def is_debian() -> bool:
    """Return whether this is Debian itself: on systems made from it a browser's package may be a stub."""
    try:
        lines = Path("/etc/os-release").read_text(encoding="utf-8").splitlines()
    except OSError:
        return False
    return "ID=debian" in lines and shutil.which("apt-get") is not None


def may_install() -> bool:
    """Return whether packages can be installed without asking: on Debian, as root."""
    return is_debian() and os.geteuid() == 0


def install(what: str, packages: Sequence[str], folder: Path) -> None:
    """Install ``packages``; ``new|old`` is the first of these names that this Debian has.

    Raises :class:`~launch.setup_error.SetupError`.
    """
    quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    with step(f"Installing {what} (a package of Debian's)"):
        _update(folder)
        chosen = names(packages)
        command = ["apt-get", "install", "-q", "-y", "--no-install-recommends", *chosen]
        run(f"apt-get install {' '.join(chosen)}", command, folder, quiet)


def names(packages: Sequence[str]) -> list[str]:
    """Return the names of packages on this Debian: of ``new|old`` the first that it can install, or else the last."""
    return [_first_known(package.split("|")) for package in packages]


@functools.cache
def _update(folder: Path) -> None:
    """Update the lists of packages, once in a run."""
    run("apt-get update", ["apt-get", "update", "-q"], folder, dict(os.environ, DEBIAN_FRONTEND="noninteractive"))


def _first_known(several: Sequence[str]) -> str:
    for name in several[:-1]:
        # apt-cache would also say yes to a name that other packages only mention.
        tried = subprocess.run(
            ["apt-get", "install", "-q", "--simulate", name], capture_output=True, check=False, stdin=subprocess.DEVNULL
        )
        if tried.returncode == 0:
            return name
    return several[-1]

"""The browsers that tests drive: finding one, checking that it starts, and installing a missing one.

Chromium runs all browser tests, and without it nothing is tested. Each of the others runs one file of tests. If one is
missing and cannot be installed, the run says so and goes on without its file; with ``CI`` set that is a failure. So it
is with other programs of the machine (``machine.py``).
"""

import os
import shutil
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from . import debian
from .setup_error import SetupError


def says(program: str, option: str = "--version") -> str:
    """Return what the program prints about itself; empty if it does not start or is a stub that must be installed."""
    try:
        done = subprocess.run(
            [program, option],
            capture_output=True,
            text=True,
            errors="replace",
            timeout=60,
            check=False,
            stdin=subprocess.DEVNULL,
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout if done.returncode == 0 else ""


def starts(program: str) -> bool:
    """Return whether this browser starts. On Windows, where ``--version`` opens a window: whether it exists."""
    return Path(program).is_file() if os.name == "nt" else bool(says(program))


def found(variable: str, names: Sequence[str], places: Sequence[str], good: Callable[[str], bool] = starts) -> str:
    """Return the path of the first usable program: named by ``variable``, on the search path, or at a known place.

    Empty if there is none. Raises :class:`SetupError` if the variable names one that cannot be used.
    """
    named = os.environ.get(variable, "")
    if named:
        if good(named):
            return named
        raise SetupError(f"{variable} names {named}, which does not start or is too old. Correct it, or unset it.")
    programs = [shutil.which(name) or "" for name in names] + [str(Path(place).expanduser()) for place in places]
    return next((program for program in programs if program and good(program)), "")


@dataclass(frozen=True, slots=True)
class Other:
    """A browser that tests drive beside Chromium, or another program of the machine that they run."""

    name: str
    #: Its file of tests.
    tests: str
    #: Says in a sentence what is missing here; empty if nothing is.
    missing: Callable[[], str]
    #: Debian's packages; ``new|old`` are several names of one.
    packages: tuple[str, ...]
    #: What to do on other systems.
    advice: str

    def ensure(self, root: Path) -> None:
        """Install it if it is missing. Raises :class:`SetupError` with what to do if it cannot be installed here."""
        why = self.missing()
        if why and debian.may_install():
            try:
                debian.install(self.name, self.packages, root)
                why = self.missing()
            except SetupError as error:
                why = f"{why}\n{error}"
        if why:
            advice = self.advice
            if debian.is_debian():
                advice = f"Run: sudo apt-get install {' '.join(debian.names(self.packages))}"
            raise SetupError(f"{why} {advice}")

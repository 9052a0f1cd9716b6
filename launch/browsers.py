"""The browsers that tests drive: where one is looked for, whether it starts, and what is done where there is none.

Chromium runs all browser tests, and without it nothing is tested. The others run a file of tests each. Where one of
them cannot be had the run says so, and goes on without its file; where ``CI`` is set that is a failure.
"""

import os
import shutil
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from . import debian
from .trouble import Trouble


def says(program: str, option: str = "--version") -> str:
    """What the program prints about itself; empty if it does not start, or is a stub that says: install me."""
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
    """Whether this is a browser that starts. On Windows, where ``--version`` opens a window: whether it is there."""
    return Path(program).is_file() if os.name == "nt" else bool(says(program))


def found(variable: str, names: Sequence[str], places: Sequence[str], good: Callable[[str], bool] = starts) -> str:
    """The path of the first good program: the one that ``variable`` names, on the search path, or at a place.

    An empty string if there is none. Raises :class:`Trouble` if the variable names one that is not good.
    """
    named = os.environ.get(variable, "")
    if named:
        if good(named):
            return named
        raise Trouble(f"{variable} names {named}, which does not start or is too old. Correct it, or unset it.")
    programs = [shutil.which(name) or "" for name in names] + [str(Path(place).expanduser()) for place in places]
    return next((program for program in programs if program and good(program)), "")


@dataclass(frozen=True, slots=True)
class Other:
    """A browser that tests drive beside Chromium.

    ``tests``: its file of tests; ``missing``: says what is missing here, in a sentence, or nothing; ``packages``:
    Debian's, where a name may be several with ``|`` between; ``advice``: what to do elsewhere.
    """

    name: str
    tests: str
    missing: Callable[[], str]
    packages: tuple[str, ...]
    advice: str

    def ensure(self, root: Path) -> None:
        """Install it if need be and if that is possible. Raises :class:`Trouble` that says what to do if it is not."""
        why = self.missing()
        if why and debian.may_install():
            try:
                debian.install(self.name, self.packages, root)
                why = self.missing()
            except Trouble as trouble:
                why = f"{why}\n{trouble}"
        if why:
            advice = self.advice
            if debian.is_debian():
                advice = f"Run: sudo apt-get install {' '.join(debian.names(self.packages))}"
            raise Trouble(f"{why} {advice}")

"""``start.py test --changed``: which files differ from the branch they are to join, and which tests that concerns."""

import json
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from .environment import Environment
from .setup_error import SetupError

#: What a change is compared with unless a commit is named: where it left the first of these that exists.
BRANCHES: Final = ("main", "origin/main")

#: What the page's tests read: its folder, and what it takes from the package.
PAGE: Final = ("web/", "src/kingcraft/locales/", "src/kingcraft/guide/", "src/kingcraft/games/reasons.py")


@dataclass(frozen=True, slots=True)
class Chosen:
    """What ``--changed`` runs beside linters and types."""

    base: str
    """The commit that the files were compared with."""
    page: bool
    """Whether the page's own tests run, those that a changed file reaches."""
    tests: list[str]
    """Arguments of pytest: tests without a browser."""
    browser: list[str]
    """Arguments of pytest: tests in the browser."""


def base(root: Path, commit: str) -> str:
    """Return the commit to compare with: where HEAD left ``commit``, or main if that is empty.

    Raises :class:`SetupError` if there is no such commit.
    """
    for name in (commit,) if commit else BRANCHES:
        found = _git(root, "merge-base", "HEAD", name)
        if found is not None:
            return found.strip()
    raise SetupError(
        f"--changed found no commit {commit!r}." if commit else "--changed needs git and a branch main, or a commit."
    )


def files(root: Path, commit: str) -> list[str]:
    """Return the files that differ from ``commit``, seen from the root: uncommitted, new and deleted ones too."""
    known = _git(root, "diff", "--name-only", "--no-renames", "-z", commit) or ""
    new = _git(root, "ls-files", "--others", "--exclude-standard", "-z") or ""
    return sorted({name for name in (known + new).split("\0") if name})


def choose(environment: Environment, commit: str) -> tuple[Chosen, str]:
    """Return what to run for the difference from ``commit`` (:func:`base`), and a few words on it.

    Raises :class:`SetupError` if there is no such commit, or the imports cannot be read.
    """
    root = environment.root
    start = base(root, commit)
    changed = files(root, start)
    if not changed:
        return Chosen(start, False, [], []), f"No file differs from {start[:9]}."
    command = [str(environment.python), "-m", "tests.touched", *changed]
    done = subprocess.run(
        command, cwd=root, env=environment.variables(), capture_output=True, text=True, stdin=subprocess.DEVNULL
    )
    if done.returncode != 0:
        raise SetupError(f"tests.touched failed; a file of Python may not be one:\n{done.stderr[-2000:]}")
    found = json.loads(done.stdout)
    chosen = Chosen(start, any(name.startswith(PAGE) for name in changed), found["tests"], found["browser"])
    return chosen, f"{_counted(changed)} since {start[:9]}. {found['why']}"


def _counted(names: Sequence[str]) -> str:
    """Return how many files there are, and the first of them."""
    shown = ", ".join(names[:3]) + (", ..." if len(names) > 3 else "")
    return f"{len(names)} {'file' if len(names) == 1 else 'files'} changed ({shown})"


def _git(root: Path, *arguments: str) -> str | None:
    """Return what git prints; None if it fails or there is none."""
    try:
        done = subprocess.run(
            ["git", *arguments], cwd=root, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
        )
    except OSError:
        return None
    return done.stdout if done.returncode == 0 else None

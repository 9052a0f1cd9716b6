"""Who can reach the server: asked once, in a terminal, and kept beside the database."""

import contextlib
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

from .settings import DEFAULT_HOST

#: ``here``: this computer only; ``home``: every device of its network.
Reach: TypeAlias = Literal["here", "home"]

#: The file of the answer, in the data folder.
FILE_NAME: Final = "reach"
#: The address to listen on for each answer.
HOSTS: Final[Mapping[Reach, str]] = {"here": DEFAULT_HOST, "home": "0.0.0.0"}  # noqa: S104 - the person chose it
_QUESTION: Final = """\
Who plays?
  1  only here, on this computer
  2  my home network: phones, tablets and computers in the same Wi-Fi can join
"""
_KEPT: Final = "Your answer is kept; start with --ask to be asked again.\n"


def in_terminal() -> bool:
    """Return whether a person can read what the server prints, and answer."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def host_for(data: Path, *, again: bool) -> str:
    """Return the address to listen on: by the answer kept in the folder ``data``, by a new one, or this machine's own.

    The question is asked in a terminal where no answer is kept, and ``again`` on request. Raises ``KeyboardInterrupt``.
    """
    kept = None if again else _kept(data)
    if kept is None and in_terminal():
        kept = _asked()
        if kept is not None:
            _keep(data, kept)
    return HOSTS[kept or "here"]


def _kept(data: Path) -> Reach | None:
    """The answer kept in a folder; None: there is none that can be read."""
    with contextlib.suppress(OSError, UnicodeDecodeError):
        found = (data / FILE_NAME).read_text("utf-8").strip()
        return next((reach for reach in get_args(Reach) if reach == found), None)
    return None


def _keep(data: Path, reach: Reach) -> None:
    # A folder that cannot be written is reported when the database is opened there.
    with contextlib.suppress(OSError):
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        (data / FILE_NAME).write_text(f"{reach}\n", "utf-8")
        print(_KEPT)


def _asked() -> Reach | None:
    """The answer of the person at the terminal; None: they ended the input."""
    print(_QUESTION)
    try:
        while (answer := _understood(input("Type 1 or 2 and press Enter (Enter alone: 1): "))) is None:
            print("That is neither of the two.")
    except EOFError:
        print()
        return None
    return answer


def _understood(text: str) -> Reach | None:
    """The answer in what a person has typed: a number, or words of the question."""
    answers: dict[str, Reach] = {"": "here", "1": "here", "2": "home"}
    words = text.strip().rstrip(".").casefold()
    if words in answers:
        return answers[words]
    found: list[Reach] = [reach for reach in get_args(Reach) if reach in words.split()]
    return found[0] if len(found) == 1 else None

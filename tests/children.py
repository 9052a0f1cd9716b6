"""What child processes run in tests: functions that every process finds."""

import os
import signal
import time
from pathlib import Path
from typing import Any

from kingcraft.processes import Child, Link


class Unportable(Exception):
    """An exception that cannot be pickled."""

    def __init__(self, why: str, code: int) -> None:
        super().__init__(f"{why} {code}")


def double(link: Link[int, int]) -> None:
    """Answer each number with its double."""
    while True:
        link.send(2 * link.receive())


def count(link: Link[None, int], end: int) -> str:
    """Count to a number."""
    for number in range(end):
        link.send(number)
    return f"counted to {end}"


def describe(_link: Link[None, None]) -> tuple[int, int, int]:
    """Return this process, its session and its niceness."""
    return os.getpid(), os.getsid(0), os.nice(0)


def fail(_link: Link[None, Any], *arguments: object) -> bytes:
    """Raise an exception."""
    raise ValueError(f"no memory for {len(arguments)}")


def fail_strangely(_link: Link[None, None]) -> None:
    """Raise an exception that cannot be pickled."""
    raise Unportable("out of", 5)


def die(_link: Link[Any, Any], *_: object) -> bytes:
    """End without an answer."""
    os._exit(7)


def be_killed(_link: Link[Any, Any], *_: object) -> bytes:
    """End as by a signal of the system."""
    os.kill(os.getpid(), 9)
    return b""


def sleep(link: Link[None, tuple[int, int]], note: str) -> bytes:
    """Leave a note, then sleep and clean up; ``note`` is the file for this process's number."""
    Path(note).with_suffix(".part").write_text(str(os.getpid()), encoding="ascii")
    try:
        # Those who wait for the note may end this process at once: it cleans up from here on.
        Path(note).with_suffix(".part").rename(note)
        link.send((1, 9))
        time.sleep(600)
    finally:
        Path(note).with_suffix(".cleaned").touch()
    return b""


def hang(link: Link[None, int]) -> None:
    """Say who we are, then do nothing that a signal could interrupt."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    link.send(os.getpid())
    time.sleep(600)


def mark(_link: Link[None, None], game: str) -> None:
    """Compile nothing, but note the game."""
    Path(os.environ["NUMBA_CACHE_DIR"], f"practised-{game}").touch()


def parent(note: str) -> None:
    """Start a child that leaves a note, and wait for it."""
    child: Child[None, tuple[int, int]] = Child(sleep, (note,))
    while True:
        child.receive()


def look_for_ever(link: Link[None, Any], task: Any) -> bytes:
    """Say how far a review is, then sleep; its record is the file for this process's number."""
    from kingcraft.service.review_task import Judging

    Path(task.record).write_text(str(os.getpid()), encoding="ascii")
    link.send(Judging(0, 1, 9))
    time.sleep(600)
    return b""


def refuse(_link: Link[None, Any], _task: object) -> bytes:
    """Say that a match is too long."""
    from kingcraft.service.review_task import TooLong

    raise TooLong("9000 decisions")


def have_no_review(_link: Link[None, Any], _task: object) -> bytes:
    """Say that a game has no reviews."""
    from kingcraft.review.game_review import game_review

    game_review("toy")
    return b""


if __name__ == "__main__":
    import sys

    parent(sys.argv[1])

"""One process of the implementation under test, with limits on its time and its output."""

import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import IO, Final, Literal

from ..processes import kill_group

#: The most bytes of output. No answer of a kit is nearly as long.
MOST_OUTPUT: Final = 64_000_000
_FIRST_PAUSE: Final = 0.002
_LONGEST_PAUSE: Final = 0.02


#: How a process ended, or why it was killed: ``flood`` is too much output, ``stopped`` the end of the whole run.
Fate = Literal["ended", "timeout", "flood", "stopped"]


@dataclass(frozen=True)
class Outcome:
    """How a process ended, and what it printed."""

    fate: Fate
    #: The exit status; below 0 the signal that ended it.
    status: int
    output: bytes
    errors: bytes
    seconds: float
    #: The most bytes of memory; 0 where the system does not say. Linux includes what this process held at the start.
    peak: int


def ask(command: Sequence[str], timeout: float, stop: threading.Event) -> Outcome:
    """Run ``command`` without standard input. Raises OSError if it cannot be started.

    Its child processes are killed when it ends, except those with a session of their own; on Windows all survive.
    """
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        started = time.monotonic()
        # In its own session, so that its child processes can be killed with it.
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=output, stderr=errors, start_new_session=True
        )
        fate, peak = _wait(process, (output, errors), started + timeout, stop)
        seconds = time.monotonic() - started
        return Outcome(fate, process.returncode, _content(output), _content(errors), seconds, peak)


def _wait(
    process: "subprocess.Popen[bytes]", files: Sequence[IO[bytes]], deadline: float, stop: threading.Event
) -> tuple[Fate, int]:
    """Wait for the end, or kill the process. Return its fate and peak of memory in bytes."""
    pause = _FIRST_PAUSE
    while True:
        ended, peak = _ended(process)
        if ended:
            kill_group(process)  # a program that exits may leave child processes behind
            return "ended", peak
        fate: Fate | None = None
        if stop.is_set():
            fate = "stopped"
        elif time.monotonic() > deadline:
            fate = "timeout"
        elif any(os.fstat(file.fileno()).st_size > MOST_OUTPUT for file in files):
            fate = "flood"
        if fate is not None:
            kill_group(process)
            process.wait()
            return fate, 0
        time.sleep(pause)
        pause = min(pause * 1.5, _LONGEST_PAUSE)


def _ended(process: "subprocess.Popen[bytes]") -> tuple[bool, int]:
    if sys.platform == "win32":
        return process.poll() is not None, 0
    child, status, usage = os.wait4(process.pid, os.WNOHANG)
    if child == 0:
        return False, 0
    process.returncode = os.waitstatus_to_exitcode(status)
    return True, usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def _content(file: IO[bytes]) -> bytes:
    file.seek(0)
    return file.read(MOST_OUTPUT)

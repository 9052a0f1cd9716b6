"""One process of the implementation under test: its answer within bounds of time and of what it prints."""

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import IO, Final

#: Nothing in a kit has an answer nearly as long.
MOST_OUTPUT: Final = 64_000_000
_FIRST_PAUSE: Final = 0.002
_LONGEST_PAUSE: Final = 0.02


@dataclass(frozen=True)
class Outcome:
    """How a process ended.

    ``fate``: ``ended``, or why it was killed: ``timeout``, ``flood`` (it printed too much), ``stopped`` (nobody waits
    for it any more). ``status``: its exit status, below 0 the signal that ended it.
    ``peak``: bytes of memory at most, 0 where the system does not say; Linux counts what the process that asks held
    when it asked.
    """

    fate: str
    status: int
    output: bytes
    errors: bytes
    seconds: float
    peak: int


def ask(command: Sequence[str], timeout: float, stop: threading.Event) -> Outcome:
    """Run ``command`` without standard input. Raises OSError if it cannot be started.

    What it has started does not outlive it, but for what has begun a session of its own; on Windows all of that does.
    """
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        started = time.monotonic()
        # In a session of its own, so that whatever it has started can be ended with it.
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=output, stderr=errors, start_new_session=True
        )
        fate, peak = _wait(process, (output, errors), started + timeout, stop)
        seconds = time.monotonic() - started
        return Outcome(fate, process.returncode, _content(output), _content(errors), seconds, peak)


def _wait(
    process: "subprocess.Popen[bytes]", files: Sequence[IO[bytes]], deadline: float, stop: threading.Event
) -> tuple[str, int]:
    """Wait for the end, or bring it about; gives fate and peak of memory."""
    pause = _FIRST_PAUSE
    while True:
        ended, peak = _ended(process)
        if ended:
            _kill_group(process)  # a program that exits may leave child processes behind
            return "ended", peak
        fate = ""
        if stop.is_set():
            fate = "stopped"
        elif time.monotonic() > deadline:
            fate = "timeout"
        elif any(os.fstat(file.fileno()).st_size > MOST_OUTPUT for file in files):
            fate = "flood"
        if fate:
            _kill(process)
            return fate, 0
        time.sleep(pause)
        pause = min(pause * 1.5, _LONGEST_PAUSE)


def _ended(process: "subprocess.Popen[bytes]") -> tuple[bool, int]:
    """Whether the process has ended, and then its peak of memory in bytes."""
    if sys.platform == "win32":
        return process.poll() is not None, 0
    child, status, usage = os.wait4(process.pid, os.WNOHANG)
    if child == 0:
        return False, 0
    process.returncode = os.waitstatus_to_exitcode(status)
    return True, usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def _kill(process: "subprocess.Popen[bytes]") -> None:
    if sys.platform == "win32":
        process.kill()
    else:
        _kill_group(process)
    process.wait()


def _kill_group(process: "subprocess.Popen[bytes]") -> None:
    """End what is left of the process and of all that it has started. Windows knows no such groups."""
    if sys.platform != "win32":
        # Mostly nobody is left.
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)


def _content(file: IO[bytes]) -> bytes:
    file.seek(0)
    return file.read(MOST_OUTPUT)

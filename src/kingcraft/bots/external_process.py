"""Another program and the lines it writes, with limits on time and output.

Threads wait for its pipes, because only threads can do so on every system: the caller never hangs.
"""

import contextlib
import queue
import subprocess
import threading
import time
import weakref
from collections.abc import Sequence
from typing import Final

from ..processes import kill_group

#: Bytes: the longest line, and all that a program may write between two questions.
LONGEST_LINE: Final = 65_536
MOST_OUTPUT: Final = 1_000_000
_CHUNK: Final = 65_536
#: The end of its standard error is kept: that is where programs say why they died.
_LAST_WORDS: Final = 300
#: Seconds for threads whose pipe is closed; one that a runaway child keeps open is given up.
_GRACE: Final = 0.5


class OutputEnded(Exception):
    """The program writes no more: it died, or it was ended because it wrote too much (``flood``)."""

    def __init__(self, flood: bool) -> None:
        super().__init__("flood" if flood else "end of output")
        self.flood = flood


class Process:
    """A running program. ``command`` is not given to a shell. Raises OSError if it cannot be started.

    What it has started ends with it, except on POSIX what has begun a session of its own.
    """

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        # In a session of its own, so that whatever it has started can be ended with it.
        popen = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True)
        self._popen = popen
        self._output: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._input: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._output_left = _OutputLeft()
        self._errors = bytearray()
        self._threads = [
            threading.Thread(target=_read_output, args=(popen, self._output, self._output_left), daemon=True),
            threading.Thread(target=_write_input, args=(popen, self._input), daemon=True),
            threading.Thread(target=_keep_last_words, args=(popen, self._errors), daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        #: Ends the program; also when this object is forgotten, or Python ends.
        self._end = weakref.finalize(self, _end, popen, self._input)

    @property
    def last_words(self) -> str:
        """The last line that it wrote to its standard error."""
        lines = bytes(self._errors).decode(errors="replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "")

    @property
    def waiting(self) -> bool:
        """Whether it has written a line that has not been read."""
        return not self._output.empty()

    def send(self, line: str) -> None:
        """Send it a line; never waits. From now on it may write :data:`MOST_OUTPUT` bytes again."""
        self._output_left.bytes = MOST_OUTPUT
        self._input.put(line.encode() + b"\n")

    def receive(self, seconds: float) -> bytes | None:
        """Return its next line without the end of line; None if none came in time. Raises :class:`OutputEnded`."""
        try:
            line = self._output.get(timeout=max(seconds, 0.0))
        except queue.Empty:
            return None
        if line is None:
            self._output.put(None)  # for the next caller
            raise OutputEnded(self._output_left.flooded)
        return line

    def quit(self, seconds: float) -> None:
        """Give it this many seconds to exit (its input is closed); then kill it."""
        self._input.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._popen.wait(seconds)
        self.kill()

    def kill(self) -> None:
        """End it and all that it has started, and wait until that is done. Further calls do nothing."""
        self._end()
        deadline = time.monotonic() + _GRACE
        for thread in self._threads:
            thread.join(max(deadline - time.monotonic(), 0.0))

    @property
    def status(self) -> int | None:
        """Its exit status, below 0 the signal that ended it; None while it runs."""
        return self._popen.poll()


class _OutputLeft:
    """How many bytes a program may still write until it is asked again."""

    __slots__ = ("bytes", "flooded")

    def __init__(self) -> None:
        self.bytes = MOST_OUTPUT
        self.flooded = False


def _read_output(
    popen: "subprocess.Popen[bytes]", output: "queue.SimpleQueue[bytes | None]", left: _OutputLeft
) -> None:
    assert popen.stdout is not None
    with popen.stdout as stream, contextlib.suppress(OSError):
        rest = b""
        while chunk := stream.read(_CHUNK):
            left.bytes -= len(chunk)
            *lines, rest = (rest + chunk).split(b"\n")
            if left.bytes < 0 or len(rest) > LONGEST_LINE:
                left.flooded = True
                kill_group(popen)
                break
            for line in lines:
                output.put(line)
    output.put(None)


def _write_input(popen: "subprocess.Popen[bytes]", lines: "queue.SimpleQueue[bytes | None]") -> None:
    assert popen.stdin is not None
    # A program that has exited, or closed its input, is noticed by its missing answer.
    with contextlib.suppress(OSError), popen.stdin as stream:
        while (line := lines.get()) is not None:
            while line:
                line = line[stream.write(line) :]


def _keep_last_words(popen: "subprocess.Popen[bytes]", words: bytearray) -> None:
    assert popen.stderr is not None
    with popen.stderr as stream, contextlib.suppress(OSError):
        while chunk := stream.read(_CHUNK):
            words += chunk[-_LAST_WORDS:]
            del words[:-_LAST_WORDS]


def _end(popen: "subprocess.Popen[bytes]", lines: "queue.SimpleQueue[bytes | None]") -> None:
    kill_group(popen)
    popen.wait()
    lines.put(None)

"""The process that reviews one match: ``python -m kingcraft.server.reviewing``.

A JSON line comes in, ``{"depth": ..., "record": ...}``, and lines go out: ``progress DONE TOTAL`` again and again, then
``review BYTES`` with that many bytes after it (a ``ReviewState``, gzipped), or ``failed CODE``. It runs behind
everything else on the machine, and ends at once when its parent process is gone: its standard input ends then.
"""

import contextlib
import gzip
import os
import sys
import threading
from pathlib import Path
from typing import Final

import msgspec

from ..bots.impossible import Impossible
from ..games.options import Json
from ..games.reasons import Refused
from ..record.replay import Replay, replay_document
from ..review.choices import choices_of
from ..review.review import review_match
from .review_messages import ReviewState
from .review_positions import reviewed

#: By how much it stands back behind all others: as far as there is.
NICE: Final = 19
#: The same for its session as a whole. One that stood back as far as there is would never come to an end beside another
#: program that is busy.
SESSION_NICE: Final = 10
#: A match of more decisions than this is looked at quickly only, one of more than that not at all. The longest match of
#: King has about 600, one of Kings Corner to 25 points a few hundred.
LONG: Final = 1500
TOO_LONG: Final = 8000
#: The depth for long matches.
QUICK: Final = "quick"


class Job(msgspec.Struct, frozen=True):
    """What is to be done: a record, and a key of ``review.depth.DEPTHS``."""

    depth: str
    record: Json


class TooLong(ValueError):
    """A match with more decisions than are looked at."""


def depth_for(decisions: int, wanted: str) -> str:
    """How deep a match with this many decisions is looked at. Raises :class:`TooLong`."""
    if decisions > TOO_LONG:
        raise TooLong(f"{decisions} decisions")
    return QUICK if decisions > LONG else wanted


def body_of(replay: Replay, depth: str) -> bytes:
    """The review as it goes over the wire; how far it is goes to standard output. Raises :class:`TooLong`."""
    decisions = sum(len(deal) for deal in choices_of(replay.record))
    review = review_match(replay, depth_for(decisions, depth), lambda done, total: _say(f"progress {done} {total}"))
    state = ReviewState("done", done=decisions, total=decisions, result=reviewed(replay, review))
    return gzip.compress(msgspec.json.encode(state), mtime=0)


def main() -> int:
    """Do what standard input says. Returns the exit status."""
    stand_back()
    line = sys.stdin.buffer.readline()
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    job = msgspec.json.decode(line, type=Job)
    try:
        body = body_of(replay_document(job.record), job.depth)
    except TooLong as fault:
        return _failed("too-long", fault)
    except (Refused, Impossible) as fault:
        return _failed("broken-record", fault)
    _say(f"review {len(body)}")
    sys.stdout.buffer.write(body)
    sys.stdout.buffer.flush()
    return 0


def stand_back() -> None:
    """Let everything else on the machine go first."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    if sys.platform == "linux":
        # Where the kernel shares the processor out between sessions, it is the session's own priority that counts.
        with contextlib.suppress(OSError):
            Path("/proc/self/autogroup").write_text(str(SESSION_NICE), encoding="ascii")


def _failed(code: str, fault: Exception) -> int:
    sys.stderr.write(f"{fault}\n")
    _say(f"failed {code}")
    return 0


def _say(line: str) -> None:
    sys.stdout.buffer.write(f"{line}\n".encode())
    sys.stdout.buffer.flush()


def _end_with_the_server() -> None:
    # Not through the buffered reader: its lock would be held by this thread when the interpreter ends.
    while os.read(0, 1024):
        pass
    os._exit(1)


if __name__ == "__main__":
    sys.exit(main())

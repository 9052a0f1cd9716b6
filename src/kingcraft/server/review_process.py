"""Reviews made in a child process, so that no table ever waits for one."""

import gzip
from collections.abc import Callable
from typing import Final

import msgspec

from ..bots.impossible import Impossible
from ..games.options import Json
from ..games.reasons import Refused
from ..processes import Link, run_child
from ..record.replay import replay_document
from ..review.choices import choices_of
from ..review.review import review_match
from .review_messages import ReviewState
from .review_positions import reviewed

#: Seconds without progress after which a review is given up; on a busy machine it takes long to prepare the bots.
PATIENCE: Final = 1800.0
#: A match with more decisions than this is only reviewed at the depth :data:`QUICK`. The longest match of King has
#: about 600, one of Kings Corner to 25 points a few hundred.
LONG: Final = 1500
#: A match with more decisions than this is not reviewed.
TOO_LONG: Final = 8000
QUICK: Final = "quick"

#: Called with the number of decisions done and their total.
Progress = Callable[[int, int], None]
#: Makes a review in the child, from a record and a key of ``review.depth.DEPTHS``.
Entry = Callable[[Link[None, tuple[int, int]], Json, str], bytes]


class ReviewFailed(Exception):
    """There is no review. ``code``: one of ``review_messages.FAILURES``; the text is for the server's own log."""

    def __init__(self, code: str, why: str) -> None:
        super().__init__(why)
        self.code = code


class TooLong(ValueError):
    """The match has more decisions than :data:`TOO_LONG`."""


def make_review(link: Link[None, tuple[int, int]], record: Json, depth: str) -> bytes:
    """Review a record and send the progress, in the child. Raises :class:`TooLong`, ``Refused`` or ``Impossible``."""
    replay = replay_document(record)
    decisions = sum(len(deal) for deal in choices_of(replay.record))
    review = review_match(replay, depth_for(decisions, depth), lambda done, total: link.send((done, total)))
    state = ReviewState("done", done=decisions, total=decisions, result=reviewed(replay, review))
    return gzip.compress(msgspec.json.encode(state), mtime=0)


def depth_for(decisions: int, wanted: str) -> str:
    """Return the depth for a match with this many decisions. Raises :class:`TooLong`."""
    if decisions > TOO_LONG:
        raise TooLong(f"{decisions} decisions")
    return QUICK if decisions > LONG else wanted


async def review_elsewhere(
    record: Json, depth: str, progress: Progress, entry: Entry = make_review, patience: float = PATIENCE
) -> bytes:
    """Return the review of a record: a ``ReviewState`` as gzipped JSON.

    ``entry``: what the child runs, another one in tests. However this function is left, the child has ended.
    Raises :class:`ReviewFailed`.
    """
    try:
        return await run_child(
            entry, (record, depth), lambda done: progress(*done), patience=patience, priority="lowest"
        )
    except TimeoutError:
        raise ReviewFailed("internal", f"no progress for {patience:.0f} s") from None
    except TooLong as fault:
        raise ReviewFailed("too-long", str(fault)) from fault
    except (Refused, Impossible) as fault:
        raise ReviewFailed("broken-record", str(fault)) from fault
    except Exception as fault:
        raise ReviewFailed("internal", "\n".join([str(fault), *getattr(fault, "__notes__", ())])) from fault

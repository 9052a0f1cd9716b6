"""The work of a review: a record deal by deal, each said as soon as it is done, and then the whole match."""

import gzip
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec

from ..games.game import State
from ..games.options import Json
from ..record.record import Record
from ..record.replay import replay_document
from ..review.choice import Choice
from ..review.choices import choices_of
from ..review.chunks import Found
from ..review.depth import Depth
from ..review.game_review import game_review
from ..review.review import FoundInDeals, assembled, review_deal
from ..review.size import Scale
from .review_messages import DealReviewState, ReviewState
from .review_positions import reviewed, reviewed_deal

#: A match with more decisions than this is only reviewed at the depth :data:`QUICK`. The longest match of King has
#: about 600, one of Kings Corner to 25 points a few hundred.
LONG: Final = 1500
#: A match with more decisions than this is not reviewed.
TOO_LONG: Final = 8000
QUICK: Final[Depth] = "quick"


class TooLong(ValueError):
    """The match has more decisions than :data:`TOO_LONG`."""


class Judging(NamedTuple):
    """A deal is being looked at: ``done`` of ``total`` decisions."""

    deal: int
    done: int
    total: int


class DealMade(NamedTuple):
    """A deal has been looked at."""

    deal: int
    #: What was found, for the review of the whole match.
    found: Sequence[Found]
    #: A ``DealReviewState`` as gzipped JSON.
    body: bytes


class Task(NamedTuple):
    """What is to be reviewed."""

    record: Json
    depth: Depth
    #: The numbers of the deals to look at, in order.
    deals: Sequence[int]
    #: What was found in others before; with them the whole match is reviewed if ``whole``.
    known: FoundInDeals
    whole: bool


def review_of(task: Task, hear: Callable[[Judging | DealMade], None]) -> bytes:
    """Review deals of a record one after the other, and say each to ``hear`` as soon as it is done.

    Returns the review of the whole match, a ``ReviewState`` as gzipped JSON; empty if it is not wanted.
    Raises :class:`TooLong`, ``Refused``, ``Impossible`` or ``NoReview``.
    """
    replay = replay_document(task.record)
    record, choices = replay.record, choices_of(replay.record)
    decisions = sum(len(deal) for deal in choices)
    depth = depth_for(decisions, task.depth)
    scale, found = game_review(record.rules.game).scale(record.rules), dict(task.known)
    for deal in task.deals:
        hear(Judging(deal, 0, len(choices[deal])))
    for deal in task.deals:
        found[deal] = _deal_found(deal, choices[deal], record, scale, depth, hear)
        one, count = reviewed_deal(replay, deal, found[deal], choices[deal]), len(choices[deal])
        hear(DealMade(deal, found[deal], _packed(DealReviewState("done", done=count, total=count, result=one))))
    if not task.whole:
        return b""
    result = reviewed(replay, assembled(replay, depth, found), choices)
    return _packed(ReviewState("done", done=decisions, total=decisions, result=result))


def _deal_found(
    deal: int,
    choices: Sequence[Choice[State]],
    record: Record,
    scale: Scale,
    depth: Depth,
    hear: Callable[[Judging | DealMade], None],
) -> list[Found]:
    total = len(choices)
    return review_deal(choices, len(record.players), scale, depth, lambda done: hear(Judging(deal, done, total)))


def _packed(state: ReviewState | DealReviewState) -> bytes:
    return gzip.compress(msgspec.json.encode(state), mtime=0)


def depth_for(decisions: int, wanted: Depth) -> Depth:
    """Return the depth for a match with this many decisions. Raises :class:`TooLong`."""
    if decisions > TOO_LONG:
        raise TooLong(f"{decisions} decisions")
    return QUICK if decisions > LONG else wanted

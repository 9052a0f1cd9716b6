"""What the page that looks back at a match receives: how far its review is, and the review with the cards beside it."""

from typing import Literal

from msgspec import Struct

from ..review.review import Review
from ..room.wire.observations import AnyAuction

#: Why there is no review. Texts: Fluent messages ``lookback-failed-CODE``.
FailureCode = Literal[
    "too-long",  # more decisions than are looked at
    "broken-record",  # this version's rules refuse what was played
    "storage-failed",  # it was made, and could not be written down
    "no-review",  # the game has no reviews
    "internal",  # a fault of ours, logged on the server
]
#: The same, or empty: it has not failed.
ReviewProblem = Literal["", FailureCode]


class Position(Struct, frozen=True, rename="camel"):
    """The cards as they lay before a decision, ``place`` among those of the review.

    ``hands``: by seat, sorted as in an Observation. ``trick``: the cards on the table in order of play, ``leader`` who
    led (King; -1 where nobody has led). ``piles``: place to its cards, base first, and ``stock``, how many cards are
    left (Kings Corner; none in King). ``auction``: what had been said before a call of King; None where nobody had
    opened an auction, and once the first card may be played.
    """

    place: int
    hands: list[list[str]]
    trick: list[str]
    leader: int
    piles: dict[str, list[str]]
    stock: int
    auction: AnyAuction | None = None


class Reviewed(Struct, frozen=True, rename="camel"):
    """A review, and what its page cannot know without the rules.

    ``stages``: for every decision the number of its trick or turn in the deal, from 1; 0 for a call. ``marks``: for
    every deal the same for each point of its graph; the last point of a deal that is over has 0. ``positions``: the
    cards of the moments, those of the review and those of every player, in the order of the match.
    """

    review: Review
    stages: list[int]
    marks: list[list[int]]
    positions: list[Position]


class ReviewState(Struct, frozen=True, rename="camel"):
    """How far the review of a match is.

    ``state``: ``none`` (nobody has asked for it, or it was thrown away), ``waiting`` (``ahead`` others come first),
    ``running`` (``done`` of ``total`` decisions; none while bots are prepared), ``done``, or ``failed`` (``problem``
    is one of :data:`FAILURES`; it may be asked for again). ``result``: the review, where it was asked for and is done.
    """

    state: Literal["none", "waiting", "running", "done", "failed"]
    ahead: int = 0
    done: int = 0
    total: int = 0
    problem: ReviewProblem = ""
    result: Reviewed | None = None

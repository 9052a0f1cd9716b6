"""What the page of a review receives: how far the review is, and the review with the cards beside it."""

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
    """The cards as they lay before a decision."""

    #: The place of the decision among those of the review.
    place: int
    #: By seat, sorted as in an Observation.
    hands: list[list[str]]
    #: The cards of the trick on the table in order of play.
    trick: list[str]
    #: The seat that led it; -1: no card is led, or the game has no tricks.
    leader: int
    #: The cards of every pile, base first, by its place; empty in games without piles.
    piles: dict[str, list[str]]
    #: How many cards the stock has; 0 in games without one.
    stock: int
    #: What had been said before a call; null before an auction is opened, once the first card may be played, and in
    #: games without auctions.
    auction: AnyAuction | None = None


class Reviewed(Struct, frozen=True, rename="camel"):
    """A review, and what its page cannot know without the rules."""

    review: Review
    #: For every decision the number of its trick or turn in the deal, from 1; 0 for a call.
    stages: list[int]
    #: For every deal the same for each point of its graph; the last point of a deal that is over has 0.
    marks: list[list[int]]
    #: The cards of the moments, those of the review and those of every player, in the order of the match.
    positions: list[Position]


#: How far a review is. ``none``: no one has asked for it, or it was deleted; ``waiting``: others come first;
#: ``running``; ``done``; ``failed``: it may be asked for again.
ReviewProgress = Literal["none", "waiting", "running", "done", "failed"]


class ReviewState(Struct, frozen=True, rename="camel"):
    """How far the review of a match is."""

    state: ReviewProgress
    #: How many reviews come first.
    ahead: int = 0
    #: How many decisions are judged.
    done: int = 0
    #: How many decisions there are; 0 while the bots are being prepared.
    total: int = 0
    #: Why it failed.
    problem: ReviewProblem = ""
    #: The review, where it was asked for and is done.
    result: Reviewed | None = None

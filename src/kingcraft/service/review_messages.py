"""What the page of a review receives: how far it is, deal by deal, and what was found with the cards beside it."""

from typing import Literal

from msgspec import Struct

from ..review.judged import Judged
from ..review.review import DealReview, Review
from ..review.sentence import Sentence
from ..review.size import Scale, Size, Unit
from ..review.standings import Standing
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


class Mistake(Struct, frozen=True, rename="camel"):
    """A decision that was worse than it had to be, with all that a board needs to show it."""

    #: The place of the decision in ``decisions`` of the review, or of the deal.
    place: int
    #: Its deal, from 0.
    deal: int
    #: The index of its first token in the deal, from 0.
    action: int
    #: The number of its trick or turn in the deal, from 1; 0 for a call.
    stage: int
    #: The seat that decided.
    seat: int
    #: ``turn`` for a whole turn, else the phase of the deal.
    phase: str
    size: Size
    #: What was played: one token, or those of a turn.
    played: list[str]
    #: What would have been best.
    better: list[str]
    #: By how much it was worse, as far as the player could know, in ``unit``: as ``loss`` of an eye.
    cost: float
    unit: Unit
    #: The same in points, in Kings Corner against the others; 0 or more.
    points: float
    #: The same in percent of the chance to win the match, 0 or more; null where it is not known.
    chance: float | None
    #: Why it would have been better, in one sentence; null: no fact says it.
    reason: Sentence | None
    #: The same for each token of ``better``, which is of use in a turn of several.
    reasons: list[Sentence | None]
    #: What was legal.
    legal: list[str]
    #: What counts as found, if the player looks for the better move: all that would have done. In a turn the moves of
    #: ``better`` that are possible at once.
    good: list[str]
    #: The cards before the decision.
    position: Position
    #: The cards after each token of ``better``, where a decision is a whole turn: ``end`` is not among them.
    line: list[Position]


class Reviewed(Struct, frozen=True, rename="camel"):
    """A review, and what its page cannot know without the rules."""

    review: Review
    #: For every decision the number of its trick or turn in the deal, from 1; 0 for a call.
    stages: list[int]
    #: For every deal the same for each point of its graph; the last point of a deal that is over has 0.
    marks: list[list[int]]
    #: The cards of the moments, those of the review and those of every player, in the order of the match.
    positions: list[Position]
    #: The worst decisions of every player, the most expensive first.
    mistakes: list[Mistake]
    #: How the match ended, by seat; empty while it is not over.
    standings: list[Standing]


class ReviewedDeal(Struct, frozen=True, rename="camel"):
    """The review of one deal."""

    #: Its number, from 0.
    deal: int
    scale: Scale
    review: DealReview
    #: Its judged decisions, in order.
    decisions: list[Judged]
    #: For every decision the number of its trick or turn, from 1; 0 for a call.
    stages: list[int]
    #: The same for each point of its graph; the last point has 0.
    marks: list[int]
    #: The worst decisions of every player, the most expensive first.
    mistakes: list[Mistake]


#: How far a review is. ``none``: no one has asked for it, or it was deleted; ``waiting``: others come first;
#: ``running``; ``done``; ``failed``: it may be asked for again.
ReviewProgress = Literal["none", "waiting", "running", "done", "failed"]


class DealProgress(Struct, frozen=True, rename="camel"):
    """How far the review of one deal is."""

    #: ``done``: it can be read, also while later deals are looked at.
    state: ReviewProgress
    #: How many decisions are judged.
    done: int = 0
    #: How many decisions there are; 0 while the bots are being prepared.
    total: int = 0


class DealReviewState(Struct, frozen=True, rename="camel"):
    """How far the review of one deal is, and the review once it is done."""

    #: As in :class:`ReviewState`.
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
    result: ReviewedDeal | None = None


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
    #: How far each deal is; those that are ``done`` can be read. Empty once the whole review is done.
    deals: list[DealProgress] = []

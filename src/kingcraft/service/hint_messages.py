"""The answers to a player who asks for advice, and what their calls came to: for the asker, and for no one else."""

from msgspec import Struct

from ..review.advice import BidAdvice
from ..review.hand_worth import HandWorth, Verdict
from ..review.hint import Hint
from ..review.sentence import Sentence
from ..room.wire.server_messages import ServerMessage


class HintAnswer(ServerMessage, frozen=True, tag="hint"):
    """What Master would do, and why."""

    #: The number of the message that asked.
    id: int
    #: The version of the room that it is about.
    version: int
    hint: Hint
    #: Before a call: what the games of the hand and the prices are worth.
    advice: BidAdvice | None


class WorthAnswer(ServerMessage, frozen=True, tag="worth"):
    """What the hand of the seat that asked is worth."""

    #: The number of the message that asked.
    id: int
    #: The version of the room that it is about.
    version: int
    worth: HandWorth


class PuzzleAsked(ServerMessage, frozen=True, tag="puzzle-asked"):
    """What a player who has counted knows before a puzzle's choice (``docs/puzzles.md``)."""

    #: The cards that the player cannot see and that are still to be played; empty where counting is no help.
    out: list[str]
    #: By seat: the suits of which it has shown to have none, as letters.
    void: list[str]


class PuzzleAnswer(ServerMessage, frozen=True, tag="puzzle"):
    """What is said of a puzzle once it is over (``docs/puzzles.md``)."""

    #: The tokens that are right; of a turn to play, the moves of a shortest way.
    answers: list[str]
    #: How hard it is, on the scale of the player's own rating.
    rating: int
    #: How often each level finds it, from 0 to 1.
    finds: dict[str, float]
    #: Whether the answer is exact; else it is clear.
    sure: bool
    #: The best of the other tokens; empty where none is compared.
    next: str
    #: By how many points it is behind on average.
    behind: float
    #: For each answer of a turn, or for the first one, a fact that speaks for it; null where none does.
    reasons: list[Sentence | None]


class DealVerdict(Struct, frozen=True, rename="camel"):
    """What a seat's calls came to in a deal."""

    #: The deal, from 0.
    deal: int
    #: The seat that asks, whose calls they were.
    seat: int
    #: Null where no game was to be named: a negative deal, a void one, a game without such a choice.
    verdict: Verdict | None

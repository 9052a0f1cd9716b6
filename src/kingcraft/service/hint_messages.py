"""The answers to a player who asks for advice, and what their calls came to: for the asker, and for no one else."""

from msgspec import Struct

from ..review.advice import BidAdvice
from ..review.hand_worth import HandWorth, Verdict
from ..review.hint import Hint
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


class DealVerdict(Struct, frozen=True, rename="camel"):
    """What a seat's calls came to in a deal."""

    #: The deal, from 0.
    deal: int
    #: The seat that asks, whose calls they were.
    seat: int
    #: Null where no game was to be named: a negative deal, a void one, a game without such a choice.
    verdict: Verdict | None

"""The answers to a player who asks for advice. They go to the connection that asked, and to no other."""

from ..review.advice import BidAdvice
from ..review.hand_worth import HandWorth
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

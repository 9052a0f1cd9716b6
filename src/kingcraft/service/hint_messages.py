"""The answer to a player who asks for a hint. It goes to the connection that asked, and to no other."""

from ..review.advice import BidAdvice
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

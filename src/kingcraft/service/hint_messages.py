"""What a hint looks like on the wire. It goes to the connection that asked for it, and to nobody else."""

from ..review.advice import BidAdvice
from ..review.hint import Hint
from ..room.wire.server_messages import ServerMessage


class HintAnswer(ServerMessage, frozen=True, tag="hint"):
    """The answer to message ``id``: what Master would do at ``version``, and why.

    ``advice``: where King is called and not played, what the games of the hand and the prices are worth.
    """

    id: int
    version: int
    hint: Hint
    advice: BidAdvice | None

"""Hints: what Master would do, as the answer to a player who asks."""

from contextlib import suppress
from typing import Final

from ..bots.decision import Decision
from ..bots.limits import Budget, Stop
from ..review.game_review import NoReview, game_review
from ..room.wire.client_messages import AskHint
from .hint_messages import HintAnswer

#: The effort of a hint: a little more than Master's for a move, because the player asked why.
HINT: Final = Budget(worlds=50, playouts=500, seconds=1.0)
#: Little, but enough to use every kernel.
_PRACTICE: Final = Budget(worlds=8, playouts=20)


class HintPractice:
    """Compiles, or loads, the kernels that hints take beyond those of bots."""

    def practise(self, decision: Decision) -> None:
        """Compute a little hint, if the game has hints."""
        with suppress(NoReview):
            hinted(AskHint(0, 0), decision, _PRACTICE)


def hinted(asked: AskHint, decision: Decision, budget: Budget, stop: Stop | None = None) -> HintAnswer:
    """Return the answer to ``asked``.

    Raises :class:`~kingcraft.bots.decision.Impossible`: no play leads to this observation;
    :class:`~kingcraft.review.game_review.NoReview`: the game has no hints.
    """
    found = game_review(decision.rules.game).hint(decision, budget, stop)
    return HintAnswer(asked.id, asked.version, found.hint, found.advice)

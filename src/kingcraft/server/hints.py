"""What Master would do, for players who ask: thought out in a thread of its own, so that no bot ever waits for it."""

from typing import Final

from ..bots.budget import Budget
from ..bots.decision import Decision
from ..bots.stop import Stop
from ..games.king.view import KingObservation
from ..review.advice import bid_advice
from ..review.hint import advised, hint
from ..room.ports import Unready
from ..room.wire.client_messages import AskHint
from .hint_messages import HintAnswer
from .kernel_readiness import KernelReadiness
from .thinking import Thinkers

#: Little, but enough to go through every kernel.
_PRACTICE: Final = Budget(worlds=8, playouts=20)
#: One hint at a time: who asks can wait, and nothing stands still meanwhile.
_THREADS: Final = 1
#: Hints have a lower priority than everything else, bots included.
_NICE: Final = 19
#: An answer comes within this multiple of a hint's seconds, or the seat hears that there is none.
_PATIENCE: Final = 3.0


class HintPractice:
    """Learns what hints take beyond what bots take."""

    def practise(self, decision: Decision) -> None:
        """Think of a little hint, so that every kernel that it takes is compiled, or loaded. A card of King takes none
        that Master does not.
        """
        sight = decision.observation
        if not isinstance(sight, KingObservation) or sight.phase != "play":
            hinted(AskHint(0, 0), decision, _PRACTICE)


class Advisor:
    """Gives hints that take ``budget`` each, for games that are warm."""

    def __init__(self, readiness: KernelReadiness, budget: Budget) -> None:
        self._readiness = readiness
        self._budget = budget
        self._thinkers = Thinkers(_THREADS, _PATIENCE * budget.seconds, most=budget.seconds, nice=_NICE)

    async def hint(self, asked: AskHint, decision: Decision, stop: Stop) -> HintAnswer:
        """A ``room.ports.Hinter``."""
        if why := self._readiness.unready(decision.rules.game):
            raise Unready(why)
        budget = self._budget
        return await self._thinkers.run(
            "hints", lambda seconds: hinted(asked, decision, budget._replace(seconds=seconds), stop), stop
        )

    def close(self) -> None:
        """End all thinking."""
        self._thinkers.close()


def hinted(asked: AskHint, decision: Decision, budget: Budget, stop: Stop | None = None) -> HintAnswer:
    """The answer to ``asked``; where King is called and not played, half of the time is for the games and the prices.

    Raises :class:`~kingcraft.bots.impossible.Impossible`: no play leads to this observation.
    """
    sight = decision.observation
    if not isinstance(sight, KingObservation) or sight.phase == "play":
        return HintAnswer(asked.id, asked.version, hint(decision, budget, stop), None)
    half = budget._replace(seconds=budget.seconds / 2)
    found = hint(decision, half, stop)
    advice = bid_advice(decision, half, stop)
    return HintAnswer(asked.id, asked.version, advised(found, advice), advice)

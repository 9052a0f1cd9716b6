"""Hints in a thread of their own, so that no bot ever waits for one."""

from typing import Final

from ...bots.decision import Decision
from ...bots.limits import Budget, Stop
from ...review.game_review import REVIEWS, NoReview
from ...room.ports import Unready
from ...room.wire.client_messages import AskHint
from ...service.hint_messages import HintAnswer
from ...service.hints import hinted
from ...service.jobs import Jobs
from .kernel_readiness import KernelReadiness
from .thinking import Thinkers

#: One hint at a time: the players who ask can wait, and the tables go on meanwhile.
_THREADS: Final = 1
#: Hints have a lower priority than everything else, bots included.
_NICE: Final = 19
#: An answer comes within this multiple of a hint's seconds, or the seat hears that there is none.
_PATIENCE: Final = 3.0


class Advisor:
    """Gives hints that take ``budget`` each, for games whose kernels are ready."""

    def __init__(self, readiness: KernelReadiness, budget: Budget, jobs: Jobs | None = None) -> None:
        """``jobs``: the workers that are asked first."""
        self._readiness = readiness
        self._budget = budget
        self._jobs = jobs
        self._thinkers = Thinkers(_THREADS, _PATIENCE * budget.seconds, most=budget.seconds, nice=_NICE)

    async def hint(self, asked: AskHint, decision: Decision, stop: Stop) -> HintAnswer:
        """Answer ``asked``. A :data:`~kingcraft.room.ports.Hinter`."""
        if self._jobs is not None:
            within = _PATIENCE * self._budget.seconds
            answer = await self._jobs.hint(asked, decision, self._budget, within)
            if answer is not None:
                return answer
            game = decision.rules.game
            if REVIEWS.has(game) and self._jobs.there(game) and self._readiness.unready(game) == "off":
                raise Unready("busy")  # a worker may answer the next time; this process never will
        return await self.here(asked, decision, stop)

    async def here(self, asked: AskHint, decision: Decision, stop: Stop) -> HintAnswer:
        """Answer ``asked`` in this process."""
        if why := self._readiness.unready(decision.rules.game):
            raise Unready(why)
        budget = self._budget
        try:
            return await self._thinkers.run(
                "hints", lambda seconds: hinted(asked, decision, budget._replace(seconds=seconds), stop), stop
            )
        except NoReview:
            raise Unready("off") from None

    def close(self) -> None:
        """End all thinking."""
        self._thinkers.close()

"""Reviews and hints of Kings Corner: a decision is a whole turn.

A loss is counted in percent of the match, or in points under rules for which no chance to win the match is known.
"""

from collections.abc import Sequence
from typing import Final

from ...bots.decision import Decision
from ...bots.limits import Budget, Stop
from ...games.kings_corner.options import KingsCornerOptions
from ...games.kings_corner.table import KingsCornerState
from ...games.options import RuleSet
from ..choice import Choice
from ..depth import Depth
from ..eye import Eye, Option
from ..game_review import GameReview
from ..graph import Point
from ..hint import Hinted
from ..judged import Judged
from ..luck import Outcome
from ..sentence import Sentence
from ..size import Scale
from . import hint, look, luck, measure


class _KingsCornerReview:
    turns: bool = True

    def scale(self, rules: RuleSet[KingsCornerOptions]) -> Scale:
        return measure.scale_of(rules.options)

    def known(self, choice: Choice[KingsCornerState], depth: Depth, stop: Stop | None) -> Eye:
        return look.known(choice, depth, stop)

    def opened(self, choice: Choice[KingsCornerState], depth: Depth, stop: Stop | None) -> Eye:
        return look.opened(choice, depth, stop)

    def promised(self, state: KingsCornerState, option: Option) -> float:
        return luck.promised(state, option)

    def outcome(self, state: KingsCornerState, scores: Sequence[int]) -> Outcome:
        return luck.outcome(state, scores)

    def expected(self, choice: Choice[KingsCornerState], depth: Depth) -> None:  # noqa: ARG002
        return None

    def graph(
        self,
        state: KingsCornerState,
        judged: Sequence[Judged],
        points: Sequence[Point],  # noqa: ARG002
        begun: int,
    ) -> list[Point]:
        return luck.course(state, judged, begun)

    def contract(self, state: KingsCornerState) -> tuple[str, str]:  # noqa: ARG002
        return "", ""

    def reasons(self, choice: Choice[KingsCornerState], known: Eye) -> list[Sentence | None]:
        return hint.reasons_for(choice.decision(), known.best.tokens)

    def hint(self, decision: Decision, budget: Budget, stop: Stop | None = None) -> Hinted:
        return hint.hint(decision, budget, stop)


REVIEW: Final[GameReview[KingsCornerOptions, KingsCornerState]] = _KingsCornerReview()

"""Reviews and hints of Kings Corner: a decision is a whole turn, a loss is counted in percent of a deal won."""

from collections.abc import Sequence
from typing import Final

from ...bots.budget import Budget
from ...bots.decision import Decision
from ...bots.stop import Stop
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
from ..size import Scale, scale
from . import hint, look, luck

#: In percent of a deal: the least blunder, and the loss that counts half in the accuracy.
_BLUNDER: Final = 10.0
_HALF: Final = 40.0
_DEAL: Final = 100.0


class _KingsCornerReview:
    turns: bool = True

    def scale(self, rules: RuleSet[KingsCornerOptions]) -> Scale:  # noqa: ARG002
        return scale("percent", _BLUNDER, whole=_HALF)

    def known(self, choice: Choice[KingsCornerState], depth: Depth, stop: Stop | None) -> Eye:
        return look.known(choice, depth, stop)

    def opened(self, choice: Choice[KingsCornerState], depth: Depth, stop: Stop | None) -> Eye:
        return look.opened(choice, depth, stop)

    def promised(self, rules: RuleSet[KingsCornerOptions], option: Option) -> float:
        return _DEAL * (option.wins + option.points / luck.prize(rules))

    def outcome(self, state: KingsCornerState, scores: Sequence[int]) -> Outcome:
        return luck.outcome(state.rules, scores, state.out)

    def expected(self, choice: Choice[KingsCornerState], depth: Depth) -> None:  # noqa: ARG002
        return None

    def graph(self, players: int, judged: Sequence[Judged], points: Sequence[Point], begun: int) -> list[Point]:  # noqa: ARG002
        return luck.chances(players, judged, begun)

    def contract(self, state: KingsCornerState) -> tuple[str, str]:  # noqa: ARG002
        return "", ""

    def reasons(self, choice: Choice[KingsCornerState], known: Eye) -> list[Sentence | None]:
        return hint.reasons_for(choice.decision(), known.best.tokens)

    def hint(self, decision: Decision, budget: Budget, stop: Stop | None = None) -> Hinted:
        return hint.hint(decision, budget, stop)


REVIEW: Final[GameReview[KingsCornerOptions, KingsCornerState]] = _KingsCornerReview()

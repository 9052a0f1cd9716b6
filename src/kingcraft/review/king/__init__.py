"""Reviews and hints of King: every action is a decision, a loss is counted in points."""

from typing import Final

from ...bots.decision import Decision
from ...bots.limits import Budget, Stop
from ...cards import SUITS
from ...games.king.options import KingOptions
from ...games.king.table import KingState
from ...games.options import RuleSet
from ..choice import Choice
from ..depth import Depth
from ..eye import Eye
from ..game_review import GameReview, PointsReview
from ..hint import Hinted
from ..sentence import Sentence
from ..size import Scale, scale
from . import hint, look, reasons


class _KingReview(PointsReview[KingState]):
    def scale(self, rules: RuleSet[KingOptions]) -> Scale:
        """Count a trick of a plus game (G34) as a blunder."""
        trick = float(rules.options.trick_value)
        return scale("points", trick, whole=trick)

    def known(self, choice: Choice[KingState], depth: Depth, stop: Stop | None) -> Eye | None:
        return look.known(choice.decision(), choice.tokens[0], depth, stop)

    def opened(self, choice: Choice[KingState], depth: Depth, stop: Stop | None) -> Eye | None:
        return look.opened(choice.state, choice.decision(), choice.tokens[0], depth, stop)

    def expected(self, choice: Choice[KingState], depth: Depth) -> list[float] | None:
        return look.expected_points(choice.state, depth, choice.decision().random)

    def contract(self, state: KingState) -> tuple[str, str]:
        return state.contract, SUITS[state.trump] if state.trump >= 0 else ""

    def reasons(self, choice: Choice[KingState], known: Eye) -> list[Sentence | None]:
        return [reasons.played_reason(choice.decision(), known)]

    def hint(self, decision: Decision, budget: Budget, stop: Stop | None = None) -> Hinted:
        return hint.hint(decision, budget, stop)


REVIEW: Final[GameReview[KingOptions, KingState]] = _KingReview()

"""Looks and decisions made up for tests."""

from typing import Any

from kingcraft.games.options import RuleSet
from kingcraft.review.eye import Eye, Option
from kingcraft.review.game_review import REVIEWS
from kingcraft.review.judged import Judged
from kingcraft.review.size import Fate, Scale, Size

#: A trick is worth 20 points: inaccuracies from 4, mistakes from 10, blunders from 20 on.
SCALE = Scale("points", 20.0, 4.0, 10.0, 20.0)


def look(loss: float, error: float = 0.0) -> Eye:
    """A look that finds ``loss``."""
    return Eye(Option(["2C"], 0.0, error, None), Option(["KC"], -loss, error, None), loss, error, 10, 9)


def decision(
    loss: float, deal: int = 0, action: int = 0, size: Size = "mistake", fate: Fate = "", opened: float = 0.0
) -> Judged:
    """A decision of seat 0."""
    return Judged(deal, action, 0, "play", size, fate, look(loss), look(opened), [])


def scale_of(rules: RuleSet[Any]) -> Scale:
    """The measure of a rule set."""
    return REVIEWS[rules.game].scale(rules)

"""How bad is a loss: what each size is called, and from where on, measured by what the rules pay."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec import Struct

from ..games.options import RuleSet
from .eye import Eye

#: A loss is clear from this many standard errors on; what is not clear counts as nothing.
CLEAR: Final = 2.0

#: Where each size begins, in blunders.
_INACCURACY: Final = 0.2
_MISTAKE: Final = 0.5
#: In blunders: what an unlucky decision costs with open cards, and what one that nobody forgets.
_UNLUCKY: Final = 2.0
_HARD: Final = 4.0
#: In Kings Corner, in percent of a deal: the least blunder, and what counts half in the accuracy.
_BLUNDER: Final = 10.0
_HALF: Final = 40.0
#: Accuracy falls by this power of the mean: found by reviewing the levels (``docs/review.md``), so that they spread as
#: people expect. Without it even a beginner has most decisions right, for most are easy.
_STRICT: Final = 4


class Scale(Struct, frozen=True, rename="camel"):
    """The measure of a review.

    ``unit``: ``points`` (King) or ``percent`` (Kings Corner: of a deal won). ``whole``: the loss at which a decision
    counts half in the accuracy: a trick of a plus game (G34) in King, 40 percent in Kings Corner. ``inaccuracy``,
    ``mistake``, ``blunder``: the least loss of each size.
    """

    unit: str
    whole: float
    inaccuracy: float
    mistake: float
    blunder: float


def scale_of(rules: RuleSet[Any]) -> Scale:
    """The measure for a rule set."""
    king = rules.game == "king"
    blunder = float(rules.options.trick_value) if king else _BLUNDER
    unit, whole = ("points", blunder) if king else ("percent", _HALF)
    return Scale(unit, whole, _INACCURACY * blunder, _MISTAKE * blunder, blunder)


def clear_loss(eye: Eye) -> float:
    """The loss if it is clearly more than chance, else 0."""
    return eye.loss if eye.loss > 0 and eye.loss >= CLEAR * eye.error else 0.0


def size_of(scale: Scale, eye: Eye) -> str:
    """``fine``, ``inaccuracy``, ``mistake`` or ``blunder``."""
    lost = clear_loss(eye)
    if lost < scale.inaccuracy:
        return "fine"
    if lost < scale.mistake:
        return "inaccuracy"
    return "mistake" if lost < scale.blunder else "blunder"


def missed(opened: Eye, best: float, came: float) -> Eye:
    """A look with open cards that tells no greater loss than what was missed: the best would have brought ``best``, and
    ``came`` is what the deal brought.

    It looks ahead to everybody playing with open cards from there. Nobody does, and what they then leave undone, the
    choice has not cost.
    """
    return msgspec.structs.replace(opened, loss=round(min(opened.loss, max(0.0, best - came)), 2))


def fate_of(scale: Scale, known: Eye, opened: Eye | None) -> str:
    """``unlucky``: right by what could be known, as dear as two blunders with open cards; ``lucky``: wrong, and yet it
    cost nothing.

    Else, and where nobody has looked with open cards, empty.
    """
    if opened is None:
        return ""
    if size_of(scale, known) == "fine":
        return "unlucky" if clear_loss(opened) >= _UNLUCKY * scale.blunder else ""
    return "lucky" if size_of(scale, opened) == "fine" and opened.loss < scale.inaccuracy else ""


def hard_luck(scale: Scale, fate: str, opened: Eye | None) -> bool:
    """Whether it was more than unlucky: a blow that a player will remember."""
    return fate == "unlucky" and opened is not None and clear_loss(opened) >= _HARD * scale.blunder


def accuracy(scale: Scale, losses: Iterable[float]) -> float:
    """How well was played, 0 to 100; 100 where there was nothing to decide.

    A decision counts 1 without a loss, a half at ``scale.whole``; the mean over decisions is raised to the power 4.
    """
    marks = [scale.whole / (scale.whole + loss) for loss in losses]
    return 100 * (sum(marks) / len(marks)) ** _STRICT if marks else 100.0

"""How bad is a loss: what each size is called, and from where on, measured by what the rules pay."""

from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct

from ..games.options import RuleSet
from .eye import Eye

#: A loss is clear from so many standard errors on; what is not clear counts as nothing.
CLEAR: Final = 2.0

#: Of a whole unit (see :class:`Scale`): where each size begins.
_INACCURACY: Final = 0.2
_MISTAKE: Final = 0.5
_BLUNDER: Final = 1.0
#: In Kings Corner the unit of accuracy: so many hundredths of a deal.
_SHARE: Final = 10.0


class Scale(Struct, frozen=True, rename="camel"):
    """The measure of a review.

    ``unit``: ``points`` (King) or ``percent`` (Kings Corner: hundredths of a deal won). ``whole``: what makes a blunder
    of a loss: a trick of a plus game (G34) in King, 10 percent in Kings Corner. ``inaccuracy``, ``mistake``,
    ``blunder``: the least loss of each size.
    """

    unit: str
    whole: float
    inaccuracy: float
    mistake: float
    blunder: float


def scale_of(rules: RuleSet[Any]) -> Scale:
    """The measure for a rule set."""
    king = rules.game == "king"
    whole = float(rules.options.trick_value) if king else _SHARE
    return Scale("points" if king else "percent", whole, _INACCURACY * whole, _MISTAKE * whole, _BLUNDER * whole)


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


def fate_of(scale: Scale, known: Eye, opened: Eye | None) -> str:
    """``unlucky``: right by what could be known, a blunder with open cards; ``lucky``: wrong, and yet it cost nothing.

    Else, and where nobody has looked with open cards, empty.
    """
    if opened is None:
        return ""
    size, truth = size_of(scale, known), size_of(scale, opened)
    if size == "fine":
        return "unlucky" if truth == "blunder" else ""
    return "lucky" if truth == "fine" and opened.loss < scale.inaccuracy else ""


def accuracy(scale: Scale, losses: Iterable[float]) -> float:
    """How well was played, 0 to 100: the mean over decisions; one counts 100 without a loss, 50 at a whole unit.

    100 where there was nothing to decide.
    """
    marks = [100 * scale.whole / (scale.whole + loss) for loss in losses]
    return sum(marks) / len(marks) if marks else 100.0

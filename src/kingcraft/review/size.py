"""How bad a loss is: the sizes of mistakes, good and bad luck, and accuracy."""

from collections.abc import Iterable
from typing import Final, Literal

import msgspec
from msgspec import Struct

from .eye import Eye

#: How bad a decision was, by what the seat could know.
Size = Literal["fine", "inaccuracy", "mistake", "blunder"]
#: ``unlucky``: right by what could be known, but expensive with open cards; ``lucky``: wrong, but without a cost;
#: empty: neither.
Fate = Literal["lucky", "unlucky", ""]
#: What losses are counted in; ``percent``: of the match, the chance to win it.
Unit = Literal["points", "percent"]
#: How chances to win the match are known: from deals of the same scoring; from those of another one, scaled by what a
#: card costs; not at all, only points count. Empty: a game whose reviews know no chances.
Chances = Literal["", "measured", "scaled", "points"]

#: A loss is clear from this many standard errors on; what is not clear counts as nothing.
CLEAR: Final = 2.0

#: A match, in percent.
_WHOLE: Final = 100.0
#: Where each size begins, in blunders.
_INACCURACY: Final = 0.2
_MISTAKE: Final = 0.5
#: What an unlucky decision costs at least with open cards, and what hard luck does, in blunders.
_UNLUCKY: Final = 2.0
_HARD: Final = 4.0
#: Accuracy falls by this power of the mean: found by reviewing the levels (``docs/review.md``), so that they spread as
#: people expect. Without it even a beginner has most decisions right, because most are easy.
_STRICT: Final = 4


class Scale(Struct, frozen=True, rename="camel"):
    """The measure of a review."""

    unit: Unit
    #: The loss at which a decision counts half in the accuracy.
    whole: float
    #: The least loss of an inaccuracy.
    inaccuracy: float
    #: The least loss of a mistake.
    mistake: float
    #: The least loss of a blunder.
    blunder: float
    chances: Chances = ""


def least_inaccuracy(blunder: float) -> float:
    """Return the least loss of an inaccuracy where ``blunder`` is that of a blunder."""
    return _INACCURACY * blunder


def scale(unit: Unit, blunder: float, whole: float, chances: Chances = "") -> Scale:
    """Return the measure in which ``blunder`` is the least loss of a blunder. ``whole``: as in :class:`Scale`."""
    return Scale(unit, whole, least_inaccuracy(blunder), _MISTAKE * blunder, blunder, chances)


def clear_loss(eye: Eye) -> float:
    """Return the loss if it is clearly more than chance, else 0."""
    return eye.loss if eye.loss > 0 and eye.loss >= CLEAR * eye.error else 0.0


def lost_points(eye: Eye) -> float:
    """Return how many points a clear loss costs, else 0."""
    clear = clear_loss(eye)
    if eye.best.chance is None:
        return clear
    return max(0.0, eye.best.points - eye.played.points) if clear else 0.0


def lost_chance(eye: Eye) -> float | None:
    """Return how much of the chance to win the match a clear loss costs, in percent, else 0; None: it is not known."""
    best, played = eye.best.chance, eye.played.chance
    if best is None or played is None:
        return None
    return max(0.0, _WHOLE * (best - played)) if clear_loss(eye) else 0.0


def given_away(eye: Eye) -> float:
    """Return what a clear loss costs in the unit of the review: points, or percent of the match without points."""
    chance = lost_chance(eye)
    return lost_points(eye) if chance is None else chance


def size_of(scale: Scale, eye: Eye) -> Size:
    """Return how bad a loss is."""
    lost = clear_loss(eye)
    if lost < scale.inaccuracy:
        return "fine"
    if lost < scale.mistake:
        return "inaccuracy"
    return "mistake" if lost < scale.blunder else "blunder"


def missed(opened: Eye, best: float, came: float) -> Eye:
    """Return a judgement with open cards whose loss is at most what was missed.

    The search assumes that everyone plays on with open cards. They do not, and what they then leave undone, the choice
    has not cost. ``best``: what the best would have brought; ``came``: what the deal brought.
    """
    return msgspec.structs.replace(opened, loss=round(min(opened.loss, max(0.0, best - came)), 2))


def fate_of(scale: Scale, known: Eye, opened: Eye | None) -> Fate:
    """Return whether a decision was lucky or unlucky; empty also without a judgement with open cards."""
    if opened is None:
        return ""
    if size_of(scale, known) == "fine":
        return "unlucky" if clear_loss(opened) >= _UNLUCKY * scale.blunder else ""
    return "lucky" if size_of(scale, opened) == "fine" and opened.loss < scale.inaccuracy else ""


def hard_luck(scale: Scale, fate: Fate, opened: Eye | None) -> bool:
    """Return whether a decision was so unlucky that a player will remember it."""
    return fate == "unlucky" and opened is not None and clear_loss(opened) >= _HARD * scale.blunder


def accuracy(scale: Scale, losses: Iterable[float]) -> float:
    """Return how accurate play was, 0 to 100; 100 where there was nothing to decide.

    A decision counts 1 without a loss, and a half at ``scale.whole``; the mean is raised to the power of 4.
    """
    marks = [scale.whole / (scale.whole + loss) for loss in losses]
    return 100 * (sum(marks) / len(marks)) ** _STRICT if marks else 100.0

"""What a review or a hint says, as the id of a text and its arguments: each language has its own words for it."""

from math import floor
from typing import Final

from msgspec import Struct

from .eye import Eye, Option
from .size import Fate, Size

#: Arguments that are tokens of the record, several separated by blanks.
TOKENS: Final = ("played", "best", "card", "other")
#: Arguments that are numbers with a sign: points of ``best`` and of ``played``.
SIGNED: Final = ("expected", "instead")
#: Arguments that are letters or names of the record, by which a text has variants: a suit, ``NT``, ``minus``.
LETTERS: Final = ("suit", "trump", "against")
#: An argument that is the number of a seat, and one that is the name of a place. All others are counts.
SEAT: Final = "seat"
PLACE: Final = "place"

_PERCENT: Final = 100.0


class Sentence(Struct, frozen=True, rename="camel"):
    """A text of ``review.ftl`` or ``why.ftl``."""

    #: The Fluent id of the text.
    id: str
    #: What the text is filled with. :data:`TOKENS`, :data:`SIGNED`, :data:`LETTERS`, :data:`SEAT` and :data:`PLACE` say
    #: what an argument is; all others are whole numbers, 0 or more. An ``error`` of 0 means that there is no doubt.
    arguments: dict[str, str | int]


def sentences_of(phase: str, size: Size, fate: Fate, known: Eye, opened: Eye | None, hard: bool) -> list[Sentence]:
    """Say how good a decision was. ``phase``: as in a choice; ``hard``: whether it was hard luck."""
    said = []
    if size != "fine":
        said.append(_better(phase, known))
    if fate == "lucky":
        said.append(Sentence("review-lucky", {}))
    elif fate == "unlucky" and opened is not None:
        said.append(Sentence("review-hard-luck" if hard else "review-no-fault", {}))
        if phase == "turn":
            said.append(_turn("review-unlucky-turn", opened))
        else:
            said.append(Sentence("review-unlucky", {"best": tokens_of(opened.best), "loss": round(opened.loss)}))
    elif size == "fine":
        same = known.played.tokens == known.best.tokens
        said.append(Sentence("review-best" if same else "review-as-good", {"best": tokens_of(known.best)}))
    return said


def _better(phase: str, eye: Eye) -> Sentence:
    if phase == "turn":
        return _turn("review-turn", eye)
    both: dict[str, str | int] = {"played": tokens_of(eye.played), "best": tokens_of(eye.best)}
    loss = whole(eye.loss)
    if phase == "play":
        # Apart by the loss as others tell it: two numbers rounded on their own may differ by one point more.
        best = whole(eye.best.points)
        points: dict[str, str | int] = {"expected": best, "instead": best - loss}
        counts: dict[str, str | int] = {"count": eye.agreed, "worlds": eye.worlds}
        return Sentence("review-card", both | points | counts)
    return Sentence("review-call", both | {"loss": loss, "error": margin(eye.error)})


def _turn(key: str, eye: Eye) -> Sentence:
    """Say what a better turn brings, and the one that was played: two numbers as far apart as what the other cost."""
    best, played = eye.best, eye.played
    expected = whole(best.points)
    said: dict[str, str | int] = {
        "best": tokens_of(best),
        "expected": expected,
        "instead": expected - whole(best.points - played.points),
    }
    if best.chance is None or played.chance is None:
        return Sentence(f"{key}-points", said)
    chance = percent(best.chance)
    return Sentence(key, said | {"chance": chance, "odds": max(0, chance - percent(best.chance - played.chance))})


def percent(share: float) -> int:
    """Return a share in whole percent."""
    return whole(_PERCENT * share)


def whole(points: float) -> int:
    """Return the nearest whole number, of two the higher, as browsers round."""
    return floor(points + 0.5)


def margin(error: float) -> int:
    """Return an error in whole points: at least 1, unless there is no doubt at all."""
    return max(1, round(error)) if error else 0


def hint_sentence(phase: str, best: Option, worlds: int, agreed: int) -> Sentence:
    """Say what to expect of ``best``, a card or a call."""
    said: dict[str, str | int] = {
        "best": tokens_of(best),
        "expected": round(best.points),
        "error": margin(best.error),
    }
    if phase == "play":
        return Sentence("review-hint-card", said | {"count": agreed, "worlds": worlds})
    return Sentence("review-hint-call", said)


def only_sentence(best: Option) -> Sentence:
    """Say that nothing else is allowed."""
    return Sentence("review-hint-only", {"best": tokens_of(best)})


def tokens_of(option: Option) -> str:
    """Return the tokens of an option as an argument."""
    return " ".join(option.tokens)

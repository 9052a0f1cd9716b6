"""What a review or a hint says, as the id of a text and its arguments: every language has words of its own for it."""

from typing import Final

from msgspec import Struct

from ..bots.gap import Gap
from .eye import Eye, Option
from .size import CLEAR

#: Arguments that are tokens of the record, several separated by blanks.
TOKENS: Final = ("played", "best", "card", "other")
#: Arguments that are numbers with a sign.
SIGNED: Final = ("expected", "instead")
#: Arguments that are letters or names of the record, by which a text has variants: a suit, ``NT``, ``minus``.
LETTERS: Final = ("suit", "trump", "against")
#: An argument that is a seat, and one that is a place of Kings Corner. All that are not listed count something.
SEAT: Final = "seat"
PLACE: Final = "place"
#: Where a game is named: other texts for a player who chooses one of few.
_NAMING: Final = ("choose", "declare", "lead")


class Sentence(Struct, frozen=True, rename="camel"):
    """A text of ``review.ftl``, or of ``why.ftl`` (:mod:`.reasons`), and what it is filled with.

    ``played``, ``best``, ``card``, ``other``: tokens, separated by blanks. ``suit``, ``trump``, ``against``: a suit;
    the two last also ``NT`` or ``minus``. ``seat``: by number; ``place``: of Kings Corner, by name. ``expected``,
    ``instead``: points of ``best`` and ``played``, with their signs. ``loss``, ``error``, ``count``, ``tricks``,
    ``worlds``, ``chance``, ``odds``: whole numbers, 0 or more; ``error`` (0) is left out where there is no doubt.
    """

    id: str
    arguments: dict[str, str | int]


def sentences_of(phase: str, size: str, fate: str, known: Eye, opened: Eye | None, hard: bool) -> list[Sentence]:
    """What is to be said of a decision; ``phase``: ``turn``, ``play``, or one of those before the first card.

    ``hard``: whether it was not only unlucky, but hard luck.
    """
    said = []
    if size != "fine":
        said.append(_better(phase, known))
    if fate == "lucky":
        said.append(Sentence("review-lucky", {}))
    elif fate == "unlucky" and opened is not None:
        said.append(Sentence("review-hard-luck" if hard else "review-no-fault", {}))
        if phase == "turn":
            better: dict[str, str | int] = {"best": _tokens(opened.best)}
            said.append(Sentence("review-unlucky-turn", better | _chances(opened)))
        else:
            said.append(Sentence("review-unlucky", {"best": _tokens(opened.best), "loss": round(opened.loss)}))
    elif size == "fine":
        same = known.played.tokens == known.best.tokens
        said.append(Sentence("review-best" if same else "review-as-good", {"best": _tokens(known.best)}))
    return said


def _better(phase: str, eye: Eye) -> Sentence:
    both: dict[str, str | int] = {"played": _tokens(eye.played), "best": _tokens(eye.best)}
    points: dict[str, str | int] = {"expected": round(eye.best.points), "instead": round(eye.played.points)}
    if phase == "turn":
        return Sentence("review-turn", both | points | _chances(eye))
    if phase == "play":
        counts: dict[str, str | int] = {"count": eye.agreed, "worlds": eye.worlds}
        return Sentence("review-card", both | points | counts)
    return Sentence("review-call", both | {"loss": round(eye.loss), "error": margin(eye.error)})


def _chances(eye: Eye) -> dict[str, str | int]:
    return {"chance": round(100 * eye.best.wins), "odds": round(100 * eye.played.wins)}


def margin(error: float) -> int:
    """An error in whole points: nobody is surer than one, unless there is no doubt at all."""
    return max(1, round(error)) if error else 0


def hint_sentence(
    phase: str, best: Option, worlds: int, agreed: int, choices: int, following: tuple[str, Gap] | None = None
) -> Sentence:
    """Why ``best`` is what Master would do.

    ``choices``: how many legal tokens there are. ``following``: the next best, and how far it is behind: where a game
    is named, the sentence says that, because the advisor says what each game alone is worth.
    """
    said: dict[str, str | int] = {"best": _tokens(best)}
    if choices == 1:
        nothing = phase == "turn" and best.tokens == ["end"]
        return Sentence("review-hint-nothing", {}) if nothing else Sentence("review-hint-only", said)
    if phase == "turn":
        return Sentence("review-hint-turn", said | {"chance": round(100 * best.wins)})
    if phase in _NAMING and following is not None:
        other, gap = following
        said["played"] = other
        ahead = round(gap.mean)
        clear = ahead > 0 and gap.mean >= CLEAR * gap.error
        if clear:
            said |= {"loss": ahead, "error": margin(gap.error)}
        kind = "choose" if phase == "choose" else "name"
        return Sentence(f"review-hint-{kind}-{'ahead' if clear else 'close'}", said)
    said |= {"expected": round(best.points), "error": margin(best.error)}
    if phase == "play":
        return Sentence("review-hint-card", said | {"count": agreed, "worlds": worlds})
    return Sentence("review-hint-call", said)


def _tokens(option: Option) -> str:
    return " ".join(option.tokens)

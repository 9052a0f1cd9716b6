"""A phrase: a text of the catalogues in no language yet."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ..i18n import text


@dataclass(frozen=True, slots=True)
class Phrase:
    """A Fluent message and its arguments, which may contain phrases."""

    key: str
    arguments: "tuple[tuple[str, Argument], ...]" = ()


Joined = Literal["and", "or", "comma"]


@dataclass(frozen=True, slots=True)
class Listed:
    """Several things in a sentence."""

    items: "tuple[Argument, ...]"
    #: What joins the last two; ``comma``: commas only.
    joined: Joined = "and"


#: A number is written as in the language, a string unchanged (or the message matches it).
Argument: TypeAlias = int | str | Phrase | Listed

_COMMA: Final = ", "
_NUMBERS: Final = frozenset({"rules-number", "rules-plus", "rules-minus"})


def phrase(key: str, **arguments: Argument) -> Phrase:
    """Return the message ``key`` with arguments; ``_`` in their names means ``-``."""
    return Phrase(key, tuple((name.replace("_", "-"), value) for name, value in arguments.items()))


def in_words(lang: str, argument: Argument) -> str:
    """Return an argument in the words of ``lang``. Raises KeyError: there is no such message."""
    match argument:
        case Phrase():
            return text(lang, argument.key, **{name: _given(lang, value) for name, value in argument.arguments})
        case Listed():
            return _joined(lang, [in_words(lang, item) for item in argument.items], argument.joined)
        case int():
            return text(lang, "rules-number", number=argument)
    return argument


def _given(lang: str, value: Argument) -> str | int:
    return value if isinstance(value, int) else in_words(lang, value)


def _joined(lang: str, words: list[str], joined: Joined) -> str:
    if len(words) < 2 or joined == "comma":
        return _COMMA.join(words)
    return text(lang, f"rules-{joined}", first=_COMMA.join(words[:-1]), last=words[-1])


def ranks(rank: str) -> Phrase:
    """Return a rank in the plural: ``kings``, ``nines``. The message matches ranks of pips by their number."""
    return phrase("rank", rank=int(rank) if rank.isdigit() else rank)


def signed(points: int) -> Phrase:
    """Return points with their sign: ``+75``, ``−50``, ``0``."""
    if points == 0:
        return phrase("rules-number", number=0)
    return phrase("rules-minus" if points < 0 else "rules-plus", points=abs(points))


def is_number(argument: Argument) -> bool:
    """Return whether an argument is a number, with a sign or without."""
    return isinstance(argument, int) or (isinstance(argument, Phrase) and argument.key in _NUMBERS)


def card(text: str) -> Phrase:
    """Return the name of a card (``QH``)."""
    return phrase("card", rank=text[0], suit=text[1])


def quoted(name: Phrase) -> Phrase:
    """Return a name in quotation marks."""
    return phrase("rules-quoted", name=name)

"""A phrase: a text of the catalogues before it is said in a language."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from ..i18n import text


@dataclass(frozen=True, slots=True)
class Phrase:
    """A Fluent message and its arguments, in which other phrases may stand."""

    key: str
    arguments: "tuple[tuple[str, Argument], ...]" = ()


@dataclass(frozen=True, slots=True)
class Listed:
    """Several things in a sentence. ``joined``: ``and``, ``or``, or ``comma`` for commas only."""

    items: "tuple[Argument, ...]"
    joined: str = "and"


#: A number is written as the language does, a string stands as it is (or is matched by the message).
Argument: TypeAlias = int | str | Phrase | Listed

_COMMA: Final = ", "
_NUMBERS: Final = frozenset({"rules-number", "rules-plus", "rules-minus"})


def phrase(key: str, **arguments: Argument) -> Phrase:
    """The message ``key`` with its arguments; ``_`` in their names stands for ``-``."""
    return Phrase(key, tuple((name.replace("_", "-"), value) for name, value in arguments.items()))


def in_words(lang: str, said: Argument) -> str:
    """A phrase, a list, a number or a string in the words of ``lang``. Raises KeyError for a key nobody has."""
    match said:
        case Phrase():
            return text(lang, said.key, **{name: _given(lang, value) for name, value in said.arguments})
        case Listed():
            return _joined(lang, [in_words(lang, item) for item in said.items], said.joined)
        case int():
            return text(lang, "rules-number", number=said)
    return said


def _given(lang: str, value: Argument) -> str | int:
    return value if isinstance(value, int) else in_words(lang, value)


def _joined(lang: str, words: list[str], joined: str) -> str:
    if len(words) < 2 or joined == "comma":
        return _COMMA.join(words)
    return text(lang, f"rules-{joined}", first=_COMMA.join(words[:-1]), last=words[-1])


def signed(points: int) -> Phrase:
    """Points with their sign: ``+75``, ``−50``, ``0``."""
    if points == 0:
        return phrase("rules-number", number=0)
    return phrase("rules-minus" if points < 0 else "rules-plus", points=abs(points))


def is_number(said: Argument) -> bool:
    """Whether it is a number, with a sign or without."""
    return isinstance(said, int) or (isinstance(said, Phrase) and said.key in _NUMBERS)


def card(text: str) -> Phrase:
    """A card (``QH``) by its name."""
    return phrase("card", rank=text[0], suit=text[1])


def quoted(name: Phrase) -> Phrase:
    """A name in quotation marks."""
    return phrase("rules-quoted", name=name)

"""The parts of a rule page, in no language yet: sections of sentences, tables and diagrams."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from .drawing import Drawing
from .phrase import Argument, Phrase, is_number, phrase


@dataclass(frozen=True, slots=True)
class Sentence:
    """One or a few sentences: a paragraph, a point of a list or an example."""

    phrase: Phrase
    #: The options that it is about.
    options: tuple[str, ...] = ()
    style: Literal["text", "point", "example"] = "text"

    @property
    def name(self) -> str:
        """The name among the sentences of its page."""
        return self.phrase.key


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table."""

    #: Among the rows of its page.
    name: str
    cells: tuple[Argument, ...]
    #: The options that it is about.
    options: tuple[str, ...] = ()
    #: Cards that show what it is about, for the eye alone; an empty one is face down.
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """A table. The first cell of a row is its head."""

    caption: Phrase
    head: tuple[Phrase, ...]
    rows: tuple[Row, ...]

    @property
    def numbers(self) -> tuple[bool, ...]:
        """Which columns hold numbers only."""
        return tuple(all(is_number(row.cells[column]) for row in self.rows) for column in range(len(self.head)))

    @property
    def pictured(self) -> int:
        """The column beside whose words the cards of the rows are; -1 if no row has cards."""
        return self.numbers.index(False) if any(row.cards for row in self.rows) else -1


@dataclass(frozen=True, slots=True)
class Diagram:
    """A picture, and what it shows in words."""

    phrase: Phrase
    drawing: Drawing
    #: The options that it is about.
    options: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The name among the diagrams of its page."""
        return self.phrase.key


Item: TypeAlias = Sentence | Table | Diagram


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a page."""

    #: The end of the id of its heading, ``rules-section-NAME``.
    name: str
    items: tuple[Item, ...]

    @property
    def heading(self) -> Phrase:
        """The heading."""
        return Phrase(f"rules-section-{self.name}")


def say(key: str, *options: str, **arguments: Argument) -> Sentence:
    """Return the sentence ``rules-KEY``, which is about ``options``."""
    return Sentence(phrase(f"rules-{key}", **arguments), options)


def point(key: str, *options: str, **arguments: Argument) -> Sentence:
    """Return a point of a list, otherwise as :func:`say`."""
    return Sentence(phrase(f"rules-{key}", **arguments), options, "point")


def example(key: str, *options: str, **arguments: Argument) -> Sentence:
    """Return an example, otherwise as :func:`say`."""
    return Sentence(phrase(f"rules-{key}", **arguments), options, "example")

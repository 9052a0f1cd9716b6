"""What a rule page is made of: sections of sentences, tables and diagrams, none of them in any language yet."""

from dataclasses import dataclass
from typing import TypeAlias

from .drawing import Drawing
from .phrase import Argument, Phrase, is_number, phrase


@dataclass(frozen=True, slots=True)
class Sentence:
    """One or a few sentences that belong together: a paragraph. ``options``: the options that it tells.

    ``style``: ``text``, ``point`` (of a list) or ``example``.
    """

    said: Phrase
    options: tuple[str, ...] = ()
    style: str = "text"

    @property
    def name(self) -> str:
        """Its name among the sentences of its page."""
        return self.said.key


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table. ``name``: its name among the rows of its page; ``options``: the options that it tells."""

    name: str
    cells: tuple[Argument, ...]
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """A table: what it shows, the heads of its columns, its rows. The first cell of a row is its head."""

    caption: Phrase
    head: tuple[Phrase, ...]
    rows: tuple[Row, ...]

    @property
    def numbers(self) -> tuple[bool, ...]:
        """Which columns hold numbers only."""
        return tuple(all(is_number(row.cells[column]) for row in self.rows) for column in range(len(self.head)))


@dataclass(frozen=True, slots=True)
class Diagram:
    """A picture, and what it shows in words. ``options``: the options that it tells."""

    said: Phrase
    drawing: Drawing
    options: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """Its name among the diagrams of its page."""
        return self.said.key


Item: TypeAlias = Sentence | Table | Diagram


@dataclass(frozen=True, slots=True)
class Section:
    """A section: the name that makes its heading (``rules-section-NAME``), and what stands in it."""

    name: str
    items: tuple[Item, ...]

    @property
    def heading(self) -> Phrase:
        """The heading."""
        return Phrase(f"rules-section-{self.name}")


def say(key: str, *options: str, **arguments: Argument) -> Sentence:
    """The sentence ``rules-KEY``, which tells ``options``."""
    return Sentence(phrase(f"rules-{key}", **arguments), options)


def point(key: str, *options: str, **arguments: Argument) -> Sentence:
    """A point of a list, otherwise as :func:`say`."""
    return Sentence(phrase(f"rules-{key}", **arguments), options, "point")


def example(key: str, *options: str, **arguments: Argument) -> Sentence:
    """An example, otherwise as :func:`say`."""
    return Sentence(phrase(f"rules-{key}", **arguments), options, "example")

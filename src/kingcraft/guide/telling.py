"""The words that describe a match: names, cards, places, numbers, in one language."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ..cards import SUITS, TEXTS, members
from ..i18n import text
from .columns import cut, left, printable, table, width, wrapped

#: Lines of prose end here; tables may go on to :data:`WIDEST`.
PAGE: Final = 78
WIDEST: Final = 100
#: Cells of a name in tables and sentences: six names fit side by side.
NAME_CELLS: Final = 12

_SIGNS: Final = dict(zip(SUITS, "♣♦♥♠", strict=True))
#: Spades first, as bridge players write a hand.
_BY_SUIT: Final = "SHDC"


@dataclass(frozen=True, slots=True)
class Telling:
    """A language, and the names of the players short enough for columns."""

    lang: str
    names: tuple[str, ...]
    #: The letters of this language for ``A T J Q K``.
    ranks: Mapping[str, str]

    def say(self, key: str, **arguments: str | int) -> str:
        """Return the text ``key``."""
        return text(self.lang, key, **arguments)

    def card(self, card: str) -> str:
        """Return a card of a record (``QH``) as players read it: ``Q♥``, in German ``D♥``."""
        return self.ranks.get(card[0], card[0]) + _SIGNS[card[1]]

    def cards(self, cards: Iterable[str]) -> str:
        """Return cards of a record in their order; a dash for none."""
        return " ".join(map(self.card, cards)) or "–"

    def suit(self, letter: str) -> str:
        """Return the sign of a suit of a record."""
        return _SIGNS[letter]

    def hand(self, cards: int, aces_high: bool) -> list[str]:
        """Return a set of cards by suits, the highest first: ``♠ K 10 4``, ``♥ –``, ..."""
        held = sorted(members(cards), key=lambda card: (card - 4) % 52 if aces_high else card, reverse=True)
        suits = []
        for suit in _BY_SUIT:
            ranks = [TEXTS[card][0] for card in held if TEXTS[card][1] == suit]
            suits.append(f"{_SIGNS[suit]} {' '.join(self.ranks.get(rank, rank) for rank in ranks) or '–'}")
        return suits

    def hands(self, hands: Sequence[int], aces_high: bool) -> list[str]:
        """Return a line a hand in columns of suits, or a paragraph a hand if that is too wide."""
        rows = [[name, *self.hand(cards, aces_high)] for name, cards in zip(self.names, hands, strict=True)]
        lines = table(rows, indent="  ")
        if max(map(width, lines)) <= WIDEST:
            return lines
        return self.listed(rows)

    def listed(self, rows: Sequence[Sequence[str]]) -> list[str]:
        """Return a paragraph a row: its first item, then the others, each unbroken."""
        room = max(width(row[0]) for row in rows)
        indent = " " * (room + 4)
        paragraphs = [wrapped(pieces, PAGE, f"  {left(first, room)}  ", indent) for first, *pieces in rows]
        return [line for paragraph in paragraphs for line in paragraph]

    def number(self, points: int, plus: bool = False) -> str:
        """Return a number with a real minus sign, and with ``plus`` a plus sign."""
        if points < 0:
            return f"−{-points}"
        return f"+{points}" if plus and points else str(points)

    def either(self, nouns: Sequence[str]) -> str:
        """Return ``king, queen or jack``."""
        first, last = ", ".join(nouns[:-1]), nouns[-1]
        return self.say("show-or", first=first, last=last) if first else last

    def prose(self, *sentences: str) -> list[str]:
        """Return sentences as one paragraph, broken into lines."""
        return wrapped([word for sentence in sentences for word in sentence.split()], PAGE)


def telling(lang: str, players: Sequence[str]) -> Telling:
    """Return the words of ``lang`` for a match of these players."""
    ace, jack, queen, king = text(lang, "card-letters").split()
    ranks = {"A": ace, "T": "10", "J": jack, "Q": queen, "K": king}
    return Telling(lang, _short_names(lang, players), ranks)


def full_name(lang: str, players: Sequence[str], seat: int) -> str:
    """Return the name of a seat for a line of its own; a player without one is called by the seat."""
    name = printable(players[seat].strip(), PAGE - 30)
    return name or text(lang, "seat-number", number=str(seat + 1))


def _short_names(lang: str, players: Sequence[str]) -> tuple[str, ...]:
    short = [cut(full_name(lang, players, seat), NAME_CELLS) for seat in range(len(players))]
    # Two players of one name are named with their seats.
    return tuple(
        name if short.count(name) == 1 else f"{cut(name, NAME_CELLS - 2)} {seat + 1}" for seat, name in enumerate(short)
    )

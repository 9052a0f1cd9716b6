"""What a seat sees as numbers, one array a game, cut into named pieces: for programs that learn from tensors.

All of it is written from the seat's Observation, so that it holds nothing that the seat may not know. Seats are counted
from the seat that looks: 0 is itself, 1 the next in order of play.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from ..cards import SUITS, parse_card
from ..games.king.actions import WORDS
from ..games.king.contracts import CONTRACTS
from ..games.king.options import PLAYERS
from ..games.king.view import KingObservation
from ..games.kings_corner.actions import PLACES
from ..games.kings_corner.view import KingsCornerObservation

_CARDS: Final = 52
_PHASES: Final = ("choose", "open", "bid", "decide", "answer", "declare", "lead", "play", "over")


class Tensor:
    """A flat array of 32-bit floats, ``tensor``, and ``pieces`` of it by name, each in its shape."""

    def __init__(self, shapes: Mapping[str, Sequence[int]]) -> None:
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor = np.zeros(sum(sizes), np.float32)
        parts = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.pieces: dict[str, Any] = {
            name: part.reshape(shape) for (name, shape), part in zip(shapes.items(), parts, strict=True)
        }

    def mark(self, name: str, cards: Sequence[str], *row: int) -> None:
        """Set the places of ``cards`` in a row of the piece ``name`` to 1."""
        for text in cards:
            card = parse_card(text)
            assert card is not None
            self.pieces[name][(*row, card)] = 1


class King(Tensor):
    """King's pieces.

    ``hand``; ``played``: every card, by who played it; ``trick``: those on the table; ``words``: what each seat said;
    ``tricks``: how many each took; ``captured``: how many cards that count; ``contract``; ``trump`` (the last: none);
    ``phase``; ``to_act``; ``declarer``; ``leader`` of the first trick.
    """

    def __init__(self, players: int = PLAYERS) -> None:
        super().__init__(
            {
                "hand": (_CARDS,),
                "played": (players, _CARDS),
                "trick": (players, _CARDS),
                "words": (players, len(WORDS)),
                "tricks": (players,),
                "captured": (players,),
                "contract": (len(CONTRACTS),),
                "trump": (len(SUITS) + 1,),
                "phase": (len(_PHASES),),
                "to_act": (players,),
                "declarer": (players,),
                "leader": (players,),
            }
        )

    def write(self, seen: KingObservation) -> None:
        """Write what ``seen`` says. Raises ValueError for an onlooker's."""
        own = _seat(seen.seat)
        self.tensor.fill(0)
        self.mark("hand", seen.hand)
        for seat, token in seen.history:
            if parse_card(token) is None:
                self.pieces["words"][(seat - own) % PLAYERS, WORDS.index(token)] = 1
            else:
                self.mark("played", [token], (seat - own) % PLAYERS)
        for step, card in enumerate(seen.trick.cards):
            self.mark("trick", [card], (seen.trick.leader + step - own) % PLAYERS)
        for seat in range(PLAYERS):
            self.pieces["tricks"][(seat - own) % PLAYERS] = seen.taken[seat]
            self.pieces["captured"][(seat - own) % PLAYERS] = len(seen.captured[seat])
        if seen.contract:
            self.pieces["contract"][list(CONTRACTS).index(seen.contract)] = 1
            self.pieces["trump"][SUITS.index(seen.trump) if seen.trump else len(SUITS)] = 1
        self.pieces["phase"][_PHASES.index(seen.phase)] = 1
        for name, seat in (("to_act", seen.to_act), ("declarer", seen.declarer), ("leader", seen.leader)):
            if seat >= 0:
                self.pieces[name][(seat - own) % PLAYERS] = 1


class KingsCorner(Tensor):
    """Kings Corner's pieces.

    ``hand``; ``piles``: the cards on each place; ``counts``: cards in each hand; ``penalties``: points or chips a seat
    has lost so far; ``stock``: cards left; ``passed``: turns in a row; ``moved``: 1 once the seat to act has done
    something in this turn; ``to_act``.
    """

    def __init__(self, players: int) -> None:
        self._players = players
        super().__init__(
            {
                "hand": (_CARDS,),
                "piles": (len(PLACES), _CARDS),
                "counts": (players,),
                "penalties": (players,),
                "stock": (1,),
                "passed": (1,),
                "moved": (1,),
                "to_act": (players,),
            }
        )

    def write(self, seen: KingsCornerObservation) -> None:
        """Write what ``seen`` says. Raises ValueError for an onlooker's."""
        own = _seat(seen.seat)
        self.tensor.fill(0)
        self.mark("hand", seen.hand)
        for place, name in enumerate(PLACES):
            self.mark("piles", seen.piles[name], place)
        for seat in range(self._players):
            self.pieces["counts"][(seat - own) % self._players] = seen.counts[seat]
            self.pieces["penalties"][(seat - own) % self._players] = seen.penalties[seat]
        self.pieces["stock"][0], self.pieces["passed"][0] = seen.stock, seen.passed
        self.pieces["moved"][0] = seen.moved
        if seen.to_act >= 0:
            self.pieces["to_act"][(seen.to_act - own) % self._players] = 1


def _seat(seat: int | None) -> int:
    if seat is None:
        raise ValueError("an onlooker has no cards of its own")
    return seat

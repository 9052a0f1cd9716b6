"""What a seat sees as numbers, one array a game, cut into named pieces: for programs that learn from tensors.

All of it is written from Observations, so that it holds nothing that the seat may not know. Seats are counted from the
seat that looks: 0 is itself, 1 the next in order of play; for an onlooker, 0 is seat 0. A tensor may leave out all that
is public, and hold no hand, that of the seat that looks, or all of them.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from ..cards import SUITS, parse_card
from ..extras import needs
from ..games.king.actions import WORDS
from ..games.king.contracts import CONTRACTS
from ..games.king.options import PLAYERS
from ..games.king.view import KingObservation
from ..games.kings_corner.actions import PLACES
from ..games.kings_corner.view import KingsCornerObservation

with needs("Tensors of Kingcraft", "env"):
    import numpy as np

#: Which hands a tensor holds: none; that of the seat that looks, as ``hand``; all, its own first, as ``hands``.
Hands = Literal["none", "own", "all"]

_CARDS: Final = 52
_PHASES: Final = ("choose", "open", "bid", "decide", "answer", "declare", "lead", "play", "over")


class Tensor:
    """A flat array of 32-bit floats, ``tensor``, and ``pieces`` of it by name, each in its shape.

    ``table``: the shapes of what is public, left out unless ``public``; before them come the ``hands``.
    """

    def __init__(self, players: int, table: Mapping[str, Sequence[int]], public: bool, hands: Hands) -> None:
        self._players, self._public, self._hands = players, public, hands
        shapes: dict[str, Sequence[int]] = {}
        if hands == "own":
            shapes["hand"] = (_CARDS,)
        elif hands == "all":
            shapes["hands"] = (players, _CARDS)
        shapes |= table if public else {}
        if not shapes:
            raise ValueError("a tensor of nothing")
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

    def _begin(self, seen: Sequence[KingObservation | KingsCornerObservation]) -> int:
        """Empty the tensor and write the hands; gives the seat that seats are counted from."""
        if len(seen) != (self._players if self._hands == "all" else 1):
            raise ValueError(f"{len(seen)} observations for a tensor of hands: {self._hands}")
        if self._hands != "none" and any(view.seat is None for view in seen):
            raise ValueError("an onlooker has no cards of its own")
        self.tensor.fill(0)
        if self._hands == "own":
            self.mark("hand", seen[0].hand)
        elif self._hands == "all":
            for row, view in enumerate(seen):
                self.mark("hands", view.hand, row)
        return seen[0].seat or 0


class King(Tensor):
    """King's pieces.

    ``hand`` or ``hands``; ``played``: every card, by who played it; ``trick``: those on the table; ``words``: what each
    seat said; ``tricks``: how many each took; ``captured``: how many cards that count; ``contract``; ``trump`` (the
    last: none); ``phase``; ``to_act``; ``declarer``; ``leader`` of the first trick.
    """

    def __init__(self, players: int = PLAYERS, *, public: bool = True, hands: Hands = "own") -> None:
        table = {
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
        super().__init__(players, table, public, hands)

    def write(self, *sights: KingObservation) -> None:
        """Write what the seat that looks sees; for all hands, then what the others see, in order of play.

        Raises ValueError for an onlooker's where hands are written, and for another number of sights.
        """
        own, seen = self._begin(sights), sights[0]
        if not self._public:
            return
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

    ``hand`` or ``hands``; ``piles``: the cards on each place; ``counts``: cards in each hand; ``penalties``: points or
    chips a seat has lost so far; ``stock``: cards left; ``passed``: turns in a row; ``moved``: 1 once the seat to act
    has done something in this turn; ``to_act``.
    """

    def __init__(self, players: int, *, public: bool = True, hands: Hands = "own") -> None:
        table = {
            "piles": (len(PLACES), _CARDS),
            "counts": (players,),
            "penalties": (players,),
            "stock": (1,),
            "passed": (1,),
            "moved": (1,),
            "to_act": (players,),
        }
        super().__init__(players, table, public, hands)

    def write(self, *sights: KingsCornerObservation) -> None:
        """Write what the seat that looks sees; for all hands, then what the others see, in order of play.

        Raises ValueError for an onlooker's where hands are written, and for another number of sights.
        """
        own, seen = self._begin(sights), sights[0]
        if not self._public:
            return
        for place, name in enumerate(PLACES):
            self.mark("piles", seen.piles[name], place)
        for seat in range(self._players):
            self.pieces["counts"][(seat - own) % self._players] = seen.counts[seat]
            self.pieces["penalties"][(seat - own) % self._players] = seen.penalties[seat]
        self.pieces["stock"][0], self.pieces["passed"][0] = seen.stock, seen.passed
        self.pieces["moved"][0] = seen.moved
        if seen.to_act >= 0:
            self.pieces["to_act"][(seen.to_act - own) % self._players] = 1

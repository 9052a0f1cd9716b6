"""What a seat sees as numbers, one array cut into named pieces: for programs that learn from tensors.

A tensor is written from Observations, so it holds nothing that the seat may not know. Seats are counted from the
seat that looks: 0 is itself, 1 the next in order of play; for an onlooker, 0 is seat 0.
"""

from collections.abc import Sequence
from typing import Final, Literal

from ..cards import parse_card
from ..extras import needs
from ..games.observation import Observation
from .parts import ENVIRONMENTS

with needs("Tensors of Kingcraft", "env"):
    import numpy as np
    from numpy.typing import NDArray

#: Which hands a tensor holds: none; that of the seat that looks, as ``hand``; all, its own first, as ``hands``.
Hands = Literal["none", "own", "all"]

#: Bits of a set of cards.
CARDS: Final = 52


class Tensor:
    """The tensor of a game (its name in records) for this many players.

    ``hands``: none, that of the seat that looks, or all, at the start. The public pieces (documented in the game's
    module here) follow, unless ``public`` is false.
    """

    def __init__(self, game: str, players: int, *, public: bool = True, hands: Hands = "own") -> None:
        self.players: Final = players
        self._environment, self._public, self._hands = ENVIRONMENTS[game], public, hands
        shapes: dict[str, Sequence[int]] = {}
        if hands == "own":
            shapes["hand"] = (CARDS,)
        elif hands == "all":
            shapes["hands"] = (players, CARDS)
        shapes |= self._environment.shapes(players) if public else {}
        if not shapes:
            raise ValueError("a tensor of nothing")
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        #: Everything, flat.
        self.tensor: NDArray[np.float32] = np.zeros(sum(sizes), np.float32)
        parts = np.split(self.tensor, np.cumsum(sizes)[:-1])
        #: Views of the pieces by name, each in its shape.
        self.pieces: dict[str, NDArray[np.float32]] = {
            name: part.reshape(shape) for (name, shape), part in zip(shapes.items(), parts, strict=True)
        }

    def write(self, *sights: Observation) -> None:
        """Write the view of the seat that looks; for all hands, then those of the others, in order of play.

        Raises ValueError for an onlooker's view where hands are written, and for another number of views.
        """
        if len(sights) != (self.players if self._hands == "all" else 1):
            raise ValueError(f"{len(sights)} observations for a tensor of hands: {self._hands}")
        if self._hands != "none" and any(sight.seat is None for sight in sights):
            raise ValueError("an onlooker has no cards of its own")
        self.tensor.fill(0)
        if self._hands == "own":
            self.mark("hand", sights[0].hand)
        elif self._hands == "all":
            for row, sight in enumerate(sights):
                self.mark("hands", sight.hand, row)
        if self._public:
            self._environment.write(self, sights[0], sights[0].seat or 0)

    def mark(self, name: str, cards: Sequence[str], *row: int) -> None:
        """Set the places of ``cards`` in a row of a piece to 1."""
        for text in cards:
            card = parse_card(text)
            assert card is not None
            self.pieces[name][(*row, card)] = 1

"""How deep a review looks: playouts for every decision, so that the same record gives the same review."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from ..bots.budget import Budget


class Depth(NamedTuple):
    """Budgets of one decision, and of one point of the graph.

    ``cards``, ``calls``, ``turns``: on what the seat could know, for a card of King, for what is said before the first
    card, and for a turn of Kings Corner; ``duels``: to set the card that was played against the best. ``open_cards``,
    ``open_turns``: the same with all hands open, which are one world. ``graph``: playouts of a point of the graph.
    """

    cards: Budget
    duels: Budget
    open_cards: Budget
    calls: Budget
    turns: Budget
    open_turns: Budget
    graph: int


#: Every depth by name, the quickest first.
DEPTHS: Final[Mapping[str, Depth]] = {
    "quick": Depth(
        Budget(32, 24), Budget(48, 20), Budget(1, 300), Budget(48, 40), Budget(50, 40), Budget(1, 1000), 100
    ),
    "normal": Depth(
        Budget(64, 50), Budget(112, 40), Budget(1, 2000), Budget(100, 100), Budget(200, 100), Budget(1, 10000), 400
    ),
    "deep": Depth(
        Budget(128, 400), Budget(256, 200), Budget(1, 12000), Budget(256, 400), Budget(400, 400), Budget(1, 60000), 2000
    ),
}

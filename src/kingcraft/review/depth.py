"""How deep a review looks. Each game has its own budgets for each depth, in playouts: a record gives one review."""

from typing import Final, Literal, get_args

#: A depth by name.
Depth = Literal["quick", "normal", "deep"]

#: Every depth, the quickest first.
DEPTHS: Final[tuple[Depth, ...]] = get_args(Depth)

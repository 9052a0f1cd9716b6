"""How much thinking a bot may do about one choice."""

import math
from typing import NamedTuple


class Budget(NamedTuple):
    """The budget of one choice; the same numbers of worlds and playouts give the same answer.

    ``worlds``: deals of the unseen cards to look at. ``playouts``: of each world, all its tokens together. ``seconds``:
    wall clock; it is looked at every few milliseconds, and when it is up, what is known then is said.
    """

    worlds: int
    playouts: int
    seconds: float = math.inf

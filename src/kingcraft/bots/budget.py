"""How much thinking a bot may do about one choice."""

import math
from typing import NamedTuple


class Budget(NamedTuple):
    """A limit for the thinking about one choice. The same numbers of worlds and playouts give the same answer."""

    #: Deals of the unseen cards to look at.
    worlds: int
    #: Playouts of each world, for all its tokens together.
    playouts: int
    #: Wall-clock time, checked every few milliseconds; when it is over, the answer is what is known then.
    seconds: float = math.inf

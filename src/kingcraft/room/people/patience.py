"""How long an absent player is waited for, as the others see it."""

from typing import NamedTuple


class Patience(NamedTuple):
    """What is left of the time for which a player is waited for."""

    #: How many whole seconds are left; 0: they do not hold up the others any more; None: the match waits without end.
    seconds: int | None
    #: Of how many seconds.
    of: int
    #: After how many seconds the others may let a bot play; None: they cannot now.
    lend_in: int | None = None

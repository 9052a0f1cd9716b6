"""What the rooms of a server have done since its start, as plain numbers: each costs an addition."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from .log.events import Acted, Event


class Tally:
    """The counts of all rooms that share one :class:`~kingcraft.room.ports.Ports`. No names, no cards."""

    def __init__(self) -> None:
        #: Moves that are stored: of people, bots and the clock.
        self.moves = 0
        #: Messages of players that were refused, by the message's tag (``act``, ``hint``) and the code.
        self.refused: Counter[tuple[str, str]] = Counter()
        #: Hints that were given.
        self.hints = 0

    def stored(self, events: Iterable[Event]) -> None:
        """Count the moves among events that are stored."""
        for event in events:
            if isinstance(event, Acted):
                self.moves += 1

    def refuse(self, message: msgspec.Struct, code: str) -> None:
        """Count a message that changed nothing."""
        self.refused[str(message.__struct_config__.tag), code] += 1

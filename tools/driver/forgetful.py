"""``kingcraft`` with the faults that leases are there to prevent: a measurement that misses them would miss ours too.

Appends look at neither the epoch nor the number of a room, and a server acts for its rooms for ever.
"""

import sys
from typing import Any, Final

from kingcraft.cli.main import main
from kingcraft.server.store import postgres
from kingcraft.service.leases import Leases

_LOOKS: Final = " AND room.next = asked.expected AND room.epoch = asked.epoch"
_ONCE: Final = "JOIN stored USING (room)\n"


def forget() -> None:
    """Plant the faults."""
    statement: str = postgres._APPEND
    assert _LOOKS in statement
    assert _ONCE in statement
    again = f"{_ONCE} ON CONFLICT (room, seq) DO UPDATE SET body = excluded.body"
    planted: Any = {"_APPEND": statement.replace(_LOOKS, "").replace(_ONCE, again)}
    vars(postgres).update(planted)
    keeps: Any = {
        "lives": property(lambda _: True),
        "_lose": lambda _, room: None,  # noqa: ARG005
        "_lose_all": lambda _: None,
    }
    for name, part in keeps.items():
        setattr(Leases, name, part)


if __name__ == "__main__":
    forget()
    sys.exit(main())

"""A migration: stored rooms keep the rules with which they were opened.

Schema version 3 came with corrections of two presets, and with other values of one option. The migration writes the
earlier meaning into the events that opened the rooms. This code never changes, whatever the rules become.
"""

import json
import sqlite3
from typing import Any, Final

#: The values of options that each preset had before, unless a room's options say otherwise.
_FORMER: Final = {"swedish": {"king_pile_move": "any"}, "romanian-250": {"king_on_side": "allowed"}}
#: ``king_pile_move`` was true or false.
_PILE_MOVE: Final = {True: "any", False: "never"}


def keep_former_rules(connection: sqlite3.Connection) -> None:
    """Write the former values into the rooms whose rules would otherwise change."""
    opened = connection.execute("SELECT room, body FROM event WHERE seq = 0").fetchall()
    for room, body in opened:
        kept = _kept(body)
        if kept is not None:
            connection.execute("UPDATE event SET body = ? WHERE room = ? AND seq = 0", (kept, room))


def _kept(body: bytes) -> bytes | None:
    """Return the event with its rules written out; None if it has them already, or is not an opening."""
    try:
        event: Any = json.loads(body)
    except ValueError:
        return None
    if not isinstance(event, dict) or event.get("event") != "opened":
        return None
    options = event.get("options")
    if not isinstance(options, dict):
        return None
    moves = options.get("king_pile_move")
    named = {"king_pile_move": _PILE_MOVE[moves]} if isinstance(moves, bool) else {}
    wanted = {**_FORMER.get(str(event.get("preset")), {}), **options, **named}
    if wanted == options:
        return None
    return json.dumps({**event, "options": wanted}, separators=(",", ":"), ensure_ascii=False).encode()

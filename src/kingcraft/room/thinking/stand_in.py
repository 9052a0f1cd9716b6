"""The bot that plays in place of another one, and why: shown at the table, and written into the log.

Source: ``docs/rules/records.md``, notes of a room.
"""

from typing import Final, NamedTuple

from ...bots.thumb import ThumbBot
from ..log.state import RoomState
from ..ports import Ports

#: Plays for a bot that cannot: it is always there, at once, and legal.
STAND_IN: Final = ThumbBot()

#: Its kernels are still being compiled.
WARMING: Final = "warming"
#: On this server bots that need kernels do not think.
OFF: Final = "off"
#: Too many others think.
BUSY: Final = "busy"
#: It did not answer in time.
LATE: Final = "late"
#: It failed: an error, or no legal answer.
FAILED: Final = "failed"
#: This server has no bot of that name.
MISSING: Final = "missing"

#: Its person has been away for so long that the others let a bot play for them (``absence.py``).
ABSENT: Final = "absent"

#: What lasts until the server says otherwise; the others are true of one action.
_LASTING: Final = (WARMING, OFF, MISSING)


class Choice(NamedTuple):
    """What is played on a seat. ``by``: the bot that chose it, if not the seat's own player; ``why`` it did."""

    token: str
    by: str = ""
    why: str = ""


def stand_in_at(state: RoomState, seat: int, ports: Ports) -> str:
    """Why rules of thumb play on ``seat`` for its bot at the moment; empty if they do not."""
    if not state.seats[seat].is_bot:
        return ""
    kind = state.seats[seat].kind
    lasting = ports.unready(kind, state.rules.game) if kind in ports.bots else MISSING
    if lasting:
        return lasting
    latest = state.stood_in[seat]
    return "" if latest in _LASTING else latest

"""The bot that plays in place of another one: shown at the table, and written into the log.

Source: ``docs/rules/records.md``, notes of a room.
"""

from typing import Final, NamedTuple

from ...bots.thumb import ThumbBot
from ..log.state import HUMAN, OPEN, RoomState
from ..ports import Ports
from ..wire.words import StandIn

#: Plays for a bot that cannot: always there, at once, and legally.
STAND_IN: Final = ThumbBot()

#: Reasons that hold for one action; the others last until the server says otherwise.
_MOMENTARY: Final[tuple[StandIn, ...]] = ("busy", "late", "failed")


class Choice(NamedTuple):
    """What is played on a seat."""

    token: str
    #: The bot that chose it, if not the seat's own player, and why it did.
    by: str = ""
    why: StandIn = ""


def stand_in_at(state: RoomState, seat: int, ports: Ports) -> StandIn:
    """Return why the stand-in plays for the bot of ``seat`` at the moment, or has made its player's latest move."""
    kind = state.seats[seat].kind
    if kind in (HUMAN, OPEN):
        return "time-up" if state.stood_in[seat] == "time-up" else ""
    lasting = ports.unready(kind, state.rules.game) if kind in ports.bots else "missing"
    if lasting is not None:
        return lasting
    return next((why for why in _MOMENTARY if why == state.stood_in[seat]), "")

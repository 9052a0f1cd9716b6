"""What a hand is worth, said at a table to the seat that asks; computed at once, and in no log.

It follows from what its seat may know and from nothing else.
"""

from collections.abc import Callable
from typing import Final

import msgspec

from ...games.registry import observe
from ..log.state import RoomState
from ..ports import Outlet, Ports, Unready
from ..wire.client_messages import AskWorth
from ..wire.words import RefusalCode
from .hints import CODES

_encoder: Final = msgspec.json.Encoder()


def answer(
    outlet: Outlet,
    seat: int | None,
    message: AskWorth,
    state: RoomState,
    ports: Ports,
    refuse: Callable[[Outlet, AskWorth, RefusalCode], None],
) -> None:
    """Answer a connection at ``seat``, or refuse. Seats may ask before they are on turn, onlookers never."""
    code: RefusalCode | None = None
    deal = state.match.state
    if seat is None:
        code = "not-seated"
    elif not state.hints:
        code = "no-hints"
    elif not state.shows(message.version):
        code = "stale-version"
    elif deal is None:
        code = "wrong-phase"
    else:
        try:
            legal = deal.legal() if deal.to_act == seat else []
            found = ports.worth(message, state.rules, observe(deal, seat), legal)
        except Unready as unready:
            code = CODES[unready.why]
        else:
            if found is None:
                code = "wrong-phase"
            else:
                outlet.send(_encoder.encode(found))
    if code is not None:
        refuse(outlet, message, code)

"""People who have been away from a deal for so long that the others are not held up by them any more.

They are not asked whether a deal shall end, and a player may let a bot play for one of them until they return.
The bot sees what that seat sees and nothing else; a player who returns plays on at once.
"""

from typing import Final

from ...bots.people import casual
from ..log.events import Back, Event, Gone, Lent, Voted
from ..log.reduce import reduce
from ..log.state import RoomState
from ..ports import Ports
from ..problem import RoomProblem
from ..step import Step, rest, voided
from ..views.animation import Animation
from ..views.view import Look
from ..wire.server_messages import Event as Shown

#: Who plays for somebody who is away: about as well as people do, at once, on every server.
SUBSTITUTE: Final = casual().name


def gone(state: RoomState, seat: int, ports: Ports, look: Look) -> Step:
    """``seat`` is not waited for any more; if all the others have agreed to end the deal, it ends by that."""
    events: list[Event] = [Gone(seat)]
    agreed = state.agreement.agreed
    if agreed and not state.question.agreed:
        # It cannot be answered any more, and what follows would be taken for what the room plays.
        events = [Voted(agreed[0], False), *events]
    after = state
    for event in events:
        after = reduce(after, event)
    if after.voiding:
        return voided(after, after.agreement.agreed[-1], events, ports)
    if after.ending:
        return rest(after, after.agreement.agreed[-1], events, ports, look)
    return Step(events, [(Animation(Shown("gone", seat)), after)])


def lent(state: RoomState, by: int, seat: int) -> Step:
    """``by`` lets a bot play for ``seat`` until its person is back.

    Raises :class:`RoomProblem` (``not-away``, ``storage-failed``).
    """
    absentees = state.absentees
    if by in absentees.gone:
        raise RoomProblem("storage-failed")  # they are here, but their return could not be stored yet
    if seat not in absentees.gone or absentees.bot_of(seat) or state.phase not in ("deal", "between"):
        raise RoomProblem("not-away")
    event = Lent(seat, by, SUBSTITUTE)
    return Step([event], [(Animation(Shown("lend", by, str(seat))), reduce(state, event))])


def back(state: RoomState, seat: int) -> Step:
    """``seat``, which was gone, is there again and is waited for."""
    event = Back(seat)
    return Step([event], [(Animation(Shown("back", seat)), reduce(state, event))])

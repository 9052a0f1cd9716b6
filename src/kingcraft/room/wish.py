"""What a seat may ask of a room to change the table: to act, to take back, to have the rest of a deal played."""

from .animation import Animation
from .events import Acted, Event, Undone
from .ledger import Ledger
from .messages import Act, Asked, Undo
from .messages import Event as Shown
from .offer import offer
from .ports import Ports
from .problem import RoomProblem
from .stand_in import Choice
from .step import Step, action, then_prepared
from .view import Look


def granted(ledger: Ledger, seat: int, wish: Asked, ports: Ports, look: Look) -> Step:
    """What ``seat`` asks for.

    Raises ``Refused`` for what the rules refuse, and :class:`RoomProblem` (``nothing-to-undo``, ``no-claim``).
    """
    if isinstance(wish, Act):
        return action(ledger, seat, Choice(wish.token), ports, look)
    if isinstance(wish, Undo):
        return _undo(ledger, seat)
    return _rest(ledger, seat, ports, look)


def _undo(ledger: Ledger, seat: int) -> Step:
    """The last action of the seat's turn is taken back (records.md, what is not in a record)."""
    state = ledger.match.state
    if state is None or state.to_act != seat or not ledger.turn:
        raise RoomProblem("nothing-to-undo")
    event = Undone(seat, len(ledger.turn) - 1)
    shown = Shown("undo", seat, ledger.deals[-1].tokens[-1])
    return Step([event], [(Animation(shown), ledger.fold(event))])


def _rest(ledger: Ledger, seat: int, ports: Ports, look: Look) -> Step:
    """The rest of the deal: for every seat the first legal token in ASCII order (records.md), shown as one thing."""
    state = ledger.match.state
    if state is None or state.to_act != seat:
        raise RoomProblem("no-claim")
    seen = look(state, seat)
    offered = offer(seen, ledger.rules)
    if not offered:
        raise RoomProblem("no-claim")
    played = sum(len(trick.cards) for trick in (*seen.tricks, seen.trick))
    shown = Shown("rest", seat, offered, ended=True, played=played)
    events: list[Event] = []
    while (state := ledger.match.state) is not None:
        acted = Acted(state.to_act, state.legal()[0])
        ledger = ledger.fold(acted)
        events.append(acted)
    return then_prepared(events, Animation(shown), ledger, ports)

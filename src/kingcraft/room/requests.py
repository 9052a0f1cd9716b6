"""What a seat may ask of a room to change the table: to act, to take back, to have the rest of a deal
played, to give a deal up, to have a bot play for an absent player.
"""

from .log.events import Undone, Voted, VotedVoid
from .log.reduce import reduce
from .log.state import RoomState
from .people import absence
from .ports import Ports
from .problem import RoomProblem
from .step import Step, action, rest, voided
from .thinking.stand_in import Choice
from .views.animation import Animation
from .views.offer import offer
from .views.view import Look
from .wire.client_messages import Act, Asked, Lend, Undo, Vote
from .wire.server_messages import Event as Shown


def handle(state: RoomState, seat: int, wish: Asked, ports: Ports, look: Look) -> Step:
    """What ``seat`` asks for.

    Raises ``Refused`` for what the rules refuse, and :class:`RoomProblem` (``stale-version``, ``nothing-to-undo``,
    ``no-claim``, ``no-proposal``, ``voted-already``, ``nothing-to-end``, ``alone``, ``not-away``).
    """
    if isinstance(wish, Vote):
        return _vote(state, seat, wish, ports, look)
    if isinstance(wish, Lend):
        return absence.lent(state, seat, wish.seat)
    if not state.shows(wish.version):
        raise RoomProblem("stale-version")
    if isinstance(wish, Act):
        return action(state, seat, Choice(wish.token), ports, look)
    if isinstance(wish, Undo):
        return _undo(state, seat)
    return _claim(state, seat, ports, look)


def _undo(state: RoomState, seat: int) -> Step:
    """The last action of the seat's turn is taken back (docs/rules/records.md, what is not in a record)."""
    deal = state.match.state
    if deal is None or deal.to_act != seat or not state.turn:
        raise RoomProblem("nothing-to-undo")
    event = Undone(seat, len(state.turn) - 1)
    shown = Shown("undo", seat, state.deals[-1].tokens[-1])
    return Step([event], [(Animation(shown), reduce(state, event))])


def _claim(state: RoomState, seat: int, ports: Ports, look: Look) -> Step:
    """Yes to what is offered to the seat on turn."""
    deal = state.match.state
    if deal is None or deal.to_act != seat:
        raise RoomProblem("no-claim")
    offered = offer(look(deal, seat), state.rules)
    if not offered:
        raise RoomProblem("no-claim")
    return rest(state, seat, [], ports, look, offered)


def _vote(state: RoomState, seat: int, vote: Vote, ports: Ports, look: Look) -> Step:
    """The seat proposes to end the deal, agrees, declines or withdraws; the last who agrees ends it."""
    before = state.question
    if not state.in_play:
        raise RoomProblem("nothing-to-end")
    if not before.since <= vote.version <= state.version:
        raise RoomProblem("stale-version")  # it was about another question, or another deal
    refusal = state.vote_refusal(seat, vote.end)
    if refusal:
        raise RoomProblem(refusal)
    event = VotedVoid(seat, vote.end) if state.voids else Voted(seat, vote.end)
    after = reduce(state, event)
    if after.voiding:
        return voided(after, seat, [event], ports)
    if after.ending:
        return rest(after, seat, [event], ports, look)
    if vote.end:
        token = "agree" if before.agreed else "propose"
    else:
        token = "withdraw" if before.agreed[0] == seat else "decline"
    return Step([event], [(Animation(Shown("vote", seat, token)), after)])

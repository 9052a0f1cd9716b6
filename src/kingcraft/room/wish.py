"""What a seat may ask of a room to change the table: to act, to take back, to have the rest of a deal
played, to give a deal up, to have a bot play for an absent player.
"""

from . import absence
from .animation import Animation
from .client_messages import Act, Asked, Lend, Undo, Vote
from .events import Undone, Voted, VotedVoid
from .fold import fold
from .ledger import Ledger
from .messages import Event as Shown
from .offer import offer
from .ports import Ports
from .problem import RoomProblem
from .stand_in import Choice
from .step import Step, action, rest, voided
from .view import Look


def granted(ledger: Ledger, seat: int, wish: Asked, ports: Ports, look: Look) -> Step:
    """What ``seat`` asks for.

    Raises ``Refused`` for what the rules refuse, and :class:`RoomProblem` (``stale-version``, ``nothing-to-undo``,
    ``no-claim``, ``no-proposal``, ``voted-already``, ``nothing-to-end``, ``alone``, ``not-away``).
    """
    if isinstance(wish, Vote):
        return _vote(ledger, seat, wish, ports, look)
    if isinstance(wish, Lend):
        return absence.lent(ledger, seat, wish.seat)
    if not ledger.shows(wish.version):
        raise RoomProblem("stale-version")
    if isinstance(wish, Act):
        return action(ledger, seat, Choice(wish.token), ports, look)
    if isinstance(wish, Undo):
        return _undo(ledger, seat)
    return _claim(ledger, seat, ports, look)


def _undo(ledger: Ledger, seat: int) -> Step:
    """The last action of the seat's turn is taken back (docs/rules/records.md, what is not in a record)."""
    state = ledger.match.state
    if state is None or state.to_act != seat or not ledger.turn:
        raise RoomProblem("nothing-to-undo")
    event = Undone(seat, len(ledger.turn) - 1)
    shown = Shown("undo", seat, ledger.deals[-1].tokens[-1])
    return Step([event], [(Animation(shown), fold(ledger, event))])


def _claim(ledger: Ledger, seat: int, ports: Ports, look: Look) -> Step:
    """Yes to what is offered to the seat on turn."""
    state = ledger.match.state
    if state is None or state.to_act != seat:
        raise RoomProblem("no-claim")
    offered = offer(look(state, seat), ledger.rules)
    if not offered:
        raise RoomProblem("no-claim")
    return rest(ledger, seat, [], ports, look, offered)


def _vote(ledger: Ledger, seat: int, vote: Vote, ports: Ports, look: Look) -> Step:
    """The seat proposes to end the deal, agrees, declines or withdraws; the last who agrees ends it."""
    before = ledger.question
    if not ledger.in_play:
        raise RoomProblem("nothing-to-end")
    if not before.since <= vote.version <= ledger.version:
        raise RoomProblem("stale-version")  # it was about another question, or another deal
    refusal = ledger.vote_refusal(seat, vote.end)
    if refusal:
        raise RoomProblem(refusal)
    event = VotedVoid(seat, vote.end) if ledger.voids else Voted(seat, vote.end)
    after = fold(ledger, event)
    if after.voiding:
        return voided(after, seat, [event], ports)
    if after.ending:
        return rest(after, seat, [event], ports, look)
    if vote.end:
        token = "agree" if before.agreed else "propose"
    else:
        token = "withdraw" if before.agreed[0] == seat else "decline"
    return Step([event], [(Animation(Shown("vote", seat, token)), after)])

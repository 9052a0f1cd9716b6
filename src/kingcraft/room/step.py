"""What a player asks for, or the room does on its own, as a step: events to store, and what is shown once they are.

What a room does on its own (prepare a deal, deal it, let bots act) follows from its state; nothing is scheduled.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from .. import shuffle
from ..bots.people import casual
from .faces.face import FACES, Animation, Look
from .log.events import Acted, Committed, Dealt, Event, Lent, Reshuffled, Sealed, Undone, Voided, Voted, VotedVoid
from .log.state import RoomState, reduce
from .ports import Ports, RoomProblem
from .thinking.stand_in import Choice
from .wire.client_messages import Act, Claim, Lend, Undo, Vote
from .wire.server_messages import Event as Shown
from .wire.words import VoteWord

#: How many actions of bots in a row are stored in one go.
BATCH: Final = 8
#: ``Event.token`` of a ``rest`` that all people have agreed to, beside the words of an offer.
AGREED: Final = "agreed"

SNAPSHOT: Final = Animation(Shown("snapshot"))
DEAL: Final = Animation(Shown("deal"))


@dataclass(frozen=True, slots=True)
class Step:
    """Events to be stored together, and what to show after them."""

    events: list[Event]
    #: Animations in order, each with the state after it; the last one after the last event.
    scenes: list[tuple[Animation, RoomState]]


def one_event(state: RoomState, event: Event, shown: Shown) -> Step:
    """Return the step of a single event."""
    return Step([event], [(Animation(shown), reduce(state, event))])


# --- what a player asks for


def handle(state: RoomState, seat: int, request: Act | Undo | Claim | Vote | Lend, ports: Ports, look: Look) -> Step:
    """Return what ``seat`` asks for.

    Raises ``Refused`` for what the rules refuse, and :class:`RoomProblem` (``stale-version``, ``nothing-to-undo``,
    ``no-claim``, ``no-proposal``, ``voted-already``, ``nothing-to-end``, ``alone``, ``not-away``).
    """
    if isinstance(request, Act | Undo | Claim) and not state.shows(request.version):
        raise RoomProblem("stale-version")
    match request:
        case Act():
            return action(state, seat, Choice(request.token), ports, look)
        case Undo():
            return _undo(state, seat)
        case Claim():
            return _claim(state, seat, ports, look)
        case Vote():
            return _vote(state, seat, request, ports, look)
        case Lend():
            return _lend(state, seat, request.seat)


def _undo(state: RoomState, seat: int) -> Step:
    deal = state.match.state
    if deal is None or deal.to_act != seat or not state.turn:
        raise RoomProblem("nothing-to-undo")
    return one_event(state, Undone(seat, len(state.turn) - 1), Shown("undo", seat, state.deals[-1].tokens[-1]))


def _claim(state: RoomState, seat: int, ports: Ports, look: Look) -> Step:
    deal = state.match.state
    if deal is None or deal.to_act != seat:
        raise RoomProblem("no-claim")
    offered = FACES[state.rules.game].offer(look(deal, seat), state.rules.options)
    if not offered:
        raise RoomProblem("no-claim")
    return rest(state, seat, [], ports, look, offered)


def _vote(state: RoomState, seat: int, vote: Vote, ports: Ports, look: Look) -> Step:
    """The seat proposes to end the deal, agrees, declines or withdraws; the last one who agrees ends it."""
    before = state.question
    if not state.in_play:
        raise RoomProblem("nothing-to-end")
    if not before.since <= vote.version <= state.version:
        raise RoomProblem("stale-version")  # it was about another question, or another deal
    refusal = state.vote_refusal(seat, vote.end)
    if refusal is not None:
        raise RoomProblem(refusal)
    event = VotedVoid(seat, vote.end) if state.voids else Voted(seat, vote.end)
    after = reduce(state, event)
    if after.voiding:
        return voided(after, seat, [event], ports)
    if after.ending:
        return rest(after, seat, [event], ports, look)
    said: VoteWord
    if vote.end:
        said = "agree" if before.agreed else "propose"
    else:
        said = "withdraw" if before.agreed[0] == seat else "decline"
    return Step([event], [(Animation(Shown("vote", seat, said)), after)])


def _lend(state: RoomState, by: int, seat: int) -> Step:
    """``by`` lets a bot play for the absent player of ``seat``: one that every server has, and that answers at once."""
    absentees = state.absentees
    if by in absentees.gone:
        raise RoomProblem("storage-failed")  # they are here, but their return could not be stored yet
    if seat not in absentees.gone or absentees.bot_of(seat) or state.phase not in ("waiting", "deal", "between"):
        raise RoomProblem("not-away")
    return lent(state, by, seat)


def lent(state: RoomState, by: int, seat: int) -> Step:
    """Return the step by which a bot plays for the player of ``seat``, who has gone. ``by``: as in ``Lent``."""
    return one_event(state, Lent(seat, by, casual().name), Shown("lend", by, str(seat)))


# --- what happens in a deal


def action(state: RoomState, seat: int, choice: Choice, ports: Ports, look: Look) -> Step:
    """Return what ``seat`` does, and the next deal's commitment if the deal ends by it and another follows.

    Raises :class:`Refused`; nothing has changed.
    """
    acted = Acted(seat, *choice)
    token = acted.token
    after = reduce(state, acted)
    before = state.match.state
    deal = after.match.state or after.match.ended[-1].state
    assert before is not None  # reduce() refuses actions between deals
    usual = look(deal, seat).history[-1][1]
    if token != usual and token not in before.legal():
        # Another spelling of a card, which readers take (docs/rules/records.md): logs and records hold the usual one.
        token = usual
        acted = Acted(seat, token)
        after = reduce(state, acted)
        deal = after.match.state or after.match.ended[-1].state
    shown = FACES[state.rules.game].animation(before, deal, seat, token, look)
    return _then_prepared([acted], shown, after, ports)


def rest(state: RoomState, seat: int, before: list[Event], ports: Ports, look: Look, why: str = AGREED) -> Step:
    """Return the rest of the deal after ``before``: for every seat the first legal token in ASCII order, shown as one.

    ``seat`` asked for it, or was the last of the people to agree.
    """
    events, deal = [*before], state.match.state
    assert deal is not None
    cards = FACES[state.rules.game].cards_shown(look(deal, None))
    shown = Shown("rest", seat, why, ended=True, played=cards)
    while (deal := state.match.state) is not None:
        acted = Acted(deal.to_act, deal.legal()[0])
        state = reduce(state, acted)
        events.append(acted)
    return _then_prepared(events, Animation(shown), state, ports)


def voided(state: RoomState, seat: int, before: list[Event], ports: Ports) -> Step:
    """Return the end of a deal that is given up after ``before``, as ``seat`` was the last to agree."""
    event = Voided(len(state.match.ended))
    shown = Animation(Shown("void", seat, ended=True))
    return _then_prepared([*before, event], shown, reduce(state, event), ports)


def _then_prepared(events: list[Event], shown: Animation, after: RoomState, ports: Ports) -> Step:
    """The step of ``events``. If they end the deal and another follows, the step commits to that next deal too."""
    if after.phase == "between":
        following = _commitment(after, ports)
        events, after = [*events, following], reduce(after, following)
    return Step(events, [(shown, after)])


# --- what the room does on its own


def _commitment(state: RoomState, ports: Ports) -> Committed:
    return Committed(len(state.match.ended), ports.chance(shuffle.SEED_BYTES).hex())


def prepared(state: RoomState, ports: Ports) -> Step:
    """Return the commitment to a fresh seed for the next deal."""
    return one_event(state, _commitment(state, ports), SNAPSHOT.event)


def sealed(state: RoomState, commits: Mapping[int, str]) -> Step:
    """Return the closing of the list of commitments to nonces (hex by seat) that came for the next deal."""
    event = Sealed(len(state.match.ended), [commits.get(seat, "") for seat in range(len(state.seats))])
    return one_event(state, event, Shown("shuffle"))


def reshuffled(state: RoomState, silent: Sequence[int], ports: Ports) -> Step:
    """Return a new beginning of the next deal's shuffle, which the seats ``silent`` made void."""
    event = Reshuffled(len(state.match.ended), list(silent), ports.chance(shuffle.SEED_BYTES).hex())
    return one_event(state, event, Shown("shuffle", silent[0]))


def dealing(state: RoomState, nonces: Mapping[int, str]) -> Step:
    """Return the next deal, dealt from its committed seed and the nonces that came (hex by seat)."""
    event = Dealt(len(state.match.ended), [nonces.get(seat, "") for seat in range(len(state.seats))])
    return one_event(state, event, DEAL.event)


def bots_turn(
    state: RoomState, ports: Ports, look: Look, choice: Callable[[RoomState, bool], Choice | None]
) -> Step | None:
    """Return what the bots on turn do, substitutes included, up to :data:`BATCH` actions; None if none acts now.

    ``choice(state, stored)``: what the bot on turn plays; None while it thinks.
    """
    events: list[Event] = []
    scenes: list[tuple[Animation, RoomState]] = []
    while len(events) < BATCH:
        deal = state.match.state
        if deal is None or not (bot := state.bot_at(deal.to_act)):
            break
        chosen = choice(state, not events)
        if chosen is None:
            break
        if not state.seats[deal.to_act].is_bot:
            chosen = Choice(chosen.token, chosen.by or bot, "absent")
        step = action(state, deal.to_act, chosen, ports, look)
        events += step.events
        scenes += step.scenes
        state = scenes[-1][1]
    return Step(events, scenes) if events else None

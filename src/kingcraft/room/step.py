"""A step of a room: events that are stored together, and what is shown once they are.

What a room does on its own (prepare a deal, deal it, let bots act) follows from its state; nothing is scheduled.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from .. import shuffle
from ..games.king.view import KingObservation
from .log.events import Acted, Committed, Dealt, Event, Voided
from .log.reduce import reduce
from .log.state import RoomState
from .ports import Ports
from .thinking.stand_in import ABSENT, Choice
from .views import animation
from .views.animation import Animation
from .views.view import Look
from .wire.server_messages import Event as Shown

#: How many actions of bots in a row are stored in one go.
BATCH: Final = 8


@dataclass(frozen=True, slots=True)
class Step:
    """Events to be stored together, and what to show after them: scenes in order, the last of them of the last event.

    A scene is an animation and the room's state after it.
    """

    events: list[Event]
    scenes: list[tuple[Animation, RoomState]]


def action(state: RoomState, seat: int, choice: Choice, ports: Ports, look: Look) -> Step:
    """What ``seat`` chose to do, and the next deal's commitment if the deal ends by it and another follows.

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
    return then_prepared([acted], animation.of_action(before, deal, seat, token, look), after, ports)


def then_prepared(events: list[Event], scene: Animation, after: RoomState, ports: Ports) -> Step:
    """The step of ``events``, shown as ``scene``, after which the room's state is ``after``.

    If the deal ends by them and another follows, that one's commitment is stored with them.
    """
    if after.phase == "between":
        following = commitment(after, ports)
        events, after = [*events, following], reduce(after, following)
    return Step(events, [(scene, after)])


#: The last of the people has agreed that the room plays the rest (``Event.token`` beside what is offered).
AGREED: Final = "agreed"


def rest(state: RoomState, seat: int, before: list[Event], ports: Ports, look: Look, why: str = AGREED) -> Step:
    """The rest of the deal after ``before``: for every seat the first legal token in ASCII order, shown as one.

    ``seat`` wanted it, or was the last of the people who did.
    """
    events, deal = [*before], state.match.state
    assert deal is not None  # a deal is under way
    seen = look(deal, None)
    played = sum(len(trick.cards) for trick in (*seen.tricks, seen.trick)) if isinstance(seen, KingObservation) else -1
    shown = Shown("rest", seat, why, ended=True, played=played)
    while (deal := state.match.state) is not None:
        acted = Acted(deal.to_act, deal.legal()[0])
        state = reduce(state, acted)
        events.append(acted)
    return then_prepared(events, Animation(shown), state, ports)


def voided(state: RoomState, seat: int, before: list[Event], ports: Ports) -> Step:
    """The deal is given up after ``before``, as ``seat`` was the last to agree; the same dealer deals again."""
    event = Voided(len(state.match.ended))
    shown = Animation(Shown("void", seat, ended=True))
    return then_prepared([*before, event], shown, reduce(state, event), ports)


def commitment(state: RoomState, ports: Ports) -> Committed:
    """A fresh seed for the next deal."""
    return Committed(len(state.match.ended), ports.chance(shuffle.SEED_BYTES).hex())


def prepared(state: RoomState, ports: Ports) -> Step:
    """The next deal's commitment alone."""
    event = commitment(state, ports)
    return Step([event], [(animation.SNAPSHOT, reduce(state, event))])


def dealing(state: RoomState, nonces: Mapping[int, str]) -> Step:
    """The next deal from its committed seed and the nonces that came (hex by seat)."""
    event = Dealt(len(state.match.ended), [nonces.get(seat, "") for seat in range(len(state.seats))])
    return Step([event], [(animation.DEAL, reduce(state, event))])


def bots_turn(
    state: RoomState, ports: Ports, look: Look, choice: Callable[[RoomState, bool], Choice | None]
) -> Step | None:
    """What the bots on turn do, up to :data:`BATCH` actions; None if no bot is to act, or the bot on turn thinks.

    Those that play for people who are away too, which the log says of each action.

    ``choice(state, stored)``: what the bot on turn plays, None while it thinks.
    """
    events: list[Event] = []
    scenes: list[tuple[Animation, RoomState]] = []
    while len(events) < BATCH:
        deal = state.match.state
        if deal is None or not state.bot_at(deal.to_act):
            break
        chosen = choice(state, not events)
        if chosen is None:
            break
        if not state.seats[deal.to_act].is_bot:
            chosen = Choice(chosen.token, chosen.by or state.bot_at(deal.to_act), ABSENT)
        step = action(state, deal.to_act, chosen, ports, look)
        events += step.events
        scenes += step.scenes
        state = scenes[-1][1]
    return Step(events, scenes) if events else None

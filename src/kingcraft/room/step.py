"""A step of a room: events that are stored together, and what is shown once they are.

What a room does on its own (prepare a deal, deal it, let bots act) follows from its ledger; nothing is scheduled.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from .. import shuffle
from ..games.king.view import KingObservation
from . import animation
from .animation import Animation
from .events import Acted, Committed, Dealt, Event, Voided
from .fold import fold
from .ledger import Ledger
from .messages import Event as Shown
from .ports import Ports
from .stand_in import ABSENT, Choice
from .view import Look

#: How many actions of bots in a row are stored in one go.
BATCH: Final = 8


@dataclass(frozen=True, slots=True)
class Step:
    """Events to be stored together, and what to show after them: scenes in order, the last of them of the last event.

    A scene is an animation and the ledger after it.
    """

    events: list[Event]
    scenes: list[tuple[Animation, Ledger]]


def action(ledger: Ledger, seat: int, choice: Choice, ports: Ports, look: Look) -> Step:
    """What ``seat`` chose to do, and the next deal's commitment if the deal ends by it and another follows.

    Raises :class:`Refused`; nothing has changed.
    """
    acted = Acted(seat, *choice)
    token = acted.token
    after = fold(ledger, acted)
    before = ledger.match.state
    state = after.match.state or after.match.ended[-1].state
    assert before is not None  # fold() refuses actions between deals
    usual = look(state, seat).history[-1][1]
    if token != usual and token not in before.legal():
        # Another spelling of a card, which readers take (docs/rules/records.md): logs and records hold the usual one.
        token = usual
        acted = Acted(seat, token)
        after = fold(ledger, acted)
        state = after.match.state or after.match.ended[-1].state
    return then_prepared([acted], animation.of_action(before, state, seat, token, look), after, ports)


def then_prepared(events: list[Event], scene: Animation, after: Ledger, ports: Ports) -> Step:
    """The step of ``events``, shown as ``scene``, after which the ledger is ``after``.

    If the deal ends by them and another follows, that one's commitment is stored with them.
    """
    if after.phase == "between":
        following = commitment(after, ports)
        events, after = [*events, following], fold(after, following)
    return Step(events, [(scene, after)])


#: The last of the people has agreed that the room plays the rest (``Event.token`` beside what is offered).
AGREED: Final = "agreed"


def rest(ledger: Ledger, seat: int, before: list[Event], ports: Ports, look: Look, why: str = AGREED) -> Step:
    """The rest of the deal after ``before``: for every seat the first legal token in ASCII order, shown as one.

    ``seat`` wanted it, or was the last of the people who did.
    """
    events, state = [*before], ledger.match.state
    assert state is not None  # a deal is under way
    seen = look(state, None)
    played = sum(len(trick.cards) for trick in (*seen.tricks, seen.trick)) if isinstance(seen, KingObservation) else -1
    shown = Shown("rest", seat, why, ended=True, played=played)
    while (state := ledger.match.state) is not None:
        acted = Acted(state.to_act, state.legal()[0])
        ledger = fold(ledger, acted)
        events.append(acted)
    return then_prepared(events, Animation(shown), ledger, ports)


def voided(ledger: Ledger, seat: int, before: list[Event], ports: Ports) -> Step:
    """The deal is given up after ``before``, as ``seat`` was the last to agree; the same dealer deals again."""
    event = Voided(len(ledger.match.ended))
    shown = Animation(Shown("void", seat, ended=True))
    return then_prepared([*before, event], shown, fold(ledger, event), ports)


def commitment(ledger: Ledger, ports: Ports) -> Committed:
    """A fresh seed for the next deal."""
    return Committed(len(ledger.match.ended), ports.chance(shuffle.SEED_BYTES).hex())


def prepared(ledger: Ledger, ports: Ports) -> Step:
    """The next deal's commitment alone."""
    event = commitment(ledger, ports)
    return Step([event], [(animation.SNAPSHOT, fold(ledger, event))])


def dealing(ledger: Ledger, nonces: Mapping[int, str]) -> Step:
    """The next deal from its committed seed and the nonces that came (hex by seat)."""
    event = Dealt(len(ledger.match.ended), [nonces.get(seat, "") for seat in range(len(ledger.seats))])
    return Step([event], [(animation.DEAL, fold(ledger, event))])


def bots_turn(ledger: Ledger, ports: Ports, look: Look, choice: Callable[[Ledger, bool], Choice | None]) -> Step | None:
    """What the bots on turn do, up to :data:`BATCH` actions; None if no bot is to act, or the bot on turn thinks.

    Those that play for people who are away too, which the log says of each action.

    ``choice(ledger, stored)``: what the bot on turn plays, None while it thinks.
    """
    events: list[Event] = []
    scenes: list[tuple[Animation, Ledger]] = []
    while len(events) < BATCH:
        state = ledger.match.state
        if state is None or not ledger.bot_at(state.to_act):
            break
        chosen = choice(ledger, not events)
        if chosen is None:
            break
        if not ledger.seats[state.to_act].is_bot:
            chosen = Choice(chosen.token, chosen.by or ledger.bot_at(state.to_act), ABSENT)
        step = action(ledger, state.to_act, chosen, ports, look)
        events += step.events
        scenes += step.scenes
        ledger = scenes[-1][1]
    return Step(events, scenes) if events else None

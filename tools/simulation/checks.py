"""What must hold at the end of a run: of the logs, of what people saw, and of what they were promised."""

import json
import random
import re
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import msgspec

from kingcraft.cards import card_text, texts
from kingcraft.room.log.events import Acted, Dealt, decode
from kingcraft.room.log.replay import reading
from kingcraft.room.log.state import OPEN, RoomState
from kingcraft.room.people.seats import digest
from kingcraft.room.ports import Ports
from kingcraft.room.step import SNAPSHOT
from kingcraft.room.views.view import Views

from .database import Row
from .people import Seen

if TYPE_CHECKING:
    from .world import World

#: How many updates of a run are compared with the log; the last one of each person always is.
COMPARED: Final = 40
CARD: Final = re.compile(r"\b[A2-9TJQK][CDHS]\b")
#: What follows from the log alone.
FIELDS: Final = (
    *("room", "game", "rules", "hints", "undo", "offer", "you", "deal", "dealer", "table", "sheet", "proofs"),
    *("practice", "proposal", "following", "missed", "voids", "host", "stepsIn", "heads", "phase", "mayPropose"),
)


def goes_on(world: "World", before: dict[str, int]) -> None:
    """No match stands still: each has more events than ``before``, or is over, or has another one after it."""
    for person in world.people:
        if not person.here:
            world.wrong(f"{person.room}: seat {person.seat} cannot come back")
    for machine in world.machines.values():
        if not machine.accepts or machine.leases._until < world.loop.time():
            world.wrong(f"{machine.me.name} does not live any more")
    for room in sorted({person.room for person in world.people if person.seat is not None}):
        row = world.database.rooms.get(room)
        found = None if row is None else _states(row)[-1:]
        if row is None or not found:
            world.wrong(f"{room}: people are in a room that does not exist")
        elif _waits(found[0]) and len(row.events) == before.get(room, 0):
            world.wrong(f"{room} stands still at {len(row.events)}, phase {found[0].phase}")


def _waits(state: RoomState) -> bool:
    """Whether a match is to go on: it is not over, has no other one after it, and waits for no one to sit down."""
    seats = state.phase == "waiting" and any(seat.kind == OPEN for seat in state.seats)
    return state.phase != "over" and state.following is None and not seats


def logs(world: "World") -> None:
    """The logs are whole, and hold what people were promised and saw."""
    states = {}
    for name, row in world.database.rooms.items():
        states[name] = _states(row)
        _check_log(world, name, row, states[name])
    for seated in world.given:
        if not _ever(states.get(seated.room, []), seated.seat, digest(seated.secret)):
            world.wrong(f"{seated.room}: seat {seated.seat} was given, and is not in the log")
    _check_wishes(world)
    chance = random.Random(f"{world.seed} checks")
    last = {(seen.room, seen.secret): seen for seen in world.seen}
    for seen in [*last.values(), *chance.sample(world.seen, min(COMPARED, len(world.seen)))]:
        _check_seen(world, seen, states.get(seen.room, []))


def _states(row: Row) -> list[RoomState]:
    """The state after each event, as far as the log can be read."""
    return [state for state, broken in reading(row.events) if not broken]


def _ever(states: list[RoomState], seat: int, secret: str) -> bool:
    return any(seat < len(state.seats) and state.seats[seat].secret == secret for state in states[-1:])


def _check_log(world: "World", name: str, row: Row, states: list[RoomState]) -> None:
    if len(states) != len(row.events):
        world.wrong(f"{name}: the log is broken at {len(states)} of {len(row.events)} events")
    for first, between, last in zip(row.hands, row.hands[1:], row.hands[2:], strict=False):
        if first.server == last.server and between.suspected and last.suspected and last.fresh:
            world.wrong(f"{name}: {last.server} took it back because it called an owner dead that had just beaten")
    at, epoch = 0, 0
    for stored in row.appends:
        if stored.expected != at:
            world.wrong(f"{name}: event {stored.expected} comes after {at} events")
        if stored.epoch < max(epoch, stored.now):
            world.wrong(f"{name}: epoch {stored.epoch} wrote in {stored.now}, after {epoch}")
        if row.owners.get(stored.epoch) != stored.server:
            world.wrong(f"{name}: {stored.server} wrote in epoch {stored.epoch}, which was not its own")
        at, epoch = at + stored.events, max(epoch, stored.epoch)


def _check_wishes(world: "World") -> None:
    """What a player saw done is in the log exactly once; what they were told was not done is not."""
    asked = Counter((wish.room, wish.seat, wish.version, wish.token) for wish in world.wished)
    for wish in world.wished:
        if wish.done:
            events = [decode(body) for body in world.database.rooms[wish.room].events[wish.version : wish.done]]
            count = sum(
                isinstance(event, Acted) and (event.seat, event.token, event.by) == (wish.seat, wish.token, "")
                for event in events
            )
            if count != 1:
                world.wrong(f"{wish.room}: {wish.token} by seat {wish.seat} at {wish.version} is stored {count} times")
        elif wish.refused and not wish.late and asked[wish.room, wish.seat, wish.version, wish.token] == 1:
            event = [decode(body) for body in world.database.rooms[wish.room].events[wish.version : wish.version + 1]]
            if event == [Acted(wish.seat, wish.token)]:
                world.wrong(
                    f"{wish.room}: {wish.token} by seat {wish.seat} at {wish.version} was refused, and is stored"
                )


def _check_seen(world: "World", seen: Seen, states: list[RoomState]) -> None:
    """An update is what follows from the log at its version, for its viewer."""
    if not 0 < seen.version <= len(states):
        world.wrong(f"{seen.room}: version {seen.version} was seen, and is not in the log")
        return
    state = states[seen.version - 1]
    views = Views(seen.room, _PORTS)
    common = views.common(state, state.phase, bool, (), lambda _: None, lambda _: False)
    true = json.loads(msgspec.json.encode(views.seen(SNAPSHOT, state, common, seen.viewer)))
    came = json.loads(seen.data)
    differ = [name for name in FIELDS if came["view"][name] != true["view"][name]]
    differ += [name for name in ("legal", "undo") if came[name] != true[name]]
    differ += ["seats"] if list(map(_who, came["view"]["seats"])) != list(map(_who, true["view"]["seats"])) else []
    if differ:
        world.wrong(
            f"{seen.room}: seat {seen.viewer} saw at {seen.version} another {', '.join(differ)} than the log says"
        )
    deal = state.match.state
    if deal is not None:
        named = _named(world.database.rooms[seen.room].events[: seen.version])
        others = [
            card for seat, hand in enumerate(getattr(deal, "hands", ())) if seat != seen.viewer for card in texts(hand)
        ]
        hidden = {*others, *map(card_text, getattr(deal, "stock", ()))} - named
        shown = {**came, "view": {**came["view"], "sheet": None, "proofs": None}}
        if told := hidden & set(CARD.findall(json.dumps(shown))):
            world.wrong(f"{seen.room}: seat {seen.viewer} saw {sorted(told)} at {seen.version}")


def _named(bodies: list[bytes]) -> set[str]:
    """The cards that actions of the deal under way named, those too that were taken back."""
    named: set[str] = set()
    for body in reversed(bodies):
        event = decode(body)
        if isinstance(event, Dealt):
            break
        if isinstance(event, Acted):
            named.update(CARD.findall(event.token))
    return named


def _who(seat: dict[str, Any]) -> tuple[object, ...]:
    return seat["name"], seat["kind"], seat["substitute"]


async def _nothing(*_: object) -> Any:
    raise AssertionError("a check only renders: it neither stores nor reads")


class _NoLog:
    append = read = _nothing


_PORTS: Final = Ports(_NoLog(), {}, bytes, lambda: "")

"""A table whose hints are ours to give: which seat asks, when the answer comes, and what it is."""

import asyncio
import dataclasses
import itertools
from collections.abc import Awaitable, Callable
from typing import Any

from kingcraft.bots.decision import Decision
from kingcraft.bots.limits import Stop
from kingcraft.room.log.events import encode
from kingcraft.room.log.replay import state_of
from kingcraft.room.opening import opening
from kingcraft.room.room import Room
from kingcraft.room.wire.client_messages import AskHint
from kingcraft.room.wire.http_messages import NewRoom, NewSeat
from kingcraft.room.wire.server_messages import Pong, ServerMessage
from tests.room.memory import House, Listener, settled, until

_ids = itertools.count(1)


class Adviser:
    """A ``Hinter`` that answers when it is let ``go``, with what ``answer`` gives.

    ``asked``: the decisions, with the flags that end the thinking.
    """

    def __init__(self, answer: Callable[[], ServerMessage] = Pong) -> None:
        self.answer = answer
        self.go = asyncio.Event()
        self.go.set()
        self.asked: list[tuple[Decision, Stop]] = []

    async def __call__(self, asked: AskHint, decision: Decision, stop: Stop) -> ServerMessage:
        self.asked.append((decision, stop))
        await self.go.wait()
        return self.answer()


def house(hint: Callable[[AskHint, Decision, Stop], Awaitable[ServerMessage]]) -> House:
    made = House()
    made.ports = dataclasses.replace(made.ports, hint=hint)
    return made


def open_room(
    place: House, others: list[str], hints: bool | None = None, game: str = "kings-corner"
) -> tuple[Room, Any]:
    seats = [NewSeat("you", "Ana"), *(NewSeat(kind) for kind in others)]
    preset = "pagat" if game == "kings-corner" else "king"
    wish = NewRoom(game, preset, seats, {}, hints)
    made = opening(wish, place.ports.bots, place.ports.chance, place.ports.now())
    name = made.seated.room
    place.log.rooms[name] = [encode(event) for event in made.events]
    return Room(name, state_of(made.events), place.ports), made.seated


async def seated(place: House, *others: str, hints: bool | None = None) -> tuple[Room, Listener]:
    """A room of Kings Corner with one person, at that person's turn."""
    room, mine = open_room(place, list(others), hints)
    ana = Listener()
    room.enter(ana, mine.secret)
    await settled(room)
    return room, ana


def ask(room: Room, listener: Listener, version: int | None = None) -> None:
    room.hint(listener, AskHint(next(_ids), room.state.version if version is None else version))


async def answered(listener: Listener, kind: str = "pong") -> None:
    await until(lambda: listener.last["type"] == kind)

"""A table at which people propose to end a deal, agree and say no."""

import itertools
from collections.abc import Mapping
from typing import Any

from kingcraft.games.registry import games
from kingcraft.room.log.state import RoomState
from kingcraft.room.room import Room
from kingcraft.room.wire.client_messages import Vote
from kingcraft.room.wire.http_messages import JoinRoom
from tests.room.memory import House, Listener, act, settled

_ids = itertools.count(3000)


class Table:
    """A room with Ana and a friend on every open seat, all of them there, in the first deal; and an onlooker."""

    def __init__(self, room: Room, house: House, people: Mapping[int, tuple[str, Listener]]) -> None:
        self.room, self.house = room, house
        self._people = people
        self.onlooker = Listener()

    @classmethod
    async def of(cls, game: str, *others: str, house: House | None = None, **options: Any) -> "Table":
        house = house or House()
        room, mine = house.open(game, games()[game].default_preset, *others, **options)
        given = [mine, *[await room.sit(JoinRoom(f"Guest {number}")) for number in range(others.count("open"))]]
        table = cls(room, house, {seat.seat: (seat.secret, Listener()) for seat in given})
        await table.enter()
        return table

    async def enter(self) -> None:
        for secret, listener in self._people.values():
            self.room.enter(listener, secret)
        self.room.enter(self.onlooker, "")
        await settled(self.room)

    @property
    def log(self) -> list[bytes]:
        return self.house.log.rooms[self.room.name]

    @property
    def seats(self) -> list[int]:
        return sorted(self._people)

    @property
    def state(self) -> RoomState:
        return self.room.state

    def of_seat(self, seat: int) -> Listener:
        return self._people[seat][1]

    def leave(self, seat: int) -> None:
        self.room.leave(self.of_seat(seat))

    async def come_back(self, seat: int) -> None:
        self.room.enter(self.of_seat(seat), self._people[seat][0])
        await settled(self.room)

    async def vote(self, seat: int, end: bool, version: int | None = None) -> None:
        vote(self.room, self.of_seat(seat), end, version)
        await settled(self.room)

    async def act(self) -> int:
        """The person on turn plays the first legal token; returns its seat."""
        deal = self.state.match.state
        assert deal is not None
        seat = deal.to_act
        act(self.room, self.of_seat(seat), deal.legal()[0])
        await settled(self.room)
        return seat

    def proposal(self) -> Any:
        """Return what everyone sees of it, people and onlookers alike."""
        listeners = [self.onlooker, *(listener for _, listener in self._people.values())]
        found = [updates(listener)[-1]["view"]["proposal"] for listener in listeners]
        assert all(each == found[0] for each in found)
        return found[0]

    def may(self) -> list[int]:
        """The seats that may propose it."""
        assert self.onlooker.last["view"]["mayPropose"] is False
        return [seat for seat in self.seats if updates(self.of_seat(seat))[-1]["view"]["mayPropose"]]


async def auction(*others: str, house: House | None = None) -> Table:
    """A table of King in its first auction: the one deal before it is played."""
    table = await Table.of("king", *others, house=house, contracts=["no-king"], auction="always", early_end=True)
    while table.room.phase == "deal":
        await table.act()
    for seat in table.seats:
        table.room.ready(table.of_seat(seat))
    await settled(table.room)
    deal: Any = table.state.match.state
    assert deal.phase != "play"
    return table


def updates(listener: Listener) -> list[dict[str, Any]]:
    return [message for message in listener.messages if message["type"] == "update"]


def vote(room: Room, listener: Listener, end: bool, version: int | None = None) -> None:
    room.act(listener, Vote(next(_ids), room.state.version if version is None else version, end))

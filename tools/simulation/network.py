"""What carries messages between people and servers, and from server to server: late, lost, doubled, cut."""

import random
from collections.abc import Callable
from typing import Final, Protocol

from kingcraft.room.wire.words import ErrorCode
from kingcraft.service.bus import Hear, Subject

from .loop import HERE, Loop, Place


class Ears(Protocol):
    """One end of a wire."""

    def heard(self, wire: "Wire", data: bytes) -> None:
        """Take a message."""

    def ended(self, wire: "Wire") -> None:
        """Note that the other end has gone."""


class Wire:
    """A connection of a person with a server. For the server it is a ``Line``."""

    def __init__(self, network: "Network", person: Ears, room: str) -> None:
        self.room = room
        self.person = person
        #: The server at the other end, and the process in which it runs.
        self.server: Ears | None = None
        self.place: Place | None = None
        #: Nothing arrives any more, and neither end knows.
        self.stuck = False
        self.open = True
        #: What has come for a server that does not listen yet.
        self.early: list[bytes] = []
        #: Called with each message that the server sends, as it does.
        self.sent: Callable[[Wire, bytes], None] = lambda wire, data: None  # noqa: ARG005
        self._network = network
        self._down = self._up = 0.0  # when the last message arrives

    # --- the server's end (a ``Line``)

    @property
    def waiting(self) -> int:
        """How many bytes the person has not taken yet."""
        return 0

    def send(self, data: bytes) -> None:
        """Send a message to the person."""
        if self.open and (self.place is None or not self.place.dead):
            self.sent(self, data)
            self._down = self._network.arrival(self._down)
            self._network.at(self._down, self._to_person, data)

    def close(self, code: ErrorCode) -> None:
        """End the connection."""
        del code
        self._down = self._network.arrival(self._down)
        self._network.at(self._down, self._lost)

    def _to_person(self, data: bytes) -> None:
        if self.open and not self.stuck:
            self.person.heard(self, data)

    def _lost(self) -> None:
        if self.open and not self.stuck:
            self.open = False
            self.person.ended(self)

    # --- the person's end

    def say(self, data: bytes) -> None:
        """Send a message to the server."""
        self._up = self._network.arrival(self._up)
        self._network.at(self._up, self._to_server, data)

    def leave(self) -> None:
        """End the connection; the server may learn it late."""
        if self.open:
            self.open = False
            self._network.at(self._network.arrival(self._up) + (2.0 if self.stuck else 0.0), self._tell)

    def cut(self) -> None:
        """End the connection for both."""
        if self.open:
            self.open = False
            self._network.at(0.0, self._tell)
            self._network.at(0.0, self.person.ended, self)

    def _to_server(self, data: bytes) -> None:
        if self.open and not self.stuck:
            self._tell(data)

    def _tell(self, data: bytes | None = None) -> None:
        """Say something to the server in its process; None: the person has gone."""
        if self.server is None or self.place is None:
            self.early += [] if data is None else [data]
        elif data is None:
            self._network.loop.call_soon(self.server.ended, self, context=self.place.context)
        else:
            self._network.loop.call_soon(self.server.heard, self, data, context=self.place.context)


class Network:
    """How long messages take, and who cannot reach whom."""

    def __init__(self, loop: Loop, chance: random.Random) -> None:
        self.loop = loop
        #: Pairs of servers that cannot reach each other, by their addresses.
        self.cut: set[frozenset[str]] = set()
        #: How much slower than usual it is.
        self.slow = 1.0
        self._chance = chance

    def arrival(self, after: float) -> float:
        """Return when a message arrives that is sent now, after the one before it."""
        return max(after, self.loop.time() + self.slow * self._chance.uniform(0.0005, 0.004))

    def at(self, when: float, callback: Callable[..., object], *args: object) -> None:
        """Call something then, outside of all servers."""
        self.loop.world(max(0.0, when - self.loop.time()), callback, *args)


class Buses:
    """What carries the news between servers."""

    def __init__(self, loop: Loop, chance: random.Random) -> None:
        self.buses: list[Bus] = []
        #: How many of a hundred messages are lost, doubled, late, or lies.
        self.lost = self.doubled = self.late = self.lies = 0
        self._loop = loop
        self._chance = chance

    def carry(self, subject: Subject, body: bytes) -> None:
        """Bring a message to all servers, or not."""
        chance = self._chance
        if chance.randrange(100) < self.lies:
            body = chance.choice([b"", b"\xff\x00", body[:-2], body.replace(b'"epoch":', b'"epoch":9')])
        for bus in self.buses:
            if chance.randrange(100) < self.lost:
                continue
            for _ in range(2 if chance.randrange(100) < self.doubled else 1):
                late = chance.uniform(0, 5) if chance.randrange(100) < self.late else 0.0
                bus.bring(chance.uniform(0.0005, 0.003) + late, subject, body)


class Bus:
    """The bus of one server. Implements :class:`~kingcraft.service.bus.Bus`."""

    #: No server of a run knows that its messages get lost.
    there: Final = True

    def __init__(self, buses: Buses, loop: Loop) -> None:
        self._buses = buses
        self._loop = loop
        self._hearers: list[tuple[Hear, Place | None]] = []

    async def start(self) -> None:
        """See ``Bus.start``."""
        self._buses.buses.append(self)

    async def subscribe(self, subject: Subject, heard: Hear) -> None:
        """See ``Bus.subscribe``."""
        del subject
        self._hearers.append((heard, HERE.get()))

    def publish(self, subject: Subject, body: bytes) -> None:
        """See ``Bus.publish``."""
        self._buses.carry(subject, body)

    async def close(self) -> None:
        """See ``Bus.close``."""
        self._hearers.clear()

    def bring(self, delay: float, subject: Subject, body: bytes) -> None:
        """Pass a message on, later."""
        del subject  # there is one
        for heard, place in self._hearers:
            if place is not None:
                self._loop.call_later(delay, heard, body, context=place.context)

"""People: they sit down, play what is legal by chance, ask late and twice, look on, and come back."""

import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from kingcraft.room.ports import RoomProblem, StorageFailed
from kingcraft.room.wire.client_messages import Act, ClientMessage, Hello, Next, Ping, Say, Undo
from kingcraft.room.wire.http_messages import Seated

from .loop import Loop
from .network import Wire
from .server import Machine

#: Seconds after which a person takes a silent connection for broken.
PATIENCE: Final = 1.5
#: Seconds between two looks whether all is well.
LOOK: Final = 0.5


@dataclass
class Wished:
    """An action that a person has asked for."""

    room: str
    seat: int
    #: The version that they saw.
    version: int
    token: str
    id: int
    #: The version in which they saw it done; 0: they did not.
    done: int = 0
    #: Whether they were told that the table had changed, so that it was not done.
    refused: bool = False
    #: Whether they asked about an older version than they saw.
    late: bool = False


class Seen(NamedTuple):
    """An update that a person has received."""

    room: str
    #: The seat; None: an onlooker.
    viewer: int | None
    secret: str
    version: int
    data: bytes


class World(Protocol):
    """What people live in."""

    loop: Loop
    #: Whether people still wish for another match.
    busy: bool
    wished: list[Wished]
    seen: list[Seen]

    def connect(self, person: "Person", room: str) -> Wire | None:
        """Begin a connection; None: no server is there."""

    async def ask(self, room: str, work: Callable[[Machine], Awaitable[Any]]) -> Any:
        """Ask a server for something. Raises ``TimeoutError`` and what ``work`` does."""

    def wrong(self, what: str) -> None:
        """Note that something is not as it must be."""


class Person:
    """A player, or an onlooker."""

    def __init__(self, world: World, room: str, secret: str, seat: int | None, chance: random.Random) -> None:
        self.room = room
        self.secret = secret
        self.seat = seat
        #: What they see: the last update; None: nothing since they came.
        self.update: dict[str, Any] | None = None
        self.gone = False
        self._world = world
        self._chance = chance
        self._wire: Wire | None = None
        self._heard = 0.0  # when something came last
        self._ids = 0
        self._wish: Wished | None = None
        self._thinks = False
        self._moving = False
        self._changes = chance.random() < 0.3
        self._failures = 0
        self._version = 0
        self._later(chance.uniform(0, 0.3), self._connect)
        self._later(LOOK, self._look)

    @property
    def here(self) -> bool:
        """Whether they see the table."""
        return self._wire is not None and self.update is not None

    def _later(self, seconds: float, what: Callable[[], None]) -> None:
        self._world.loop.world(seconds, what)

    # --- the connection

    def _connect(self) -> None:
        if self._wire is not None or self.gone:
            return
        self._heard = self._world.loop.time()
        self._version = 0
        self._wish = None
        self._wire = self._world.connect(self, self.room)
        if self._wire is None:
            self._later(0.3, self._connect)
        else:
            self._send(Hello(self.secret, changes=self._changes, name="" if self.secret else "Ona"))

    def _disconnect(self) -> None:
        wire, self._wire, self.update = self._wire, None, None
        if wire is not None:
            wire.leave()

    def ended(self, wire: Wire) -> None:
        """See ``Ears.ended``."""
        if wire is self._wire:
            self._wire = self.update = None
            self._failures += 1
            self._later(min(1.0, 0.05 * 2**self._failures) * self._chance.uniform(0.5, 1), self._connect)

    def leave(self) -> None:
        """Go for good."""
        self.gone = True
        self._disconnect()

    def _send(self, message: ClientMessage) -> None:
        if self._wire is not None:
            self._wire.say(msgspec.json.encode(message))

    def _look(self) -> None:
        """Ask whether the other end is there, or give the connection up."""
        if self.gone:
            return
        self._later(LOOK, self._look)
        if self._wire is None:
            return
        silent = self._world.loop.time() - self._heard
        if silent > PATIENCE:
            self._disconnect()
            self._connect()
        elif silent > LOOK:
            self._send(Ping())
        if self.update is not None:
            self._go_on(self.update)

    # --- what comes

    def heard(self, wire: Wire, data: bytes) -> None:
        """See ``Ears.heard``."""
        if wire is not self._wire:
            return
        self._heard = self._world.loop.time()
        message = msgspec.json.decode(data)
        kind = message["type"]
        if kind == "update":
            self._failures = 0
            self._updated(message, data)
        elif kind == "refused" and self._wish is not None and message["id"] == self._wish.id:
            self._wish.refused = message["code"] == "stale-version"
            self._wish = None
        elif kind == "failure" and message["code"] in ("wrong-secret", "no-room", "room-broken", "internal"):
            self._world.wrong(f"{self.room}, seat {self.seat}: {message['code']}")

    def _updated(self, message: dict[str, Any], data: bytes) -> None:
        version, event = message["version"], message["event"]
        if version < self._version:
            self._world.wrong(f"{self.room}: version {version} was shown after {self._version} on one connection")
        self._version = version
        if self.update is not None and "room" not in message["view"]:
            view = {**self.update["view"], **message["view"]}
            if message["view"].get("table") and self.update["view"]["table"]:
                view["table"] = {**self.update["view"]["table"], **message["view"]["table"]}
            message["view"] = view
            data = msgspec.json.encode(message)
        self.update = message
        self._world.seen.append(Seen(self.room, self.seat, self.secret, version, data))
        wish = self._wish
        if (
            wish
            and version > wish.version
            and (event["kind"], event["seat"], event["token"])
            == (
                "act",
                wish.seat,
                wish.token,
            )
        ):
            wish.done = version
            self._wish = None
        self._go_on(message)

    # --- what they do

    def _go_on(self, update: dict[str, Any]) -> None:
        if self.seat is None or self._thinks:
            return
        phase = update["view"]["phase"]
        if update["legal"] or phase != "deal":
            self._thinks = True
            self._later(self._chance.uniform(0.05, 0.8), self._do)

    def _do(self) -> None:
        self._thinks = False
        update = self.update
        if update is None or self.seat is None or self.gone:
            return
        phase, chance = update["view"]["phase"], self._chance
        if update["view"]["following"] is not None or phase == "over":
            self._move_on(update)
        elif phase in ("waiting", "between"):
            if self.seat not in update["view"]["ready"]:
                self._send(Next())
        elif update["legal"] and self._wish is None:
            what = chance.random()
            if what < 0.03:
                self._send(Say("hello"))
            if what > 0.97 and update["undo"]:
                self._ids += 1
                self._send(Undo(self._ids, update["version"]))
                return
            late = chance.random() < 0.03 and update["version"] > 3
            self._act(chance.choice(update["legal"]), update["version"] - (2 if late else 0), late)

    def _act(self, token: str, version: int, late: bool) -> None:
        assert self.seat is not None
        self._ids += 1
        self._wish = Wished(self.room, self.seat, version, token, self._ids, late=late)
        self._world.wished.append(self._wish)
        self._send(Act(self._ids, version, token))
        if self._chance.random() < 0.1:  # twice
            self._ids += 1
            self._send(Act(self._ids, version, token))

    def _move_on(self, update: dict[str, Any]) -> None:
        """To the next match, if people go there."""
        if self._moving or not (self._world.busy or update["view"]["following"]):
            return
        self._moving = True
        room, secret = self.room, self.secret

        async def ask() -> None:
            try:
                seated: Seated = await self._world.ask(room, lambda machine: machine.rooms.again(room, secret))
            except (TimeoutError, RoomProblem, StorageFailed):
                return
            finally:
                self._moving = False
            if not self.gone and self.room == room:
                self._disconnect()
                self.room, self.seat = seated.room, seated.seat
                self._connect()

        self._world.loop.create_task(ask())

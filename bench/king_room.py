"""A room of King with four scripted people over real sockets, each from an address of choice on this machine.

Linux answers on all of 127.0.0.0/8, so every household of a measurement has an address of its own.
"""

import asyncio
import contextlib
import http.client
import json
import random
import time
from collections.abc import Callable
from typing import Any, Final, Literal, TypeAlias

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tools.driver.views import Heard

SEATS: Final = 4
#: What is said of a room or a seat that does not exist.
GONE: Final = ("no-room", "wrong-secret", "room-broken")
#: Seconds before a person who lost the connection tries again.
AGAIN: Final = 0.2
#: What a person meets: the connection is lost, they try again, they are connected, they see the table, they act, and
#: the server acknowledges it.
Step: TypeAlias = Literal["lost", "tries", "connected", "sees", "acts", "acknowledged"]


class Refused(Exception):
    """The server answered with another status than 2xx."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(status, body[:200])
        self.status = status


def ask(
    port: int,
    path: str,
    body: Any = None,
    *,
    address: str = "127.0.0.1",
    secret: str = "",
    timeout: float = 30,
) -> Any:
    """Return the JSON answer to a GET, or to a POST of ``body``. Raises :class:`Refused` and ``OSError``."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=timeout, source_address=(address, 0))
    try:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        if body is None:
            line.request("GET", path, headers=headers)
        else:
            line.request("POST", path, json.dumps(body), {"Content-Type": "application/json", **headers})
        answer = line.getresponse()
        text = answer.read()
        if not 200 <= answer.status < 300:
            raise Refused(answer.status, text)
        return json.loads(text)
    except http.client.HTTPException as error:
        raise ConnectionError(str(error)) from error
    finally:
        line.close()


def address_of(household: int) -> str:
    """Return the address of a household, 0 to 65,535: 127.1.x.y."""
    return f"127.1.{household >> 8}.{household & 255}"


class CountedConnection(ClientConnection):
    """A connection that counts the bytes that came, handshake and frames included."""

    came = 0

    def data_received(self, data: bytes) -> None:
        self.came += len(data)
        super().data_received(data)


def connected(
    port: int, room: str, *, address: str = "127.0.0.1", deflate: bool = False, within: float = 10
) -> connect:
    """Return a connection to a room's socket, to enter with ``async with``. It answers pings as browsers do.

    ``within``: seconds until it must be open.
    """
    return connect(
        f"ws://127.0.0.1:{port}/api/rooms/{room}/socket",
        compression="deflate" if deflate else None,
        max_queue=None,
        proxy=None,
        ping_interval=None,
        open_timeout=within,
        close_timeout=1,
        create_connection=CountedConnection,
        local_addr=(address, 0),
    )


def hello(secret: str = "", *, changes: bool = True) -> str:
    """Return the first message, of an onlooker without a secret. ``changes``: as in ``Hello``, as the page asks."""
    return json.dumps({"type": "hello", "secret": secret, "changes": changes})


class KingRoom:
    """One room, from its opening to the end of its match. People who lose the connection come back."""

    #: Seconds of silence after which people give a connection up and come back; None: they wait.
    patience: float | None = None
    #: Whether people who come back act at once: they had thought before the connection was lost.
    eager = False

    def __init__(
        self,
        port: int,
        seed: int,
        *,
        address: str = "127.0.0.1",
        thought: Callable[[], float] = lambda: 0.0,
        deals: int = 10,
        deflate: bool = False,
        look: Callable[[dict[str, Any]], None] = lambda _: None,
    ) -> None:
        """``thought`` draws the seconds before a click; ``deals``: leave after them; ``look`` receives every view."""
        self.port, self.address, self.deflate = port, address, deflate
        self.thought, self.deals, self.look = thought, deals, look
        self.choose = random.Random(seed).choice
        #: The room's name and the secrets of its seats, once it is open.
        self.name, self.secrets = "", list[str]()
        #: The phase of the latest view.
        self.phase = ""
        #: People do not act while this is unset.
        self.going = asyncio.Event()
        self.going.set()
        #: What people have done: applied actions, cards among them, and what was refused.
        self.actions = self.cards = self.refused = 0
        #: Connections that people lost without wanting to.
        self.lost = 0
        #: Messages that have come to all people.
        self.messages = 0
        #: Their connections now, and the bytes of those before.
        self.lines, self._bytes = set[CountedConnection](), 0
        #: Milliseconds from each click until the last of the four had seen it.
        self.waits: list[float] = []
        #: When the click came whose card not everyone has seen yet.
        self.clicked: float | None = None
        self._clicker, self._blind = -1, set[int]()
        #: Seats that have received a view since their last connection.
        self.here: set[int] = set()
        #: Those of them who have something to play.
        self.to_act: set[int] = set()
        self.over = False

    @property
    def bytes(self) -> int:
        """The bytes that have come to all people."""
        return self._bytes + sum(line.came for line in self.lines)

    def drop(self) -> None:
        """Cut all connections, as a network that fails does. People come back."""
        self.here.clear()
        for line in self.lines:
            line.transport.abort()

    async def open(self) -> None:
        """Open the room and take all its seats. Raises :class:`Refused` and ``OSError``."""
        seats = [{"kind": "you"}, *[{"kind": "open"}] * (SEATS - 1)]
        wish = {"game": "king", "preset": "king", "seats": seats}
        mine = await asyncio.to_thread(ask, self.port, "/api/rooms", wish, address=self.address)
        self.name, self.secrets = mine["room"], [mine["secret"]]
        for number in range(1, SEATS):
            path = f"/api/rooms/{self.name}/seat"
            seat = await asyncio.to_thread(ask, self.port, path, {"name": f"P{number}"}, address=self.address)
            self.secrets.append(seat["secret"])

    async def play(self) -> None:
        """Play with all four people, until the match is over. Raises :class:`Refused` if the room is gone."""
        await asyncio.gather(*(self._stay(secret) for secret in self.secrets))

    def met(self, secret: str, step: Step) -> None:
        """Note what a person meets; nothing here."""

    def pause(self, secret: str) -> float:  # noqa: ARG002
        """Return the seconds before a person who has lost the connection tries again."""
        return AGAIN

    async def _stay(self, secret: str) -> None:
        while not self.over:
            try:
                await self._sit(secret)
            except (OSError, TimeoutError, WebSocketException):
                self.lost += 1
                self.met(secret, "lost")
                await asyncio.sleep(self.pause(secret))

    async def _sit(self, secret: str) -> None:
        self.met(secret, "tries")
        within = self.patience or 10
        async with connected(self.port, self.name, address=self.address, deflate=self.deflate, within=within) as line:
            assert isinstance(line, CountedConnection)
            self.met(secret, "connected")
            person, heard = _Person(self, line, secret), Heard()
            self.lines.add(line)
            try:
                await line.send(hello(secret))
                while True:
                    async with asyncio.timeout(self.patience):
                        text = await line.recv()
                    self.messages += 1
                    await person.read(heard.whole(json.loads(text)))
                    if self.over:
                        return
            finally:
                self.lines.discard(line)
                self._bytes += line.came
                person.leave()

    def click(self, seat: int) -> None:
        """Note that ``seat`` acts now."""
        self.clicked, self._clicker, self._blind = time.perf_counter(), seat, set(range(SEATS))

    def see(self, seat: int, actor: int) -> None:
        """Note that ``seat`` has seen the action of ``actor``."""
        if self.clicked is None or actor != self._clicker:
            return
        self._blind.discard(seat)
        if not self._blind:
            self.waits.append((time.perf_counter() - self.clicked) * 1000)
            self.clicked = None


class _Person:
    """One of the four, as long as a connection lasts."""

    def __init__(self, room: KingRoom, line: CountedConnection, secret: str) -> None:
        self.room, self.line, self._secret = room, line, secret
        self.seat = -1
        self._latest: dict[str, Any] = {}
        #: Deals after which this person has asked for the next one; -1: not even for the first.
        self._asked = -1
        self._thinking: asyncio.Task[None] | None = None
        self._sent = ""
        #: Whether they have not acted since they came.
        self._back = True

    async def read(self, message: dict[str, Any]) -> None:
        """Answer a message as a person does who always has something to play."""
        room = self.room
        if message["type"] == "failure" and message["code"] in GONE:
            raise Refused(404, message["code"].encode())
        if message["type"] == "refused":
            room.refused += 1
            room.clicked, self._sent = None, ""
            self._think(again=0.2)
        if message["type"] != "update":
            return
        view, event, self._latest = message["view"], message["event"], message
        self.seat = view["you"]
        room.met(self._secret, "sees")
        room.here.add(self.seat)
        (room.to_act.add if message["legal"] else room.to_act.discard)(self.seat)
        room.phase = view["phase"]
        room.look(view)
        if event["kind"] == "act":
            if event["seat"] == self.seat and self._sent:
                room.met(self._secret, "acknowledged")
                room.actions += 1
                room.cards += len(self._sent) == 2 and self._sent[1] in "CDHS"
                self._sent = ""
            room.see(self.seat, event["seat"])
        ended = len(view["sheet"]["deals"])
        if view["phase"] == "over" or ended >= room.deals:
            room.over = True
        elif view["phase"] == "between" or (view["phase"] == "waiting" and view["begins"] and self.seat == 0):
            if self._asked < ended:
                self._asked = ended
                await self.line.send('{"type":"next"}')
        else:
            self._think()

    def _think(self, again: float = 0.0) -> None:
        if self._latest.get("legal") and self._thinking is None and not self._sent:
            self._thinking = asyncio.create_task(self._act(again))

    async def _act(self, again: float) -> None:
        while True:
            await self.room.going.wait()
            await asyncio.sleep(again + (0.0 if self._back and self.room.eager else self.room.thought()))
            if self.room.going.is_set():
                break
        self._thinking, self._back = None, False
        if not self._latest["legal"]:
            return
        self._sent = self.room.choose(self._latest["legal"])
        self.room.click(self.seat)
        self.room.met(self._secret, "acts")
        with contextlib.suppress(WebSocketException, OSError):
            await self.line.send(
                json.dumps({"type": "act", "id": 1, "version": self._latest["version"], "token": self._sent})
            )

    def leave(self) -> None:
        self.room.here.discard(self.seat)
        self.room.to_act.discard(self.seat)
        if self._thinking is not None:
            self._thinking.cancel()

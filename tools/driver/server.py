"""A real server in its own process, and people who talk to it over real sockets."""

import asyncio
import contextlib
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tools.driver.patience import PATIENCE
from tools.driver.shuffling import Shuffler
from tools.driver.views import Heard

#: The folder of the package.
SOURCE: Final = Path(__file__).resolve().parents[2] / "src"


#: How to ask these servers, in plain HTTP: otherwise each request reads all certificates first, for 45 ms.
PLAIN: Final[Mapping[str, Any]] = {"trust_env": False, "verify": False, "timeout": PATIENCE}


def _program(name: str, seed: str) -> tuple[str, ...]:
    return (str(Path(__file__).with_name(name)), seed)


def fixed(seed: str) -> tuple[str, ...]:
    """Return the program whose deals and bots follow from ``seed``."""
    return _program("fixed.py", seed)


def patient(seed: str) -> tuple[str, ...]:
    """Return the program of ``seed`` that gives external bots a minute for a move."""
    return _program("patient.py", seed)


def hasty(seed: str) -> tuple[str, ...]:
    """Return the program of ``seed`` whose tables wait two seconds for an absent player."""
    return _program("hasty.py", seed)


def cheating(cheat: str, seed: str) -> tuple[str, ...]:
    """Return the program of ``seed`` whose shuffles are not fair, in the way that ``cheat`` names."""
    return (*_program("cheating.py", cheat), seed)


def forgetful() -> tuple[str, ...]:
    """Return the program that has the faults which leases prevent."""
    return (str(Path(__file__).with_name("forgetful.py")),)


def small() -> tuple[str, ...]:
    """Return the program whose data are on a small disk, which SIGUSR1 fills and SIGUSR2 empties."""
    return (str(Path(__file__).with_name("small.py")),)


def strict(seconds: float) -> tuple[str, ...]:
    """Return the program that waits this long for a request's head, twice as long for its body."""
    return _program("strict.py", str(seconds))


def free_port() -> int:
    """Return a port on which no process listens now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """``kingcraft serve`` on its own data directory. As a context, it is ready at the start and stopped at the end."""

    def __init__(
        self,
        data: Path,
        *arguments: str,
        port: int = 0,
        program: tuple[str, ...] = ("-m", "kingcraft"),
        variables: Mapping[str, str] | None = None,
    ) -> None:
        self.data = data
        #: 0 means any free one; the real one follows from :meth:`wait_until_ready`.
        self.port = port
        # No bot thinks unless a test asks for it: nothing is compiled meanwhile.
        command = [sys.executable, *program, "serve", "--port", str(self.port), "--data", str(data), "--thinkers", "0"]
        #: The path of its ``--base-path``, without a slash at its end.
        self.base = ""
        #: The address that it has printed.
        self.said = ""
        self.errors = data.parent / f"{data.name}.stderr"
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [*command, *arguments],
                stdout=subprocess.PIPE,
                stderr=errors,
                env={**os.environ, "PYTHONPATH": str(SOURCE), **(variables or {})},
                text=True,
            )

    @property
    def url(self) -> str:
        """The address, without a slash at its end."""
        return f"http://127.0.0.1:{self.port}{self.base}"

    def wait_until_ready(self) -> Self:
        """Wait until the server prints its address."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        said = re.search(r"http://[\d.]+:(\d+)(/\S*)", line)
        assert said, (line, self.stderr())
        self.said, self.port, self.base = said[0], int(said[1]), said[2].rstrip("/")
        return self

    def stderr(self) -> str:
        """Return everything that the server has logged."""
        return self.errors.read_text()

    def kill(self) -> None:
        """Kill the process, as ``kill -9`` does."""
        self.process.kill()
        self._reap()

    def stop(self, number: int = signal.SIGINT) -> int:
        """Stop the server as Ctrl-C does. Return the exit status."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        return self._reap()

    def _reap(self) -> int:
        status = self.process.wait(timeout=PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return status

    def __enter__(self) -> Self:
        return self.wait_until_ready()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def post(self, path: str, body: Any, **headers: str) -> httpx.Response:
        """Send a POST request with a JSON body."""
        return httpx.post(self.url + path, json=body, headers=headers, **PLAIN)

    def get(self, path: str, secret: str = "", encoding: str = "gzip") -> httpx.Response:
        """Send a GET request, with a seat's secret where one is given."""
        headers = {"Accept-Encoding": encoding} | ({"Authorization": f"Bearer {secret}"} if secret else {})
        return httpx.get(self.url + path, headers=headers, **PLAIN)

    def open_room(self, game: str, preset: str, *others: str, steps_in: Any = True, **options: Any) -> dict[str, Any]:
        """Open a room for one person and ``others`` (``open`` or bots). Return room, seat, secret, commit.

        ``steps_in``: whether a bot plays for a person who is away for long without being asked for.
        """
        seats = [{"kind": "you", "name": "Ana"}, *({"kind": kind} for kind in others)]
        wish = {"game": game, "preset": preset, "seats": seats, "options": options, "stepsIn": steps_in}
        answer = self.post("/api/rooms", wish)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def join(self, room: str, name: str = "Bo") -> dict[str, Any]:
        """Take an open seat. Return room, seat, secret."""
        answer = self.post(f"/api/rooms/{room}/seat", {"name": name})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    @contextlib.asynccontextmanager
    async def sit(
        self, room: str, secret: str = "", nonce: str = "", *, changes: bool = False
    ) -> AsyncIterator["Person"]:
        """Connect and send ``hello``: as an onlooker where there is no secret.

        ``nonce`` (hex): take part in shuffles. ``changes``: as in ``Hello``.
        """
        async with self.connected(room) as socket_:
            person = Person(socket_, Shuffler(bytes.fromhex(nonce)) if nonce else None)
            hello = {"type": "hello", "secret": secret, "shuffles": bool(nonce), "changes": changes}
            await person.send(hello)
            yield person

    @contextlib.asynccontextmanager
    async def connected(self, room: str, **options: Any) -> AsyncIterator[ClientConnection]:
        """Open a WebSocket of a room."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/rooms/{room}/socket"
        async with connect(address, compression=None, max_queue=None, proxy=None, **options) as socket_:
            yield socket_

    def play_out(self, seated: dict[str, Any], seed: int = 1) -> None:
        """Play the match of a seat to its end, with random legal actions."""
        chance = random.Random(seed)

        async def play() -> None:
            async with self.sit(seated["room"], seated["secret"]) as person:
                await person.play(chance.choice)

        asyncio.run(play())


class Person:
    """One connection: it sends messages and keeps every answer, with whole views."""

    def __init__(self, socket_: ClientConnection, shuffler: Shuffler | None = None) -> None:
        self.socket = socket_
        self.shuffler = shuffler
        self.messages: list[dict[str, Any]] = []
        #: The same messages as they came: with changes of views, where the connection asked for them.
        self.came: list[dict[str, Any]] = []
        self._heard = Heard()
        self.ids = 0

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def receive(self, seconds: float = PATIENCE) -> dict[str, Any]:
        """Return the next message, within ``seconds``."""
        async with asyncio.timeout(seconds):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        self.came.append(message)
        message = self._heard.whole(message)
        self.messages.append(message)
        if self.shuffler is not None and message["type"] == "update":
            part = self.shuffler.answer(message["view"])
            if part is not None:
                await self.send(part)
        return message

    async def expect(self, kind: str) -> dict[str, Any]:
        """Return the next message of this type; :attr:`messages` keeps the others."""
        while True:
            message = await self.receive()
            if message["type"] == kind:
                return message

    async def act(self, version: int, token: str) -> int:
        """Send an action. Return the number of the message."""
        self.ids += 1
        await self.send({"type": "act", "id": self.ids, "version": version, "token": token})
        return self.ids

    async def play(self, choose: Callable[[list[str]], str]) -> dict[str, Any]:
        """Play to the end of the match with the tokens that ``choose`` chooses. Return the last update."""
        asked = -1
        update: dict[str, Any] = {}
        while True:
            message = await self.receive()
            if message["type"] in ("refused", "failure") and message["code"] == "too-fast":
                await asyncio.sleep(0.2)
                if update["view"]["phase"] == "between":
                    await self.send({"type": "next"})
                else:
                    await self.act(update["version"], choose(update["legal"]))
            if message["type"] != "update":
                continue
            update, view = message, message["view"]
            if view["phase"] == "over":
                return update
            if view["phase"] == "between" and asked != len(view["sheet"]["deals"]):
                asked = len(view["sheet"]["deals"])
                await self.send({"type": "next"})
            elif update["legal"] and update["event"]["kind"] in ("snapshot", "deal", "act"):
                await self.act(update["version"], choose(update["legal"]))

    async def until_closed(self) -> int:
        """Read until the server closes the connection. Return its close code."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.receive()
        return int(self.socket.close_code or 0)

    async def my_turn(self) -> dict[str, Any]:
        """Return the next update in which this seat can act; in the next deal, if this one ends before its turn."""
        while True:
            update = await self.expect("update")
            if update["legal"]:
                return update
            assert update["view"]["phase"] != "over", "the match ended before our turn"
            if update["view"]["phase"] == "between":
                await self.send({"type": "next"})


def wait_for(condition: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait until ``condition()`` is true; fail after ``seconds``."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


def is_there(process: int) -> bool:
    """Return whether a process still runs."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, 0)
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    return False

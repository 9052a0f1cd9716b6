"""A real server in a process of its own, and people who talk to it over real sockets."""

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE

SOURCE = Path(__file__).resolve().parents[2] / "src"


def fixed(seed: str) -> tuple[str, ...]:
    """The program whose deals and bots are those of ``seed``."""
    return (str(Path(__file__).with_name("fixed.py")), seed)


def patient(seed: str) -> tuple[str, ...]:
    """The same, at whose tables programs of others are waited for."""
    return (str(Path(__file__).with_name("patient.py")), seed)


def free_port() -> int:
    """A port nobody listens on just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """``kingcraft serve`` on a directory of its own."""

    def __init__(
        self, data: Path, *arguments: str, port: int = 0, program: tuple[str, ...] = ("-m", "kingcraft")
    ) -> None:
        self.data = data
        self.port = port  # 0: any free one, which it says when it is ready
        # No bot thinks unless a test wants it: nothing is compiled beside it.
        command = [sys.executable, *program, "serve", "--port", str(self.port), "--data", str(data), "--thinkers", "0"]
        self.said = ""  # the address that it prints
        self.errors = data.parent / f"{data.name}.stderr"
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [*command, *arguments],
                stdout=subprocess.PIPE,
                stderr=errors,
                env={**os.environ, "PYTHONPATH": str(SOURCE)},
                text=True,
            )

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def wait_until_ready(self) -> Self:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        said = re.search(r"http://[\d.]+:(\d+)/", line)
        assert said, (line, self.stderr())
        self.said, self.port = said[0], int(said[1])
        return self

    def stderr(self) -> str:
        return self.errors.read_text()

    def kill(self) -> None:
        """kill -9: nothing is said goodbye to."""
        self.process.kill()
        self._reap()

    def stop(self, number: int = signal.SIGINT) -> int:
        """End it as Ctrl-C does. Returns the exit status."""
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
        return httpx.post(self.url + path, json=body, headers=headers, trust_env=False, timeout=PATIENCE)

    def get(self, path: str, secret: str = "", encoding: str = "gzip") -> httpx.Response:
        headers = {"Accept-Encoding": encoding} | ({"Authorization": f"Bearer {secret}"} if secret else {})
        return httpx.get(self.url + path, headers=headers, trust_env=False, timeout=PATIENCE)

    def open_room(self, game: str, preset: str, *others: str, **options: Any) -> dict[str, Any]:
        """Open a room with oneself and ``others`` (``open`` or bots). Returns room, seat, secret, commit."""
        seats = [{"kind": "you", "name": "Ana"}, *({"kind": kind} for kind in others)]
        answer = self.post("/api/rooms", {"game": game, "preset": preset, "seats": seats, "options": options})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def join(self, room: str, name: str = "Bo") -> dict[str, Any]:
        answer = self.post(f"/api/rooms/{room}/seat", {"name": name})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    @contextlib.asynccontextmanager
    async def sit(self, room: str, secret: str = "", nonce: str = "") -> AsyncIterator["Person"]:
        """Connect and say hello; without a secret as an onlooker."""
        async with self.connected(room) as socket_:
            person = Person(socket_)
            await person.send({"type": "hello", "secret": secret, "nonce": nonce})
            yield person

    @contextlib.asynccontextmanager
    async def connected(self, room: str, **options: Any) -> AsyncIterator[ClientConnection]:
        address = f"ws://127.0.0.1:{self.port}/api/rooms/{room}/socket"
        async with connect(address, compression=None, max_queue=None, proxy=None, **options) as socket_:
            yield socket_


class Person:
    """One connection: sends messages, keeps every answer."""

    def __init__(self, socket_: ClientConnection) -> None:
        self.socket = socket_
        self.messages: list[dict[str, Any]] = []
        self.ids = 0

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self, seconds: float = PATIENCE) -> dict[str, Any]:
        async with asyncio.timeout(seconds):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        self.messages.append(message)
        return message

    async def expect(self, kind: str) -> dict[str, Any]:
        """The next message of this type; others before it are kept in :attr:`messages`."""
        while True:
            message = await self.receive()
            if message["type"] == kind:
                return message

    async def act(self, version: int, token: str) -> int:
        self.ids += 1
        await self.send({"type": "act", "id": self.ids, "version": version, "token": token})
        return self.ids

    async def play(self, choose: Callable[[list[str]], str], nonce: str = "") -> dict[str, Any]:
        """Play to the end of the match, choosing among the legal tokens by ``choose``. Returns the last update.

        A player who was too fast waits for a moment and acts again.
        """
        asked = -1
        update: dict[str, Any] = {}
        while True:
            message = await self.receive()
            if message["type"] == "refused" and message["code"] == "too-fast":
                await asyncio.sleep(0.2)
                await self.act(update["version"], choose(update["legal"]))
            if message["type"] != "update":
                continue
            update, view = message, message["view"]
            if view["phase"] == "over":
                return update
            if view["phase"] == "between" and asked != len(view["sheet"]["deals"]):
                asked = len(view["sheet"]["deals"])
                await self.send({"type": "next", "nonce": nonce})
            elif update["legal"] and update["event"]["kind"] in ("snapshot", "deal", "act"):
                await self.act(update["version"], choose(update["legal"]))

    async def until_closed(self) -> int:
        """Read until the other side closes. Returns its close code."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.receive()
        return int(self.socket.close_code or 0)

    async def my_turn(self) -> dict[str, Any]:
        """The next update in which there is something to do; in the next deal, if this one ends before our turn."""
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
    """Whether a process still runs."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, 0)
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    return False

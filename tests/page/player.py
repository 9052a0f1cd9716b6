"""What programs in a page's home use, here and in a browser's Python: a log, a home from a seed, a player."""

import asyncio
import itertools
import json
import math
import random
from collections.abc import Sequence
from typing import Any

from kingcraft.page.home import Home
from tools.driver.patience import PATIENCE


class SmallLog:
    """An ``EventLog`` in memory."""

    def __init__(self) -> None:
        self.rooms: dict[str, list[bytes]] = {}

    async def append(self, room: str, expected: int, bodies: Sequence[bytes]) -> bool:
        log = self.rooms.setdefault(room, [])
        if len(log) != expected:
            return False
        log.extend(bodies)
        return True

    async def read(self, room: str, since: int = 0) -> list[bytes]:
        return self.rooms.get(room, [])[since:]


def seeded(log: SmallLog, seed: int, most: float = math.inf) -> Home:
    """A home whose chance and time follow from a seed."""
    ticks = itertools.count()
    return Home(
        log,
        chance=random.Random(seed).randbytes,
        clock=lambda: f"2026-12-01T10:{next(ticks) // 60 % 60:02d}:{next(ticks) % 60:02d}Z",
        most=most,
    )


async def asked(home: Home, method: str, address: str, wish: Any = None, secret: str | None = None) -> Any:
    """The answer to a question that must succeed."""
    answer = await home.ask(method, address, b"" if wish is None else json.dumps(wish).encode(), secret)
    assert answer.status < 300, answer
    return json.loads(answer.body)


class Player:
    """The page's end of a line to a room."""

    def __init__(self, home: Home, room: str, secret: str = "", *, first: str | bytes | None = None) -> None:
        """``first``: what is said instead of ``hello``."""
        #: All that was sent, as it came.
        self.sent: list[str] = []
        self._came, self._numbers = asyncio.Event(), itertools.count(1)
        self.line = home.connect(
            room, self._post, lambda code: self._post(json.dumps({"type": "closed", "code": code}))
        )
        if first is None:
            self.say("hello", secret=secret)
        else:
            self.hear(first)

    def _post(self, text: str) -> None:
        self.sent.append(text)
        self._came.set()

    def hear(self, text: str | bytes) -> None:
        """Say something to the room, whatever it is."""
        self.line.hear(text)

    def say(self, kind: str, **fields: Any) -> None:
        """Say something to the room."""
        self.hear(json.dumps({"type": kind, **fields}))

    def act(self, update: dict[str, Any], token: str) -> None:
        """Play a token of an update."""
        self.say("act", id=next(self._numbers), version=update["version"], token=token)

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(text) for text in self.sent]

    @property
    def version(self) -> int:
        """The version of the last view."""
        return max((message["version"] for message in self.messages if message["type"] == "update"), default=-1)

    async def message(self, number: int) -> dict[str, Any]:
        """The message of this number, from 0, as soon as it has come."""
        while len(self.sent) <= number:
            self._came.clear()
            await asyncio.wait_for(self._came.wait(), PATIENCE)
        message: dict[str, Any] = json.loads(self.sent[number])
        return message

    async def play(self, chance: random.Random) -> dict[str, Any]:
        """Play at random to the end of the match; return the last update."""
        version = -1
        for number in itertools.count():
            message = await self.message(number)
            assert message["type"] in ("update", "pong"), message
            if message["type"] != "update" or message["version"] <= version:
                continue
            version, phase = message["version"], message["view"]["phase"]
            if phase == "over":
                return message
            if phase == "between":
                self.say("next")
            elif message.get("legal"):
                self.act(message, chance.choice(message["legal"]))
        raise AssertionError

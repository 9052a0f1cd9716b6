"""A whole match in a home without a server, with chance from a seed: run here and in a browser's Python.

One person plays by rules of thumb at random among the legal tokens, three bots against them. Everything that the page
is sent, the stored events and the record must be the same, byte for byte.
"""

import asyncio
import hashlib
import itertools
import json
import random
from collections.abc import Sequence
from typing import Any

from kingcraft.page.home import Home


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


async def asked(home: Home, method: str, address: str, wish: Any = None, secret: str | None = None) -> Any:
    """The answer to a question that must succeed."""
    answer = await home.ask(method, address, b"" if wish is None else json.dumps(wish).encode(), secret)
    assert answer.status < 300, answer
    return json.loads(answer.body)


async def played(wish: dict[str, Any], seed: int) -> dict[str, Any]:
    """Open a room and play its match to the end."""
    log, ticks, chance = SmallLog(), itertools.count(), random.Random(seed)
    home = Home(
        log,
        chance=random.Random(seed).randbytes,
        clock=lambda: f"2026-12-01T10:{next(ticks) // 60 % 60:02d}:{next(ticks) % 60:02d}Z",
        most=float("inf"),
    )
    await home.start()
    mine = await asked(home, "POST", "/rooms", wish)
    room, secret = mine["room"], mine["secret"]
    assert room.startswith("here-")
    assert mine["commit"] == ""
    sent, came = list[str](), asyncio.Event()

    def post(text: str) -> None:
        sent.append(text)
        came.set()

    line = home.connect(room, post, lambda code: post(f"closed {code}"))
    line.hear(json.dumps({"type": "hello", "secret": secret}))
    numbers, version, done = itertools.count(1), -1, False
    view: dict[str, Any] = {}
    while not done:
        await came.wait()
        came.clear()
        for text in sent[:]:
            message = json.loads(text)
            done = done or text.startswith("closed")
            if message["type"] != "update" or message["version"] <= version:
                continue
            version, view = message["version"], message["view"]
            if view["phase"] == "over":
                done = True
            elif view["phase"] == "between":
                line.hear(json.dumps({"type": "next"}))
            elif message.get("legal"):
                token = chance.choice(message["legal"])
                line.hear(json.dumps({"type": "act", "id": next(numbers), "version": version, "token": token}))
    record = await asked(home, "GET", f"/rooms/{room}/record", secret=secret)
    await home.close()
    return {
        "messages": len(sent),
        "proofs": view["proofs"],
        "sent": hashlib.sha256("\n".join(sent).encode()).hexdigest(),
        "events": [event.decode() for event in log.rooms[room]],
        "record": record,
    }


async def whole(argument: str) -> str:
    """Return what came of a match, as JSON. ``argument``: the wish for a room, and the seed."""
    wish, seed = json.loads(argument)
    return json.dumps(await played(wish, seed))

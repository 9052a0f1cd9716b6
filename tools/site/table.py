"""A match at a page's table: how long until an action is shown, and how much memory it takes, in a browser's Python."""

import asyncio
import json
import random
import time
from importlib import import_module
from typing import Any

from kingcraft.page.home import Home
from tools.site.errand import Log, ask


def heap() -> int:
    """Return the bytes of this Python's memory, which never shrinks."""
    return int(import_module("pyodide_js")._module.HEAP8.length)


class Seat:
    """A person's end of a line, who plays at random at once; :attr:`waited`: seconds from each action to its update."""

    def __init__(self, home: Home, mine: Any, seed: int) -> None:
        self.waited: list[float] = []
        self.over = asyncio.Event()
        self._chance, self._version, self._acted = random.Random(seed), -1, 0.0
        self._line = home.connect(mine["room"], self._hear, lambda _: self.over.set())
        self._say(type="hello", secret=mine["secret"], changes=True)

    def _say(self, **message: object) -> None:
        self._line.hear(json.dumps(message))

    def _hear(self, text: str) -> None:
        now, message = time.perf_counter(), json.loads(text)
        if message["type"] != "update" or message["version"] <= self._version:
            return
        self._version, phase = message["version"], message["view"].get("phase", "")
        if self._acted:
            self.waited.append(now - self._acted)
            self._acted = 0.0
        if phase == "over":
            self.over.set()
        elif phase == "between":
            asyncio.get_running_loop().call_soon(lambda: self._say(type="next"))
        elif message.get("legal"):
            asyncio.get_running_loop().call_soon(self._act, message["version"], self._chance.choice(message["legal"]))

    def _act(self, version: int, token: str) -> None:
        self._acted = time.perf_counter()
        self._say(type="act", id=version, version=version, token=token)


async def measured(argument: str) -> str:
    """Return what matches and their reviews took, as JSON. ``argument``: wishes for rooms."""
    home = Home(Log())
    await home.start()
    begun, found = heap(), list[dict[str, Any]]()
    for number, wish in enumerate(json.loads(argument)):
        mine = await ask(home, "POST", "/rooms", wish)
        seat = Seat(home, mine, number)
        await seat.over.wait()
        played, began = heap(), time.perf_counter()
        await ask(home, "POST", f"/rooms/{mine['room']}/review", None, mine["secret"])
        while (await ask(home, "GET", f"/rooms/{mine['room']}/review"))["state"] != "done":  # noqa: ASYNC110
            await asyncio.sleep(0.1)
        found.append({"waited": seat.waited, "review": time.perf_counter() - began, "heap": [begun, played, heap()]})
    await home.close()
    return json.dumps(found)

"""What a page asks of Python, once each: a program for both Pythons of this machine, which says what it has imported.

With it the list of the standard library's modules is written, and it proves that the list is enough.
"""

import asyncio
import json
import logging
import pkgutil
import sys
import traceback
from collections.abc import AsyncIterator, Sequence
from importlib import import_module
from typing import Any

import kingcraft
from kingcraft.guide.columns import printable
from kingcraft.page.home import Home

#: Seconds in which a room says something.
PATIENCE = 10


class Log:
    """An ``EventLog`` in memory."""

    def __init__(self) -> None:
        self.rooms: dict[str, list[bytes]] = {}

    async def append(self, room: str, expected: int, bodies: Sequence[bytes]) -> bool:
        """See ``EventLog.append``."""
        log = self.rooms.setdefault(room, [])
        if len(log) != expected:
            return False
        log.extend(bodies)
        return True

    async def read(self, room: str, since: int = 0) -> list[bytes]:
        """See ``EventLog.read``."""
        return self.rooms.get(room, [])[since:]


class Person:
    """A connection to a room."""

    def __init__(self, home: Home, seated: Any) -> None:
        self._came = asyncio.Queue[str]()
        came = self._came.put_nowait
        self._line = home.connect(seated["room"], came, lambda code: came(f'"{code}"'))
        self.send(type="hello", secret=seated["secret"])

    def send(self, **message: object) -> None:
        """Send a message."""
        self._line.hear(json.dumps(message))

    async def messages(self, kind: str) -> AsyncIterator[Any]:
        """Yield what comes of a kind."""
        while True:
            message = json.loads(await asyncio.wait_for(self._came.get(), PATIENCE))
            assert isinstance(message, dict), message
            if message["type"] == kind:
                yield message


async def ask(home: Home, method: str, address: str, wish: object = None, secret: str | None = None) -> Any:
    """Return the answer to a question, which must be a good one."""
    answer = await home.ask(method, address, b"" if wish is None else json.dumps(wish).encode(), secret)
    assert answer.status < 300, (address, answer)
    return json.loads(answer.body)


async def play(home: Home, address: str, wish: object) -> Any:
    """Open a room and play to the end, with a hint at the first turn; return the seat."""
    mine = await ask(home, "POST", address, wish)
    person, hinted = Person(home, mine), False
    async for update in person.messages("update"):
        if update["view"]["phase"] == "over":
            break
        if update["view"]["phase"] == "between":
            person.send(type="next")
        elif update.get("legal"):
            if not hinted:
                hinted = True
                person.send(type="hint", id=0, version=update["version"])
            person.send(type="act", id=update["version"], version=update["version"], token=update["legal"][0])
    return mine


async def look_back(home: Home, mine: Any) -> None:
    """Ask for the record, its replay, a review, and practice from one of its deals."""
    room, secret = mine["room"], mine["secret"]
    record = await ask(home, "GET", f"/rooms/{room}/record", secret=secret)
    await ask(home, "POST", "/replay", record)
    await ask(home, "GET", f"/matches/{room}/deals/0", secret=secret)
    await ask(home, "POST", f"/rooms/{room}/review/deals/0", secret=secret)
    for _ in range(600):
        review = await ask(home, "GET", f"/rooms/{room}/review/deals/0", secret=secret)
        if review.get("state") not in ("waiting", "working"):
            break
        await asyncio.sleep(0.1)


async def learn(home: Home, name: str) -> None:
    """Go through a lesson; what there is to play is played for the pupil."""
    pupil = Person(home, await ask(home, "POST", "/lessons", {"lesson": name}))
    async for update in pupil.messages("update"):
        lesson = update["view"]["lesson"]
        if lesson["kind"] == "end":
            break
        pupil.send(type="lesson-go" if lesson["waits"] == "go" else "lesson-skip", step=lesson["step"])


async def play_day(home: Home) -> None:
    """Play a task of the deal of the day."""
    day = await ask(home, "GET", "/days/2026-12-24")
    task = day["tasks"][0]["task"]
    others = 1 if task == "corner" else 3
    seats = [{"kind": "you", "name": "Ana"}, *({"kind": "casual"} for _ in range(others))]
    wish = {"source": {"kind": "day", "date": day["date"], "task": task}, "seats": seats}
    mine = await play(home, "/practice", wish)
    await ask(home, "GET", f"/rooms/{mine['room']}/day")


def complain() -> str:
    """Return what is said of a fault in the program."""
    try:
        json.loads("{" * 3)
    except ValueError:
        logging.getLogger(__name__).exception("so far, so good")
        return traceback.format_exc()
    return ""


async def stumble(home: Home) -> None:
    """Ask what is refused, each time for a reason that is looked for elsewhere."""
    for method, address, wish in (
        ("POST", "/rules", {"text": "king?contrakts=3"}),
        ("POST", "/rules", {"text": "pagat?target=many&\x00=\ud800"}),
        ("POST", "/replay", {"format": "kingcraft/1", "game": "king"}),
        ("POST", "/rooms", {"game": "king", "preset": "kin", "seats": []}),
        ("GET", "/days/2026-02-30", None),
        ("GET", "/nowhere", None),
    ):
        answer = await home.ask(method, address, b"" if wish is None else json.dumps(wish).encode(), None)
        assert 400 <= answer.status < 500, (address, answer)


def everything(named: list[str]) -> None:
    """Import all modules of the package that are here, and those that they name, also where only a function does."""
    for module in pkgutil.walk_packages(kingcraft.__path__, "kingcraft."):
        import_module(module.name)
    for name in named:
        import_module(name)
    printable("\x00", 9)  # a codec that is found by its name


async def errand(named: str) -> str:
    """Do everything, and return the files of the standard library's modules that were imported, as JSON.

    ``named``: those that the package's sources name (:func:`tools.site.modules.named`).
    """
    everything(json.loads(named))
    home = Home(Log(), most=0.02)
    await home.start()
    for game, preset, others in (("king", "king", ("casual",) * 3), ("kings-corner", "pagat", ("master",))):
        seats = [{"kind": "you", "name": "Ana"}, *({"kind": other} for other in others)]
        await look_back(home, await play(home, "/rooms", {"game": game, "preset": preset, "seats": seats}))
    for lesson in ("king-1", "corner-1"):
        await learn(home, lesson)
    await play_day(home)
    await ask(home, "GET", "/games")
    await stumble(home)
    complain()
    await home.close()
    library = "/lib/python314.zip/"
    found = {getattr(module, "__file__", None) or "" for module in sys.modules.values()}
    return json.dumps(sorted(file[len(library) :].removesuffix("c") for file in found if file.startswith(library)))

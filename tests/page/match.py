"""A whole match in a home without a server, with chance from a seed: run here and in a browser's Python.

One person plays at random among the legal tokens, bots against them. Everything that the page is sent, the stored
events, the record, its replay and the reviews must be the same, byte for byte.
"""

import asyncio
import hashlib
import json
import random
from typing import Any

from kingcraft.page.home import Home
from tests.page.player import Player, SmallLog, asked, seeded


def wish(game: str, preset: str, *others: str, **more: Any) -> dict[str, Any]:
    """A wish for a room with one person and these bots."""
    seats = [{"kind": "you", "name": "Ana"}, *({"kind": each} for each in others)]
    return {"game": game, "preset": preset, "seats": seats, **more}


async def played(table: dict[str, Any], seed: int) -> dict[str, Any]:
    """Play a match to its end. ``table``: the wish for a room."""
    log = SmallLog()
    home = seeded(log, seed)
    await home.start()
    mine = await asked(home, "POST", "/rooms", table)
    room, secret = mine["room"], mine["secret"]
    assert room.startswith("here-")
    assert mine["commit"] == ""
    player = Player(home, room, secret)
    last = await player.play(random.Random(seed))
    record = await asked(home, "GET", f"/rooms/{room}/record", secret=secret)
    found = {
        "messages": len(player.sent),
        "proofs": last["view"]["proofs"],
        "sent": digest("\n".join(player.sent)),
        "events": [event.decode() for event in log.rooms[room]],
        "record": record,
        "replay": await replayed(home, record),
        "reviews": await reviews(home, room, secret),
    }
    await home.close()
    return found


async def replayed(home: Home, record: dict[str, Any]) -> list[str]:
    """The digests of a record's replay: of the match in short, and of each deal."""
    asks = ["/replay", *(f"/replay/deals/{deal}" for deal in range(len(record["deals"])))]
    return [digest((await home.ask("POST", address, json.dumps(record).encode())).body) for address in asks]


async def reviews(home: Home, room: str, secret: str) -> list[str]:
    """The review of the match, as JSON, and that of its first deal."""
    await asked(home, "POST", f"/rooms/{room}/review", secret=secret)
    while (await asked(home, "GET", f"/rooms/{room}/review"))["state"] != "done":  # noqa: ASYNC110 - as a page asks
        await asyncio.sleep(0.01)
    asks = [f"/rooms/{room}/review", f"/rooms/{room}/review/deals/0"]
    return [(await home.ask("GET", address, secret=secret)).body.decode() for address in asks]


def digest(what: str | bytes) -> str:
    return hashlib.sha256(what.encode() if isinstance(what, str) else what).hexdigest()


async def whole(argument: str) -> str:
    """Return what came of a match, as JSON. ``argument``: the wish for a room, and the seed."""
    return json.dumps(await played(*json.loads(argument)))

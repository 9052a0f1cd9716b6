"""Whole matches in a home without a server, every message and every decision of a bot read: run here and in a browser.

The page holds all cards; what it shows of them, and what its bots are asked, is checked against what each may know.
"""

import dataclasses
import json
import random
from typing import Any, cast

import msgspec

from kingcraft.bots.decision import Decision
from kingcraft.bots.limits import Stop
from kingcraft.bots.thumb import ThumbBot
from kingcraft.page.home import Home
from tests.leaks.known import CARD, Known, check
from tests.page.match import wish
from tests.page.player import Player, SmallLog, asked, seeded

TABLES = {
    "king": wish("king", "king", "master", "master", "master"),
    "kings-corner": wish("kings-corner", "pagat", "master", "master", "master"),
}


class Spy:
    """A thinker in Master's place that keeps what it is asked, and plays by rules of thumb."""

    name = "master"

    def __init__(self) -> None:
        self.asked: list[Decision] = []
        self._thumb = ThumbBot()

    def choose(self, decision: Decision) -> str:
        self.asked.append(decision)
        return self._thumb.choose(decision)

    def think(self, decision: Decision, seconds: float, stop: Stop) -> str:
        return self.choose(decision)


async def found(argument: str) -> str:
    """Return what was checked in a match and what leaked, as JSON. ``argument``: the game."""
    log, spy = SmallLog(), Spy()
    home = seeded(log, 11)
    cast("dict[str, Any]", home._rooms._ports.bots)["master"] = spy
    await home.start()
    mine = await asked(home, "POST", "/rooms", TABLES[argument])
    room, secret = mine["room"], mine["secret"]
    stranger, player = Player(home, room), Player(home, room, secret)
    live = await during(home, room, secret, player)
    await player.play(random.Random(3))
    record = await asked(home, "GET", f"/rooms/{room}/record", secret=secret)
    players = len(record["players"])
    deals = [
        Known(argument, players, (record["dealer"] + number) % players, deal)
        for number, deal in enumerate(record["deals"])
    ]
    checked = [
        sum(check(viewer, message, message, deals) for message in map(json.loads, one.sent) if "view" in message)
        for viewer, one in ((mine["seat"], player), (None, stranger))
    ]
    told = [text for one in (player, stranger) for text in one.sent]
    await home.close()
    return json.dumps(
        {
            "checked": checked,
            "decisions": len(spy.asked),
            "actions": sum(len(deal.actions) for deal in deals),
            "of bots": [leak for decision in spy.asked if (leak := more_than_it_may(decision, deals))],
            "live": live,
            "seeds": [seed for seed in seeds(log.rooms[room]) if any(seed in text for text in told)],
            "secrets": sum(secret in text for text in told),
        }
    )


def more_than_it_may(decision: Decision, deals: list[Known]) -> list[str]:
    """The cards that a decision tells and its seat may not know; a field that is none of its own is a fault."""
    assert {field.name for field in dataclasses.fields(decision)} == {"rules", "observation", "legal", "random"}
    assert isinstance(decision.observation, msgspec.Struct)
    seen = json.loads(msgspec.json.encode(decision.observation))  # nothing but data
    assert seen["seat"] == seen["toAct"]
    allowed = deals[seen["number"]].cards(seen["seat"], len(seen["history"]))
    return sorted(set(CARD.findall(json.dumps([seen, list(decision.legal)]))) - allowed)


async def during(home: Home, room: str, secret: str, player: Player) -> dict[str, Any]:
    """What questions about a deal under way are answered with: codes, and cards where there should be none."""
    number = 0
    while not (message := await player.message(number)).get("legal"):
        number += 1
    assert message["view"]["phase"] == "deal"
    seats = TABLES[message["view"]["table"]["game"]]["seats"]
    again = {"source": {"kind": "room", "room": room, "deal": 0}, "seats": seats}
    asks: tuple[tuple[str, str, Any, str | None], ...] = (
        ("GET", f"/rooms/{room}", None, None),
        ("GET", f"/rooms/{room}", None, secret),
        ("GET", f"/rooms/{room}/record", None, secret),
        ("GET", f"/rooms/{room}/record", None, None),
        ("GET", f"/matches/{room}", None, None),
        ("GET", f"/matches/{room}", None, secret),
        ("GET", f"/matches/{room}/deals/0", None, secret),
        ("GET", f"/rooms/{room}/review", None, secret),
        ("POST", f"/rooms/{room}/review", None, secret),
        ("POST", f"/rooms/{room}/review/deals/0", None, secret),
        ("GET", f"/rooms/{room}/played", None, None),
        ("GET", f"/rooms/{room}/played", None, secret),
        ("GET", f"/rooms/{room}/verdicts/0", None, secret),
        ("POST", "/practice", again, secret),
    )
    said = {}
    for method, address, body, key in asks:
        answer = await home.ask(method, address, b"" if body is None else json.dumps(body).encode(), key)
        name = f"{method} {address.replace(room, 'ROOM')}{' by the player' if key else ''}"
        said[name] = [answer.status, sorted(set(CARD.findall(answer.body.decode())))]
    return said


def seeds(bodies: list[bytes]) -> list[str]:
    """The secrets from which a room's cards follow."""
    return [event["serverSeed"] for event in map(json.loads, bodies) if event["event"] == "committed"]

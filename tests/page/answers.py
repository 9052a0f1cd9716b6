"""What a home without a server answers apart from matches: run here and in a browser's Python, to be equal."""

import datetime as dt
import hashlib
import json
import math
import random
from collections.abc import Sequence
from typing import Any

import msgspec

from kingcraft.cards import cards_text
from kingcraft.daily.day import YOU, Task, number
from kingcraft.daily.fields import path, read
from kingcraft.daily.levels import LEVELS
from kingcraft.daily.plan import TASKS
from kingcraft.games.king.table import KingState
from kingcraft.room.wire.client_messages import AskHint
from kingcraft.service.hints import HINT, hinted
from tests.lessons.pupil import LESSONS, Pupil
from tests.page.player import Player, SmallLog, asked, seeded
from tools.site.decisions import decisions


def vector(name: str) -> dict[str, Any]:
    """A task of a day, as ``tests/daily/vectors.json`` writes it."""
    task = Task.named(name)
    first = task.first()
    found = {
        "task": name,
        "day": number(task.date),
        "dealer": first.dealer,
        "contract": "",
        "secret": task.secret.hex(),
        "chance": task.chance(1, 0),
    }
    if isinstance(first, KingState):
        hands = [cards_text(card for card in range(52) if first.hand(seat) >> card & 1) for seat in range(4)]
        hidden = hashlib.sha256("/".join(hands).encode()).hexdigest()[:16]
        return found | {"contract": first.contract, "hand": hands[YOU], "hands": hidden}
    return found | {"deck": cards_text(task.deck)}


def fields(dates: Sequence[str]) -> dict[str, dict[str, int]]:
    """The points of the first run of each level, by task: where there is a field, they are the first ones in it."""
    found = {}
    for date in map(dt.date.fromisoformat, dates):
        field = read(path(date)).days[date.isoformat()]
        for name in TASKS:
            task = Task(date, name, field.tasks[name].tries)
            found[str(task)] = {level: task.played(make(), 0) for level, make in LEVELS.items()}
    return found


async def days(dates: Sequence[str], most: float) -> dict[str, Any]:
    """The events and the result of each task of these days, which a person plays at random. ``most``: as of Home."""
    found = {}
    for date in dates:
        for name in TASKS:
            log = SmallLog()
            home = seeded(log, 5, most)
            bots = [{"kind": "casual"}] * (Task(dt.date.fromisoformat(date), name).players - 1)
            source = {"kind": "day", "date": date, "task": name}
            mine = await asked(home, "POST", "/practice", {"source": source, "seats": [{"kind": "you"}, *bots]})
            last = await Player(home, mine["room"], mine["secret"]).play(random.Random(date))
            result = await asked(home, "GET", f"/rooms/{mine['room']}/day")
            events = [event.decode() for event in log.rooms[mine["room"]]]
            found[f"{date}/{name}"] = {"result": result, "events": events, "totals": last["view"]["sheet"]}
            await home.close()
    return found


def lessons() -> dict[str, list[dict[str, Any]]]:
    """All that a pupil sees who goes the right way through each lesson."""
    found = {}
    for name in LESSONS:
        pupil = Pupil(name)
        pupil.reach(len(pupil.of.steps))
        found[name] = pupil.messages
    return found


def hints(tables: Sequence[tuple[str, int, int, int]]) -> list[dict[str, Any]]:
    """The hints for some choices of these tables: preset, players, count, seed."""
    budget = HINT._replace(seconds=math.inf)
    return [
        msgspec.to_builtins(hinted(AskHint(1, 1), decision, budget))
        for table in tables
        for decision in decisions(*table)
    ]


async def everything(argument: str) -> str:
    """Return all of these, as JSON by name. ``argument``: names of tasks, dates with fields, dates to play, tables."""
    tasks, fielded, dates, tables = json.loads(argument)
    return json.dumps(
        {
            "vectors": [vector(name) for name in tasks],
            "fields": fields(fielded),
            "days": await days(dates, math.inf),
            "hurried days": await days(dates, 0.0),
            "lessons": lessons(),
            "hints": hints(tables),
        }
    )

"""A page that holds all cards shows only what its player may know, and asks its bots only what their seats may know."""

import asyncio
import json
from typing import Any

import pytest

from tests.page import leaks
from tools.site.pyodide import BrowserPython

#: What a deal under way is answered with: a status; none of these answers has a card.
LIVE = {
    "GET /rooms/ROOM": 200,
    "GET /rooms/ROOM by the player": 200,
    "GET /rooms/ROOM/record by the player": 200,
    "GET /rooms/ROOM/record": 401,
    "GET /matches/ROOM": 409,
    "GET /matches/ROOM by the player": 200,
    "GET /matches/ROOM/deals/0 by the player": 404,
    "GET /rooms/ROOM/review by the player": 409,
    "POST /rooms/ROOM/review by the player": 409,
    "POST /rooms/ROOM/review/deals/0 by the player": 404,
    "GET /rooms/ROOM/verdicts/0 by the player": 404,
    "POST /practice by the player": 409,
}


def held(found: dict[str, Any]) -> None:
    assert found["live"] == {name: [status, []] for name, status in LIVE.items()}
    assert found["of bots"] == []
    assert found["seeds"] == []
    assert found["secrets"] == 0
    assert found["decisions"] > 0.5 * found["actions"] > 20
    assert min(found["checked"]) > 0.9 * found["actions"]


@pytest.mark.parametrize("game", leaks.TABLES)
def test_no_one_is_shown_or_asked_more_than_they_may_know(game: str) -> None:
    held(json.loads(asyncio.run(leaks.found(game))))


def test_it_is_so_in_a_browser(browser_python: BrowserPython) -> None:
    held(
        json.loads(browser_python.run("from tests.page.leaks import found\n\nawait found(argument)\n", "kings-corner"))
    )

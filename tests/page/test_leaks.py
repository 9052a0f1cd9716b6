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
    "GET /rooms/ROOM/record": 409,
    "GET /matches/ROOM": 409,
    "GET /matches/ROOM by the player": 200,
    "GET /matches/ROOM/deals/0 by the player": 404,
    "GET /rooms/ROOM/review by the player": 409,
    "POST /rooms/ROOM/review by the player": 409,
    "POST /rooms/ROOM/review/deals/0 by the player": 404,
    "GET /rooms/ROOM/played": 401,
    "GET /rooms/ROOM/played by the player": 200,
    "GET /rooms/ROOM/verdicts/0 by the player": 404,
    "POST /practice by the player": 409,
}


#: What may be found of cards that a seat may not know, of seeds and of secrets.
NOTHING = {"live": {name: [status, []] for name, status in LIVE.items()}, "of bots": [], "seeds": [], "secrets": 0}


def leaked(found: dict[str, Any]) -> dict[str, Any]:
    """What was found, once it is sure that a whole match was looked at."""
    assert found["decisions"] > 0.5 * found["actions"] > 20
    assert min(found["checked"]) > 0.9 * found["actions"]
    return {name: found[name] for name in NOTHING}


@pytest.mark.parametrize("game", leaks.TABLES)
def test_no_one_is_shown_or_asked_more_than_they_may_know(game: str) -> None:
    assert leaked(json.loads(asyncio.run(leaks.found(game)))) == NOTHING


def test_it_is_so_in_a_browser(browser_python: BrowserPython) -> None:
    program = "from tests.page.leaks import found\n\nawait found(argument)\n"
    assert leaked(json.loads(browser_python.run(program, "kings-corner"))) == NOTHING

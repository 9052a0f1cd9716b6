"""The same in a browser's Python as here, byte for byte: matches, reviews, replays, the day, lessons, hints."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from kingcraft.daily.fields import DATA, read
from kingcraft.lessons.reading import lesson_files
from tests.page import answers, match
from tests.page.match import wish
from tools.site.pyodide import BrowserPython

VECTORS = json.loads((Path(__file__).parents[1] / "daily" / "vectors.json").read_text(encoding="utf-8"))
#: A day with fields: the bots of the day play some runs of it again.
FIELDED = "2027-01-02"
#: Days that are played at random, with a field and without.
DATES = ("2027-01-03", "1999-02-28")
#: Preset, players, choices, seed.
HINTED = (("king/king", 4, 6, 1), ("kings-corner/pagat", 2, 4, 2), ("kings-corner/pagat", 4, 4, 3))
#: The most bytes of memory that a match with its review may take in a browser.
HEAP = 48 * 2**20
MATCH = """
import json
import pyodide_js
from tests.page.match import whole

said = json.loads(await whole(argument))
json.dumps([said, pyodide_js._module.HEAP8.length])
"""
WHOLE = {
    "king": wish("king", "king", "casual", "beginner", "casual"),
    "kings-corner": wish("kings-corner", "pagat", "casual", "beginner"),
}


@pytest.mark.parametrize("game", WHOLE)
def test_a_match_and_its_review_are_the_same_in_a_browser(game: str, browser_python: BrowserPython) -> None:
    asked = json.dumps([WHOLE[game], 7])
    there, heap = json.loads(browser_python.run(MATCH, asked))
    here = json.loads(asyncio.run(match.whole(asked)))
    assert there == here
    assert len(here["events"]) > 100
    assert len(here["replay"]) == 1 + len(here["record"]["deals"])
    whole, deal = map(json.loads, here["reviews"])
    assert (whole["state"], deal["state"]) == ("done", "done")
    assert whole["result"]["review"]
    assert heap <= HEAP


@pytest.fixture(scope="module")
def asked() -> str:
    return json.dumps([[vector["task"] for vector in VECTORS], [FIELDED], DATES, HINTED])


@pytest.fixture(scope="module")
def there(asked: str, browser_python: BrowserPython) -> dict[str, Any]:
    """All answers of a browser's Python; it starts once for them."""
    found: dict[str, Any] = json.loads(
        browser_python.run("from tests.page.answers import everything\n\nawait everything(argument)\n", asked)
    )
    return found


@pytest.fixture(scope="module")
def here(asked: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(asyncio.run(answers.everything(asked)))
    return found


@pytest.mark.parametrize("what", ["days", "lessons", "hints"])
def test_answers_are_the_same_in_a_browser(what: str, there: dict[str, Any], here: dict[str, Any]) -> None:
    assert here[what]
    assert there[what] == here[what]


def test_the_vectors_of_the_day_hold_in_a_browser(there: dict[str, Any]) -> None:
    assert there["vectors"] == VECTORS


def test_bots_of_the_day_play_its_field_in_a_browser(there: dict[str, Any]) -> None:
    field = read(DATA / f"{FIELDED[:7]}.json").days[FIELDED]
    assert there["fields"] == {
        f"{FIELDED}/{name}/{task.tries}": {level: points[0] for level, points in task.points.items()}
        for name, task in field.tasks.items()
    }


def test_the_cap_of_a_move_does_not_reach_the_bots_of_the_day(there: dict[str, Any]) -> None:
    """They have budgets in worlds and playouts alone: without any time for a move they play the same."""
    assert there["hurried days"] == there["days"]


def test_every_lesson_comes_to_its_end_in_a_browser(there: dict[str, Any]) -> None:
    known = [lesson.id for file in lesson_files() for lesson in file.lessons]
    assert list(there["lessons"]) == known
    for name, messages in there["lessons"].items():
        assert messages[-1]["view"]["lesson"]["say"] == f"lesson-{name}-end"

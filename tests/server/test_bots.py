"""Bots at real tables: levels, programs of somebody else, and what happens when these fail."""

import sys
from pathlib import Path

import pytest

from tests.server.process import Server

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "lowest_card.py"


def test_the_levels_are_offered_and_sit_down(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        offered = [game["bots"] for game in server.get("/api/games").json()]
        assert offered[0] == offered[1]
        assert offered[0][:2] == ["beginner", "casual"]
        mine = server.open_room("king", "king", *(offered[0] * 2)[:3])
        kinds = {seat["kind"] for seat in server.get(f"/api/rooms/{mine['room']}").json()["seats"]}
    assert kinds == {"human", *offered[0][:3]}


@pytest.mark.parametrize(
    ("script", "told"),
    [(str(EXAMPLE), ""), ("-c pass", "bot mine failed"), ("-c 'import time; time.sleep(99)'", "bot mine failed")],
)
async def test_a_program_at_the_table(tmp_path: Path, script: str, told: str) -> None:
    """It plays; where it does not, the match goes on without it."""
    bot = f"mine={sys.executable} {script}"
    with Server(tmp_path / "data", "--bot", bot, "--thinkers", "1", "--rate", "0") as server:
        assert "mine" in server.get("/api/games").json()[0]["bots"]
        mine = server.open_room("king", "king", "mine", "thumb-1", "thumb-1", contracts=["no-king"], auction="off")
        async with server.sit(mine["room"], mine["secret"]) as person:
            while True:
                update = await person.expect("update")
                table = update["view"]["table"]
                if table is not None and len(table["tricks"]) >= 2:
                    break
                if update["legal"]:
                    await person.act(update["version"], update["legal"][0])
    assert server.stderr().count("bot mine failed") == bool(told)

"""Bots at real tables: levels, external programs, and what happens when these fail."""

import sys
from pathlib import Path

import pytest

from tools.driver.server import Server, fixed, patient

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
    """It plays, also where none of ours thinks; where it fails, the match goes on without it, and the table says so."""
    bot = f"mine={sys.executable} {script}"
    arguments = ("--bot", bot, "--thinkers", "0", "--rate", "0")
    program = fixed("programs") if told else patient("programs")  # to start may take long on a busy machine
    with Server(tmp_path / "data", *arguments, program=program) as server:
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
            seat = next(seat for seat in update["view"]["seats"] if seat["kind"] == "mine")
            assert bool(seat["standIn"]) == bool(told)
    assert server.stderr().count("bot mine failed") == bool(told)


async def test_a_bot_that_the_server_does_not_have_any_more(tmp_path: Path) -> None:
    """The stand-in plays for it, which is said at the table; the log says in one line what to do."""
    bot = f"mine={sys.executable} {EXAMPLE}"
    with Server(tmp_path / "data", "--bot", bot) as server:
        mine = server.open_room("kings-corner", "pagat", "mine")
    with Server(tmp_path / "data") as server:
        async with server.sit(mine["room"], mine["secret"]) as person:
            update = await person.my_turn()
            kinds = {seat["kind"]: seat["standIn"] for seat in update["view"]["seats"]}
            assert kinds == {"human": "", "mine": "missing"}
            await person.act(update["version"], "end")
            await person.my_turn()
    (line,) = [line for line in server.stderr().splitlines() if "mine" in line]
    assert "start the server with --bot mine=COMMAND" in line
    assert "Traceback" not in server.stderr()

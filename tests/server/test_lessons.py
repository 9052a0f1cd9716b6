"""A lesson over HTTP and a real socket."""

from pathlib import Path
from typing import Any

from tools.driver.server import Person, Server


def begin(server: Server, lesson: str, **more: Any) -> dict[str, Any]:
    answer = server.post("/api/lessons", {"lesson": lesson, **more})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


async def go(pupil: Person, step: int, kind: str = "lesson-go") -> dict[str, Any]:
    await pupil.send({"type": kind, "step": step})
    return await pupil.expect("update")


async def test_a_lesson_is_begun_left_and_gone_on_with(server: Server) -> None:
    mine = begin(server, "king-1")
    assert (mine["seat"], mine["commit"]) == (0, "")
    async with server.sit(mine["room"], mine["secret"]) as pupil:
        first = await pupil.expect("update")
        assert first["view"]["lesson"] | {"step": 0, "waits": "go"} == first["view"]["lesson"]
        assert [seat["name"] for seat in first["view"]["seats"]] == ["", "Ada", "Cleo", "Bruno"]
        played = [await go(pupil, 0), await pupil.expect("update"), await pupil.expect("update")]
        assert [update["event"]["token"] for update in played] == ["9C", "JC", "5C"]
        await pupil.act(played[-1]["version"], "AS")
        refused, told = await pupil.receive(), await pupil.receive()
        assert (refused["type"], refused["key"]) == ("refused", "lesson-king-1-b-suit")
        assert told["view"]["lesson"]["answer"]["code"] == "must-follow-suit"
        await pupil.act(played[-1]["version"], "4C")
        update = await pupil.expect("update")
        assert (update["event"]["token"], update["event"]["trickTo"]) == ("4C", 2)
    async with server.sit(mine["room"], mine["secret"]) as pupil:
        again = await pupil.expect("update")
        assert (again["event"]["kind"], again["view"]) == ("snapshot", update["view"])
        for kind in ("lesson-skip", "lesson-help"):
            await pupil.send({"type": kind, "step": 0})  # an older step
        await pupil.send({"type": "ping"})
        assert (await pupil.receive())["type"] == "pong"


async def test_what_is_no_lesson_is_refused(server: Server) -> None:
    for wish, status, code, place in (
        ({"lesson": "king-99"}, 404, "not-found", ""),
        ({"lesson": "king-1", "step": 10}, 422, "bad-format", "step"),
        ({"lesson": "king-1", "step": -1}, 400, "bad-message", ""),
        ({"lesson": "king-1", "room": "x"}, 400, "bad-message", ""),
    ):
        answer = server.post("/api/lessons", wish)
        problem = answer.json()
        assert (answer.status_code, problem["code"]) == (status, code)
        assert not place or problem["place"] == place
    mine = begin(server, "corner-4", step=1)
    for secret in ("", "wrong"):
        async with server.sit(mine["room"], secret) as stranger:
            assert (await stranger.receive())["code"] == "wrong-secret"
    for path in ("", "/record", "/review"):
        answer = server.get(f"/api/rooms/{mine['room']}{path}", mine["secret"])
        assert (answer.status_code, answer.json()["code"]) == (404, "no-room")


async def test_no_lesson_is_learnt_at_another_table(server: Server, mine: dict[str, Any]) -> None:
    async with server.sit(mine["room"], mine["secret"]) as person:
        assert (await person.expect("update"))["view"]["lesson"] is None
        await person.send({"type": "lesson-go", "step": 0})
        assert (await person.expect("failure"))["code"] == "bad-message"


async def test_a_restart_forgets_lessons(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--rate", "0") as server:
        mine = begin(server, "king-2", step=3)
    with Server(tmp_path / "data", "--rate", "0") as server:
        async with server.sit(mine["room"], mine["secret"]) as pupil:
            assert (await pupil.receive())["code"] == "no-room"

"""Taking back, having the rest played, ending a deal by agreement: real sockets, and a server that dies in between."""

from pathlib import Path
from typing import Any

from kingcraft.record.record import parse_record
from kingcraft.record.replay import replay
from tools.driver.server import Person, Server


async def told(person: Person, kind: str) -> dict[str, Any]:
    """The next update of this kind."""
    while True:
        answer = await person.receive()
        assert answer["type"] == "update", answer
        if answer["event"]["kind"] == kind:
            return answer


async def wish(person: Person, kind: str, version: int) -> None:
    person.ids += 1
    await person.send({"type": kind, "id": person.ids, "version": version})


async def test_what_was_taken_back_is_gone_after_a_kill(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Server(data, "--rate", "0") as server:
        mine = server.open_room("kings-corner", "pagat", "thumb-1")
        async with server.sit(mine["room"], mine["secret"]) as me:
            before = await me.my_turn()
            while before["legal"] == ["end"]:
                await me.act(before["version"], "end")
                before = await me.my_turn()
            await me.act(before["version"], next(token for token in before["legal"] if token != "end"))
            acted = await told(me, "act")
            assert acted["undo"] == 1
            server.kill()
    with Server(data, "--rate", "0", port=server.port) as server:
        async with server.sit(mine["room"], mine["secret"]) as me:
            again = await me.my_turn()
            assert (again["version"], again["undo"]) == (acted["version"], 1)
            await wish(me, "undo", again["version"])
            undone = await told(me, "undo")
            assert undone["event"] | {"kind": "act"} == acted["event"]
            server.kill()
    with Server(data, "--rate", "0", port=server.port) as server:
        async with server.sit(mine["room"], mine["secret"]) as me:
            back = await me.my_turn()
            assert (back["version"], back["undo"]) == (undone["version"], 0)
            assert back["view"]["table"] == undone["view"]["table"] == before["view"]["table"]
            assert back["legal"] == before["legal"]


async def test_the_rest_of_a_deal_is_played_when_nothing_is_left_to_win(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--rate", "0") as server:
        mine, ended = {"room": "", "secret": ""}, None
        while ended is None:  # in some deals the king of hearts falls in the last trick
            mine = server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1", contracts=["no-king"])
            async with server.sit(mine["room"], mine["secret"]) as me:
                ended = await claimed(me)
        assert (ended["event"]["ended"], ended["view"]["phase"]) == (True, "between")
        written = server.get(f"/api/rooms/{mine['room']}/record", mine["secret"]).json()
        assert len(written["deals"][0]["actions"]) == 52
        assert list(replay(parse_record(written)).match.ended[0].scores) == ended["view"]["sheet"]["deals"][0]["scores"]


async def claimed(person: Person) -> dict[str, Any] | None:
    """Play a deal until the rest of it is offered, and accept; None if it never was."""
    while True:
        update = await person.expect("update")
        if update["view"]["phase"] == "between":
            return None
        if update["view"]["offer"]:
            await wish(person, "claim", update["version"])
            return await told(person, "rest")
        if update["legal"]:
            await person.act(update["version"], "KH" if "KH" in update["legal"] else update["legal"][0])


async def test_a_proposal_to_end_the_deal_outlives_a_kill(tmp_path: Path) -> None:
    """Ana proposes, the server dies, Bo agrees; it dies again, and the deal has ended as everyone saw it end."""
    data = tmp_path / "data"
    with Server(data, "--rate", "0") as server:
        mine = server.open_room("king", "king", "open", "thumb-1", "thumb-1")
        friend = server.join(mine["room"], "Bo")
        async with server.sit(mine["room"], mine["secret"]) as me, server.sit(mine["room"], friend["secret"]) as bo:
            await told(bo, "deal")
            dealt = await told(me, "deal")
            await vote(me, dealt["version"], end=True)
            asked = await told(bo, "vote")
            assert asked["view"]["proposal"] == {"seat": mine["seat"], "agreed": [mine["seat"]]}
            server.kill()
    with Server(data, "--rate", "0", port=server.port) as server:
        async with server.sit(mine["room"], friend["secret"]) as bo, server.sit(mine["room"]) as onlooker:
            back = await told(bo, "snapshot")
            assert back["view"]["proposal"] == asked["view"]["proposal"]
            await vote(bo, back["version"], end=True)
            ended = await told(onlooker, "rest")
            assert (ended["event"]["seat"], ended["event"]["token"]) == (friend["seat"], "agreed")
            server.kill()
    with Server(data, "--rate", "0", port=server.port) as server:
        async with server.sit(mine["room"], mine["secret"]) as me:
            again = await told(me, "snapshot")
        assert (again["view"]["phase"], again["view"]["proposal"]) == ("between", None)
        assert again["view"]["sheet"] == ended["view"]["sheet"]
        written = server.get(f"/api/rooms/{mine['room']}/record", mine["secret"]).json()
        assert len(written["deals"][0]["actions"]) == 52
        assert replay(parse_record(written)).match.ended[0].scores == tuple(
            ended["view"]["sheet"]["deals"][0]["scores"]
        )


async def vote(person: Person, version: int, *, end: bool) -> None:
    person.ids += 1
    await person.send({"type": "vote", "id": person.ids, "version": version, "end": end})

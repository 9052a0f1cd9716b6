"""Over sockets and HTTP: the host removes a player, whose secret opens nothing any more, after a restart too."""

from pathlib import Path

from tools.driver.server import Server


async def test_the_secret_of_a_removed_player_is_refused_everywhere(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Server(data) as server:
        mine = server.open_room("kings-corner", "pagat", "open", "open")
        guests = [server.join(mine["room"], f"Guest {number}") for number in range(2)]
        room, mia = mine["room"], guests[0]
        async with (
            server.sit(room, mine["secret"]) as me,
            server.sit(room, mia["secret"]) as her,
            server.sit(room, guests[1]["secret"]),
        ):
            await me.send({"type": "next"})
            while (update := await me.expect("update"))["view"]["phase"] != "deal":
                pass
            await me.send({"type": "remove", "id": 1, "version": update["version"], "seat": mia["seat"]})
            while (update := await me.expect("update"))["event"]["kind"] != "removed":
                pass
            assert update["event"]["name"] == "Guest 0"
            assert (await her.expect("failure"))["code"] == "removed"
            answer = server.get(f"/api/rooms/{room}", mia["secret"])
            assert (answer.status_code, answer.json()["code"]) == (403, "removed")
            assert server.get(f"/api/rooms/{room}/record", mia["secret"]).status_code == 403
            assert server.get(f"/api/rooms/{room}").status_code == 200
    with Server(data) as server:
        async with server.connected(room) as socket:
            await socket.send('{"type": "hello", "secret": "' + mia["secret"] + '"}')
            assert '"removed"' in await socket.recv()

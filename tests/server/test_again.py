"""Another match among the same people, over real sockets: two who ask at once, a restart in between, strangers."""

import asyncio
from pathlib import Path
from typing import Any

from tools.driver.server import Person, Server


async def play_together(server: Server, seated: list[dict[str, Any]]) -> list[Person]:
    """Play the first legal token for every player until the match is over. Returns what each of them has heard."""
    room = seated[0]["room"]
    async with (
        server.sit(room) as onlooker,
        server.sit(room, seated[0]["secret"]) as one,
        server.sit(room, seated[1]["secret"]) as two,
    ):
        await asyncio.gather(*(person.play(lambda legal: legal[0]) for person in (one, two)))
        answers = await asyncio.gather(*(asyncio.to_thread(ask, server, room, who["secret"]) for who in seated * 2))
        assert [status for status, _ in answers] == [201] * 4
        rooms = {answer["room"] for _, answer in answers}
        assert len(rooms) == 1
        for person in (onlooker, one, two):
            while (told := await person.expect("update"))["event"]["kind"] != "followed":
                pass
            assert told["view"]["following"]["room"] in rooms
        return [onlooker, one, two]


def ask(server: Server, room: str, secret: str) -> tuple[int, dict[str, Any]]:
    answer = server.post(f"/api/rooms/{room}/again", {}, **({"Authorization": f"Bearer {secret}"} if secret else {}))
    return answer.status_code, answer.json()


def give(server: Server, room: str, seat: int, kind: str, secret: str) -> tuple[int, dict[str, Any]]:
    headers = {"Authorization": f"Bearer {secret}"} if secret else {}
    answer = server.post(f"/api/rooms/{room}/seats/{seat}", {"kind": kind, "name": "Ada"}, **headers)
    return answer.status_code, answer.json()


def test_friends_stay_together(tmp_path: Path) -> None:
    with Server(tmp_path / "data", "--rate", "0") as server:
        mine = server.open_room("kings-corner", "pagat", "open", "thumb-1", deals=1)
        seated = [mine, server.join(mine["room"])]
        status, problem = ask(server, mine["room"], seated[1]["secret"])
        assert (status, problem["code"]) == (409, "hosts-match")
        heard = asyncio.run(play_together(server, seated))
        for person in heard:
            assert not any(who["secret"] in str(person.messages) for who in seated)
        for secret in ("", "x" * 32):
            status, problem = ask(server, mine["room"], secret)
            assert (status, problem["code"]) == (401, "wrong-secret")
        again = ask(server, mine["room"], mine["secret"])[1]
        server.kill()

    with Server(tmp_path / "data", "--rate", "0") as server:
        answers = [ask(server, mine["room"], who["secret"])[1] for who in seated]
        assert [answer["room"] for answer in answers] == [again["room"]] * 2
        assert [answer["secret"] for answer in answers] == [who["secret"] for who in seated]
        assert [answer["seat"] for answer in answers] == [who["seat"] for who in seated]
        assert server.post(f"/api/rooms/{again['room']}/seat", {"name": "Cy"}).json()["code"] == "seat-taken"

        # Bo does not come: the seat goes to a bot, by the people of the room only.
        bo = answers[1]["seat"]
        assert give(server, again["room"], bo, "casual", "")[1]["code"] == "wrong-secret"
        assert give(server, again["room"], bo, "unknown", mine["secret"])[0] == 422
        # The host's seat is the host's alone.
        for kind in ("open", "casual"):
            status, problem = give(server, again["room"], again["seat"], kind, seated[1]["secret"])
            assert (status, problem["code"]) == (409, "hosts-seat")
        assert give(server, again["room"], 9, "open", mine["secret"])[1]["code"] == "seat-taken"
        status, room = give(server, again["room"], bo, "casual", mine["secret"])
        assert (status, room["you"], room["seats"][bo]["kind"]) == (200, again["seat"], "casual")
        status, problem = ask(server, mine["room"], seated[1]["secret"])
        assert (status, problem["code"]) == (409, "seat-taken")

        async def begin() -> None:
            async with server.sit(again["room"], mine["secret"]) as me:
                # A single deal: the bots before us may end it, and with it the match, before our turn.
                while (phase := (await me.expect("update"))["view"]["phase"]) == "waiting":
                    pass
                assert phase in ("deal", "over")

        asyncio.run(begin())

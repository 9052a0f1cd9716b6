"""What people say at a table, over real sockets: friends and an onlooker hear it, in order, and once."""

import asyncio

from tools.driver.server import Server


async def test_friends_hear_each_other(server: Server) -> None:
    mine = server.open_room("king", "king", "open", "thumb-1", "thumb-1")
    friend = server.join(mine["room"])
    async with (
        server.sit(mine["room"], mine["secret"]) as ana,
        server.sit(mine["room"], friend["secret"]) as bo,
        server.sit(mine["room"]) as onlooker,
    ):
        for person in (ana, bo, onlooker):
            await person.expect("update")
        await ana.send({"type": "say", "phrase": "hello"})
        greeted = [await person.expect("said") for person in (bo, onlooker, ana)]
        assert greeted == [{"type": "said", "seat": mine["seat"], "phrase": "hello"}] * 3
        await bo.send({"type": "say", "phrase": "moment"})
        assert await ana.expect("said") == {"type": "said", "seat": friend["seat"], "phrase": "moment"}

        # What cannot be said is refused to its sender, and others do not hear of it; the connection goes on.
        await onlooker.send({"type": "say", "phrase": "hello"})
        assert (await onlooker.expect("failure"))["code"] == "not-seated"
        for wrong in ({"phrase": "hurry-up"}, {}, {"phrase": "hello", "seat": friend["seat"]}):
            await ana.send({"type": "say", **wrong})
            assert (await ana.expect("failure"))["code"] == "bad-message"
        await asyncio.gather(*(bo.send({"type": "say", "phrase": "oops"}) for _ in range(6)))
        assert (await bo.expect("failure"))["code"] == "too-fast"
        await ana.send({"type": "say", "phrase": "goodbye"})
        while (said := await onlooker.expect("said"))["phrase"] != "goodbye":
            assert said["seat"] == friend["seat"]
    assert "moment" not in server.get(f"/api/rooms/{mine['room']}/record", mine["secret"]).text

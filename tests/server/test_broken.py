"""A stored log that this version's rules refuse: quarantined, shown as far as it goes, and the server keeps running."""

import sqlite3
from pathlib import Path

from kingcraft.record.record import parse_record
from kingcraft.record.replay import replay
from kingcraft.server.store.sqlite import FILE_NAME
from tools.driver.server import Person, Server


async def first_deal(person: Person) -> None:
    while not (await person.expect("update"))["event"]["ended"]:
        if (update := person.messages[-1])["legal"]:
            await person.act(update["version"], update["legal"][0])


async def test_a_log_that_the_rules_refuse(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Server(data, "--rate", "0") as server:
        mine = server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")
        async with server.sit(mine["room"], mine["secret"]) as person:
            await first_deal(person)
        older = server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")
    with sqlite3.connect(data / FILE_NAME) as database:
        end = database.execute("SELECT max(seq) FROM event WHERE room = ?", (mine["room"],)).fetchone()[0]
        wrong = b'{"event":"dealt","deal":7,"nonces":["","","",""]}'
        database.execute("INSERT INTO event VALUES (?, ?, ?)", (mine["room"], end + 1, wrong))
        database.execute("UPDATE event SET body = ? WHERE room = ? AND seq = 0", (b"{}", older["room"]))
    database.close()
    with Server(data, "--rate", "0") as server:
        async with server.sit(mine["room"], mine["secret"]) as person:
            update = await person.expect("update")
            assert (update["view"]["phase"], update["legal"]) == ("broken", [])
            assert len(update["view"]["table"]["history"]) == 52
            await person.act(update["version"], "QH")
            assert (await person.expect("refused"))["code"] == "room-broken"
        record = server.get(f"/api/rooms/{mine['room']}/record", mine["secret"])
        assert len(replay(parse_record(record.json())).to_json()["deals"]) == 1
        assert server.get(f"/api/rooms/{mine['room']}").json()["phase"] == "broken"
        # Not even the opening of this one can be read.
        answer = server.get(f"/api/rooms/{older['room']}")
        assert (answer.status_code, answer.json()["code"]) == (409, "room-broken")
        async with server.sit(older["room"], older["secret"]) as person:
            assert (await person.expect("failure"))["code"] == "room-broken"
        # Other rooms are not touched.
        assert server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")["room"]

"""The deal of the day over HTTP and a real socket."""

from typing import Any

from kingcraft.daily.fields import DATA, read
from tools.driver.server import Server

#: The last day that has a field, so that its tasks change as the data grows.
DATE = max(date for file in DATA.glob("*.json") for date in read(file).days)


def begin(server: Server, task: str, date: str = DATE, bots: int = 1, **more: Any) -> Any:
    seats = [{"kind": "you", "name": "Ana"}, *({"kind": "casual"} for _ in range(bots))]
    return server.post("/api/practice", {"source": {"kind": "day", "date": date, "task": task}, "seats": seats, **more})


async def test_a_day_is_looked_up_played_and_compared(server: Server) -> None:
    found = server.get(f"/api/days/{DATE}").json()
    assert (found["date"], [task["field"] for task in found["tasks"]]) == (DATE, [True] * 3)
    mine = begin(server, "corner").json()
    early = server.get(f"/api/rooms/{mine['room']}/day")
    assert (early.status_code, early.json()["code"]) == (409, "match-not-over")
    async with server.sit(mine["room"], mine["secret"]) as ana:
        update = await ana.expect("update")
        while update["view"]["phase"] == "deal":
            if update["legal"]:
                await ana.act(update["version"], update["legal"][-1])
            update = await ana.expect("update")
    assert (update["view"]["phase"], update["view"]["practice"]["day"]) == ("over", DATE)
    result = server.get(f"/api/rooms/{mine['room']}/day").json()
    assert (result["date"], result["task"], sum(runs for _, runs in result["field"])) == (DATE, "corner", 100)
    scores = update["view"]["sheet"]["totals"]
    assert result["points"] == scores[1] - scores[0]
    assert 0 <= result["beats"] <= 100


def test_what_is_no_day_is_refused(server: Server, mine: dict[str, Any]) -> None:
    for answer, status, code, place in (
        (begin(server, "hearts"), 400, "bad-message", ""),
        (begin(server, "corner", "yesterday"), 400, "bad-message", ""),
        (begin(server, "corner", "2027-02-30"), 422, "bad-format", "source.date"),
        (begin(server, "avoid"), 422, "bad-format", "seats"),
        (server.get("/api/days/2027-02-30"), 404, "not-found", ""),
        (server.get("/api/days/tomorrow"), 404, "not-found", ""),
        (server.get(f"/api/rooms/{mine['room']}/day"), 404, "not-found", ""),
        (server.get("/api/rooms/aaaaaaaaaaaaaaaa/day"), 404, "no-room", ""),
    ):
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert not place or answer.json()["place"] == place

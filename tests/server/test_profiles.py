"""What the server tells a player of their own match: to its people alone, and only of deals that have ended."""

from typing import Any

from tools.driver.server import Server


def test_a_match_is_told_as_each_seat_played_it(server: Server) -> None:
    mine = server.open_room("king", "king", *["thumb-1"] * 3, contracts=["no-king"], auction="always")
    path = f"/api/rooms/{mine['room']}/played"
    before = server.get(path, mine["secret"]).json()
    assert (before["over"], before["deals"], before["place"], before["practice"]) == (False, [], 1, False)
    server.play_out(mine)
    found = server.get(path, mine["secret"]).json()
    record = server.get(f"/api/rooms/{mine['room']}/record", mine["secret"]).json()
    seat = mine["seat"]
    assert (found["room"], found["game"], found["seat"]) == (mine["room"], "king", seat)
    assert (found["over"], found["won"]) == (True, seat in record["winners"])
    assert found["total"] == record["totals"][seat]
    assert [deal["points"] for deal in found["deals"]] == [deal["scores"][seat] for deal in record["deals"]]
    assert found["seats"] == record["seats"]
    assert found["deals"][0]["contract"] == "no-king"
    assert {deal["role"] for deal in found["deals"][1:]} <= {"bought", "sold", "kept", "left", "unplayed"}


def test_no_one_else_is_told(server: Server) -> None:
    mine = server.open_room("kings-corner", "pagat", "thumb-1")
    path = f"/api/rooms/{mine['room']}/played"
    for answer in (server.get(path), server.get(path, "no such secret")):
        assert (answer.status_code, answer.json()["code"]) == (401, "wrong-secret")
    missing = server.get("/api/rooms/aaaaaaaaaaaaaaaa/played", mine["secret"])
    assert (missing.status_code, missing.json()["code"]) == (404, "no-room")


def test_practice_says_that_it_is_practice(server: Server) -> None:
    seats: list[dict[str, Any]] = [{"kind": "you", "name": "Ana"}, *[{"kind": "thumb-1"}] * 3]
    source = {"kind": "alone", "game": "king", "preset": "king", "contract": "no-queens"}
    mine = server.post("/api/practice", {"source": source, "seats": seats}).json()
    server.play_out(mine)
    assert server.get(f"/api/rooms/{mine['room']}/played", mine["secret"]).json()["practice"] is True

"""The results of a player's calls, and the review of one deal: asked of a real server, by those who may."""

from typing import Any

from tools.driver.server import Server

SEATS: list[dict[str, Any]] = [{"kind": "you", "name": "Ana"}, *[{"kind": "thumb-1"}] * 3]


def practised(server: Server, contract: str) -> dict[str, Any]:
    source = {"kind": "alone", "game": "king", "preset": "king", "contract": contract}
    answer = server.post("/api/practice", {"source": source, "seats": SEATS})
    assert answer.status_code == 201, answer.text
    seated: dict[str, Any] = answer.json()
    server.play_out(seated)
    return seated


def test_a_practised_auction_ends_with_a_verdict(server: Server) -> None:
    mine = practised(server, "positive")
    path = f"/api/rooms/{mine['room']}/verdicts/1"
    found = server.get(path, mine["secret"]).json()
    assert (found["deal"], found["seat"]) == (1, mine["seat"])
    assert found["verdict"]["sentences"][-1]["id"].startswith("verdict-hand")
    assert found["verdict"]["worth"]["games"]
    refused = server.get(path)
    assert (refused.status_code, refused.json()["code"]) == (401, "wrong-secret")
    missing = server.get(f"/api/rooms/{mine['room']}/verdicts/2", mine["secret"])
    assert (missing.status_code, missing.json()["code"]) == (404, "not-found")


def test_a_deal_to_avoid_has_no_verdict(server: Server) -> None:
    mine = practised(server, "no-queens")
    assert server.get(f"/api/rooms/{mine['room']}/verdicts/0", mine["secret"]).json()["verdict"] is None


def test_deals_of_a_match_under_way_are_reviewed_for_its_people_alone(server: Server) -> None:
    mine = server.open_room("kings-corner", "pagat", "thumb-1", deals=2)
    path = f"/api/rooms/{mine['room']}/review/deals/0"
    for answer in (server.get(path), server.post(path, {})):
        assert (answer.status_code, answer.json()["code"]) == (409, "match-not-over")
    answer = server.get(path, mine["secret"])
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")  # no deal has ended

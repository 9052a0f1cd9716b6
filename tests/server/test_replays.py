"""Matches played again: every position of every golden match, and the same as an onlooker of the table was shown."""

import asyncio
import gzip
import json
import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kingcraft.games.king.view import KingObservation
from kingcraft.games.kings_corner.view import KingsCornerObservation
from kingcraft.record.replay import Replay, replay_document
from kingcraft.service.replay_messages import ReplayDeal, ReplayMatch
from kingcraft.service.replays import replay_deal, replay_match
from tests.record.documents import GOLDEN, golden, unplayed
from tools.driver.server import Server

CARD = re.compile(r"\b[A2-9TJQK][CDHS]\b")
#: Bytes of a deal, compressed.
LARGEST = 10_000


@pytest.fixture(scope="module", params=sorted(path.stem for path in GOLDEN.glob("*.json")))
def match(request: pytest.FixtureRequest) -> tuple[Replay, list[ReplayDeal]]:
    replay = replay_document(golden(request.param))
    return replay, [replay_deal(replay, number) for number in range(len(replay.record.deals))]


def test_a_deal_is_all_its_positions(match: tuple[Replay, list[ReplayDeal]]) -> None:
    replay, deals = match
    for number, (deal, recorded) in enumerate(zip(deals, replay.record.deals, strict=True)):
        assert (deal.deal, deal.view.deal, deal.view.phase) == (number, number, "deal")
        first, *frames = deal.frames
        assert (first.event.kind, first.event.ended, first.table.history) == ("deal", False, [])
        assert [frame.event.token for frame in frames] == list(recorded.actions)
        for before, frame in zip(deal.frames, frames, strict=False):
            event = frame.event
            assert (event.kind, event.seat) == ("act", before.table.to_act)
            assert event.token in before.legal
            assert frame.table.history == [*before.table.history, (event.seat, event.token)]
            assert frame.stage in {0, before.stage, before.stage + 1}
        for frame in deal.frames:
            assert frame.event.ended == (frame is deal.frames[-1]) == (frame.legal == [])
            assert list(map(len, frame.hands)) == frame.table.counts
            lying = [card for cards in (*frame.hands, *lying_cards(frame.table)) for card in cards]
            unseen = frame.table.stock if isinstance(frame.table, KingsCornerObservation) else 0
            assert len(set(lying)) == len(lying) == len(recorded.deck) - unseen


def lying_cards(table: Any) -> list[list[str]]:
    """The cards that everyone sees."""
    if isinstance(table, KingObservation):
        return [table.trick.cards, *(trick.cards for trick in table.tricks)]
    return list(table.piles.values())


def test_what_an_onlooker_may_not_know_is_beside_the_table_only(match: tuple[Replay, list[ReplayDeal]]) -> None:
    for deal in match[1]:
        drawn: set[str] = set()
        for before, frame in zip(deal.frames, deal.frames[1:], strict=False):
            assert frame.event.drew == []
            assert (frame.table.seat, frame.table.hand) == (None, [])
            if frame.drew:
                came = set(frame.hands[frame.event.drawer]) | {
                    card for pile in lying_cards(frame.table) for card in pile
                }
                assert set(frame.drew) <= came
                assert not set(frame.drew) & {card for hand in before.hands for card in hand}
                assert not set(frame.drew) & drawn
            drawn |= set(frame.drew)
            assert len(frame.drew) == frame.event.drawn


def test_the_score_sheet_is_that_of_the_moment(match: tuple[Replay, list[ReplayDeal]]) -> None:
    replay, deals = match
    whole = replay_match(replay)
    assert whole.over
    assert whole.actions == [len(deal.frames) - 1 for deal in deals]
    totals = [0] * len(whole.seats)
    for number, deal in enumerate(deals):
        assert deal.view.sheet.deals == whole.sheet.deals[:number]
        assert deal.view.sheet.totals == totals
        assert deal.ended is not None
        scores = deal.frames[-1].table.scores
        totals = [total + points for total, points in zip(totals, scores, strict=True)]
        assert deal.ended.sheet.totals == totals
        assert deal.ended.sheet.deals == whole.sheet.deals[: number + 1]
        assert deal.ended.phase == ("over" if deal is deals[-1] else "between")
        assert deal.view.dealer == deal.ended.dealer == whole.sheet.deals[number].dealer
    assert (whole.sheet.totals, deals[-1].ended and deals[-1].ended.sheet) == (totals, whole.sheet)


def test_a_deal_is_small(match: tuple[Replay, list[ReplayDeal]]) -> None:
    assert all(len(gzip.compress(msgspec.json.encode(deal), 6)) < LARGEST for deal in match[1])


def test_tricks_and_turns_are_counted_and_calls_are_not() -> None:
    king = replay_deal(replay_document(golden("king-bids")), 6)
    calls = sum(not CARD.fullmatch(frame.event.token) for frame in king.frames[1:])
    assert calls > 5
    stages = [frame.stage for frame in king.frames]
    assert stages == [0] * (1 + calls) + [trick for trick in range(1, 14) for _ in range(4)]
    corner = replay_deal(replay_document(golden("kings-corner-3")), 0)
    ends = [frame.stage for frame in corner.frames if frame.event.token == "end"]
    assert ends == list(range(1, len(ends) + 1))
    assert corner.frames[1].stage == 1


def test_a_record_without_an_end_is_shown_as_far_as_it_goes() -> None:
    document = golden("kings-corner-3")
    document["deals"] = document["deals"][:2]
    document["deals"][1]["actions"] = document["deals"][1]["actions"][:4]
    for name in ("totals", "winners"):
        document.pop(name, None)
    document["deals"][1].pop("scores")
    replay = replay_document(document)
    short = replay_match(replay)
    assert (short.over, len(short.sheet.deals), short.actions[1:]) == (False, 1, [4])
    deal = replay_deal(replay, 1)
    assert (deal.ended, len(deal.frames)) == (None, 5)
    assert deal.view.sheet == short.sheet
    assert replay_match(replay_document(unplayed(deals=[]))).actions == []


def test_names_are_as_the_record_says_them_and_no_longer_than_at_a_table() -> None:
    document = unplayed(players=4, seats=["human", "strong", "thumb-1", "human"], date="2026-11-22")
    document["players"] = ["Ana", "strong", "Bo\nthe  bot", "Seat 4"]
    short = replay_match(replay_document(document))
    assert [(seat.name, seat.kind) for seat in short.seats] == [
        ("Ana", "human"),
        ("", "strong"),
        ("Bothe  bot", "thumb-1"),
        ("", "human"),
    ]
    assert short.date == "2026-11-22"
    for seats, date in (({}, 1), (["open"] * 4, "<b>"), (["x" * 65] * 4, "x" * 9999), (["human"], None)):
        document |= {"seats": seats, "date": date, "players": ["x" * 999, "", "", ""]}
        short = replay_match(replay_document(document))
        assert [seat.kind for seat in short.seats] == ["human"] * 4
        assert (short.date, [seat.name for seat in short.seats]) == ("", ["x" * 24, "", "", ""])


def test_cards_are_told_as_we_write_them() -> None:
    document = golden("king")
    tokens = document["deals"][0]["actions"]
    document["deals"][0]["actions"] = [f"{token[1]}{token[0]}".lower() for token in tokens]
    frames = replay_deal(replay_document(document), 0).frames[1:]
    assert [frame.event.token for frame in frames] == tokens


# --- over the wire ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def played(server: Server) -> dict[str, tuple[dict[str, Any], list[dict[str, Any]]]]:
    """A match of each game that is over: its seat, and what an onlooker of the table was shown."""

    async def play(mine: dict[str, Any]) -> list[dict[str, Any]]:
        async with server.sit(mine["room"]) as onlooker:
            await onlooker.expect("update")
            async with server.sit(mine["room"], mine["secret"]) as person:
                await person.play(random.Random(5).choice)
            while (await onlooker.expect("update"))["view"]["phase"] != "over":
                pass
            return onlooker.messages

    wishes: dict[str, tuple[str, tuple[str, ...], dict[str, Any]]] = {
        "king": ("brazil", ("thumb-1",) * 3, {}),
        "kings-corner": ("pagat", ("thumb-1", "thumb-1"), {"deals": 2}),
    }
    shown = {}
    for game, (preset, others, options) in wishes.items():
        mine = server.open_room(game, preset, *others, **options)
        shown[game] = (mine, asyncio.run(play(mine)))
    return shown


@pytest.mark.parametrize("game", ["king", "kings-corner"])
def test_it_is_played_again_as_an_onlooker_saw_it(
    server: Server, played: dict[str, tuple[dict[str, Any], list[dict[str, Any]]]], game: str
) -> None:
    mine, messages = played[game]
    short = server.get(f"/api/matches/{mine['room']}")
    last = messages[-1]["view"]
    assert (short.status_code, short.json()["sheet"], short.json()["rules"]) == (200, last["sheet"], last["rules"])
    assert [(seat["name"], seat["kind"]) for seat in short.json()["seats"]] == [
        (seat["name"], seat["kind"]) for seat in last["seats"]
    ]
    seen = [message for message in messages if message["event"]["kind"] in ("deal", "act")]
    for number in range(len(last["sheet"]["deals"])):
        answer = server.get(f"/api/matches/{mine['room']}/deals/{number}")
        assert (answer.status_code, answer.headers["content-encoding"]) == (200, "gzip")
        plain = server.get(f"/api/matches/{mine['room']}/deals/{number}", encoding="identity")
        assert plain.content == answer.content
        deal = answer.json()
        shown = [message for message in seen if message["view"]["deal"] == number]
        assert [frame["event"] for frame in deal["frames"]] == [message["event"] for message in shown]
        assert [frame["table"] for frame in deal["frames"]] == [message["view"]["table"] for message in shown]
        for frame, message in zip(deal["frames"], shown, strict=True):
            view = deal["ended"] if frame["event"]["ended"] else deal["view"]
            there = {
                name: message["view"][name] for name in ("room", "game", "phase", "deal", "dealer", "sheet", "rules")
            }
            assert {name: view[name] for name in there} == there
    beyond = server.get(f"/api/matches/{mine['room']}/deals/{len(last['sheet']['deals'])}")
    assert (beyond.status_code, beyond.json()["code"]) == (404, "not-found")


@pytest.mark.parametrize("game", ["king", "kings-corner"])
def test_its_record_is_played_again_alike(
    server: Server, played: dict[str, tuple[dict[str, Any], list[dict[str, Any]]]], game: str
) -> None:
    mine = played[game][0]
    record = server.get(f"/api/rooms/{mine['room']}/record", mine["secret"]).json()
    short = server.get(f"/api/matches/{mine['room']}").json()
    assert server.post("/api/replay", record).json() == {**short, "room": ""}
    again = server.post("/api/replay/deals/1", record).json()
    deal = server.get(f"/api/matches/{mine['room']}/deals/1").json()
    assert again["frames"] == deal["frames"]
    assert again["ended"] == {**deal["ended"], "room": ""}
    for number in ("-1", str(len(record["deals"])), "x", "1" * 30):
        answer = server.post(f"/api/replay/deals/{number}", record)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


@pytest.fixture
def under_way(server: Server) -> dict[str, Any]:
    """A match of King in its second deal: one deal lies open, and no one may see the other."""
    mine = server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")

    async def play() -> None:
        async with server.sit(mine["room"], mine["secret"]) as person:
            while True:
                update = await person.expect("update")
                if update["view"]["phase"] == "between" and update["event"]["ended"]:
                    await person.send({"type": "next"})
                if update["view"]["deal"] == 1 and update["legal"]:
                    return
                if update["legal"]:
                    await person.act(update["version"], update["legal"][0])

    asyncio.run(play())
    return mine


def test_a_match_under_way_shows_its_people_the_deals_that_have_ended(
    server: Server, under_way: dict[str, Any]
) -> None:
    base, secret = f"/api/matches/{under_way['room']}", under_way["secret"]
    short = msgspec.json.decode(server.get(base, secret).content, type=ReplayMatch)
    assert (short.over, len(short.sheet.deals), short.actions) == (False, 1, [52])
    assert server.get(f"{base}/deals/0", secret).json()["ended"]["phase"] == "between"
    for number in (1, 2, -1):
        answer = server.get(f"{base}/deals/{number}", secret)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    # Of a deal of King everybody knows all cards when it has ended; more than these the answer does not hold.
    counted = json.dumps(msgspec.to_builtins(short.sheet.deals))
    assert set(CARD.findall(server.get(base, secret).text)) == set(CARD.findall(counted))


def test_no_one_else_sees_anything_of_a_match_under_way(server: Server, under_way: dict[str, Any]) -> None:
    base = f"/api/matches/{under_way['room']}"
    other = server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")
    for path in (base, f"{base}/deals/0", f"{base}/deals/1"):
        answer = server.get(path)
        assert (answer.status_code, answer.json()["code"]) == (409, "match-not-over")
        for secret in ("x", other["secret"]):
            answer = server.get(path, secret)
            assert (answer.status_code, answer.json()["code"]) == (401, "wrong-secret")
    for path in ("/api/matches/unknown", "/api/matches/unknown/deals/0"):
        answer = server.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-room")


def test_a_match_can_be_played_again_after_a_restart(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Server(data, "--rate", "0") as first:
        mine = first.open_room("kings-corner", "pagat", "thumb-1", deals=1)

        async def play() -> None:
            async with first.sit(mine["room"], mine["secret"]) as person:
                await person.play(random.Random(2).choice)

        asyncio.run(play())
        path = f"/api/matches/{mine['room']}/deals/0"
        before = first.get(path).content
        first.kill()
    with Server(data) as again:
        assert again.get(path).content == before

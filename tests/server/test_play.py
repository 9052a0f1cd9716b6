"""Whole matches over real sockets against bots, and what is left of them."""

import asyncio
import random
from typing import Any

import pytest

from kingcraft.record.record import parse_record
from kingcraft.record.replay import replay
from kingcraft.record.verify import verify
from tools.driver.server import Server


def pick(seed: int) -> Any:
    return random.Random(seed).choice


@pytest.mark.parametrize(
    ("game", "preset", "others"),
    [
        ("king", "king", ("thumb-1", "thumb-1", "thumb-1")),
        ("kings-corner", "pagat", ("thumb-1",)),
        ("kings-corner", "pagat", ("thumb-1", "random", "thumb-1", "random", "random")),
    ],
)
async def test_whole_match_against_bots(server: Server, game: str, preset: str, others: tuple[str, ...]) -> None:
    mine = server.open_room(game, preset, *others)
    nonce = "5a" * 16
    async with server.sit(mine["room"], mine["secret"], nonce) as person:
        last = await person.play(pick(1))
    versions = [message["version"] for message in person.messages]
    assert versions == sorted(versions)
    assert not [message for message in person.messages if message["type"] != "update"]
    view = last["view"]
    assert view["you"] == mine["seat"]
    assert view["proofs"][0]["commit"] == mine["commit"]
    answer = server.get(f"/api/rooms/{mine['room']}/record", mine["secret"])
    record = parse_record(answer.json())
    played = replay(record)
    assert played.to_json()["totals"] == view["sheet"]["totals"]
    assert played.to_json()["winners"] == view["sheet"]["winners"]
    assert {verdict.kind for verdict in verify(record)} == {"fair"}
    assert all(deal["fairness"]["nonces"][mine["seat"]] == nonce for deal in answer.json()["deals"])
    summary = server.get(f"/api/rooms/{mine['room']}", mine["secret"]).json()
    assert (summary["phase"], summary["you"], summary["totals"]) == ("over", mine["seat"], view["sheet"]["totals"])


async def test_king_sheet_names_the_ten_deals(server: Server) -> None:
    mine = server.open_room("king", "king", "random", "random", "random", auction="always")
    async with server.sit(mine["room"], mine["secret"]) as person:
        first = await person.expect("update")
        assert first["view"]["sheet"]["plan"] == [
            "no-tricks", "no-hearts", "no-queens", "no-men", "no-king", "last-two", *["positive"] * 4,
        ]  # fmt: skip
        last = await person.play(pick(2))
    sheet = last["view"]["sheet"]
    assert [deal["label"] for deal in sheet["deals"][:6]] == first["view"]["sheet"]["plan"][:6]
    for deal in sheet["deals"][6:]:  # the auctioneer may take the points without play (G56)
        assert deal["label"] in ("plus", "minus") if any(deal["counted"]) else not deal["label"]
    told = [deal["sale"] for deal in sheet["deals"]]
    assert told[:6] == [None] * 6
    # A sale has a buyer and a price; a deal that was kept has neither.
    for deal, sale in zip(sheet["deals"][6:], told[6:], strict=True):
        assert sale["seller"] == deal["dealer"]
        assert (sale["buyer"] >= 0) == bool(sale["price"])
    assert sheet["plan"] == []
    assert [sum(deal["scores"]) for deal in sheet["deals"]] == [-260, -260, -200, -240, -160, -180, *[325] * 4]
    hearts = sheet["deals"][1]["counted"]
    assert sum(len(cards.split()) for cards in hearts) == 13
    assert sum(int(tricks) for tricks in sheet["deals"][0]["counted"]) == 13


async def test_every_action_is_one_update_with_its_animation(server: Server) -> None:
    mine = server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")
    async with server.sit(mine["room"], mine["secret"]) as person:
        while True:
            update = await person.expect("update")
            if update["event"]["ended"]:
                break
            if update["legal"]:
                await person.act(update["version"], update["legal"][0])
    acts = [message["event"] for message in person.messages if message["event"]["kind"] == "act"]
    assert len(acts) == 52
    assert [[act["seat"], act["token"]] for act in acts] == update["view"]["table"]["history"]
    taken = [act["trickTo"] for act in acts if act["trickTo"] >= 0]
    assert [taken.count(seat) for seat in range(4)] == update["view"]["table"]["taken"]


async def test_draws_are_told_and_shown_to_the_drawer_alone(server: Server) -> None:
    mine = server.open_room("kings-corner", "pagat", "open")
    other = server.join(mine["room"])
    async with server.sit(mine["room"], mine["secret"]) as ana, server.sit(mine["room"], other["secret"]) as bo:
        turns = [asyncio.create_task(person.my_turn()) for person in (ana, bo)]
        done, waiting = await asyncio.wait(turns, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        update = done.pop().result()
        me, you = (ana, bo) if update["view"]["you"] == mine["seat"] else (bo, ana)
        await me.act(update["version"], "end")
        mine_after, yours_after = await acted(me), await acted(you)
    assert mine_after["event"]["drawn"] == yours_after["event"]["drawn"] == 1
    assert mine_after["event"]["drawer"] == yours_after["event"]["drawer"] == update["view"]["you"]
    assert yours_after["event"]["drew"] == []
    assert len(mine_after["event"]["drew"]) == 1
    assert mine_after["event"]["drew"][0] in mine_after["view"]["table"]["hand"]


async def acted(person: Any) -> dict[str, Any]:
    """The update after the last action of any player."""
    while True:
        for message in person.messages:
            if message["type"] == "update" and message["event"]["kind"] == "act":
                return dict(message)
        await person.receive()


async def test_seats_of_king_are_drawn_by_lot_and_first_dealers_too(server: Server) -> None:
    """G4, G5: over forty rooms at most every seat and every dealer turns up (missing one: 4 * (3/4)^40 = 0.00004)."""
    seats, dealers = set(), set()
    for _ in range(40):
        mine = server.open_room("king", "king", "random", "random", "random")
        seats.add(mine["seat"])
        async with server.sit(mine["room"]) as onlooker:
            dealers.add((await onlooker.expect("update"))["view"]["dealer"])
        if len(seats) == len(dealers) == 4:
            break
    assert seats == dealers == {0, 1, 2, 3}

"""Nothing that a person may not know is ever sent: whole matches, four people and two onlookers, every message read.

Half of them are sent whole views, half only changes, as the page is. What each may know is worked out here from the
finished record and the rules of dealing alone, not by the program's own view.
"""

import asyncio
import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tools.driver.server import Person, Server

CARD = re.compile(r"\b[A2-9TJQK][CDHS]\b")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("leaks") / "data", "--rate", "0") as running:
        yield running


class Known:
    """What one viewer may know of one deal after some of its actions."""

    def __init__(self, game: str, players: int, dealer: int, deal: dict[str, Any]) -> None:
        deck = deal["deck"].split()
        self.game, self.players, self.dealer, self.actions = game, players, dealer, deal["actions"]
        each = 13 if game == "king" else 7
        order = [(dealer + 1 + turn) % players for turn in range(each * players)]
        dealt = list(zip(deck, order, strict=False))
        self.hands = {seat: {card for card, to in dealt if to == seat} for seat in range(players)}
        self.table = set(deck[each * players : each * players + 4]) if game == "kings-corner" else set()
        self.stock = deck[each * players + 4 :]
        self.seed = deal["fairness"]["server_seed"]

    def cards(self, viewer: int | None, actions: int) -> set[str]:
        known = set(self.table) | (self.hands[viewer] if viewer is not None else set())
        stock, to_act = list(self.stock), (self.dealer + 1) % self.players
        for token in self.actions[:actions]:
            known |= set(CARD.findall(token))
            if token == "end" and stock:
                drawn = stock.pop(0)
                known |= {drawn} if viewer == to_act else set()
            if token == "end":
                to_act = (to_act + 1) % self.players
        return known


@pytest.mark.parametrize(("game", "preset"), [("king", "king"), ("kings-corner", "pagat")])
async def test_no_message_tells_what_its_reader_may_not_know(server: Server, game: str, preset: str) -> None:
    mine = server.open_room(game, preset, "open", "open", "open")
    seated = [mine, *(server.join(mine["room"], f"Guest {number}") for number in range(3))]
    seated.sort(key=lambda seat: seat["seat"])
    people, onlookers = await play(server, seated)
    record = server.get(f"/api/rooms/{mine['room']}/record", mine["secret"]).json()
    deals = [Known(game, 4, (record["dealer"] + number) % 4, deal) for number, deal in enumerate(record["deals"])]
    checked = 0
    for viewer, person in [*enumerate(people), *((None, onlooker) for onlooker in onlookers)]:
        for came, message in zip(person.came, person.messages, strict=True):
            assert message["type"] == "update", message
            checked += check(viewer, came, message, deals)
            for other in seated:
                assert other["secret"] not in json.dumps(came)
    assert checked > 6 * sum(len(deal.actions) for deal in deals) * 0.9
    changes = [sum("room" not in came["view"] for came in person.came) for person in (*people, *onlookers)]
    assert all((count > checked / 6 * 0.9) == (number % 2 == 0) for number, count in enumerate(changes))


def check(viewer: int | None, came: dict[str, Any], message: dict[str, Any], deals: list[Known]) -> int:
    """Check one message, as it came and with its whole view; 1 if it was of a deal under way."""
    view = message["view"]
    assert view["you"] == viewer
    if viewer is None:
        assert message["legal"] == []
    for proof in view["proofs"]:
        under_way = view["phase"] in ("deal", "waiting") and proof["deal"] == view["deal"]
        prepared = proof["deal"] > view["deal"]
        assert (proof["serverSeed"] == "") == (under_way or prepared)
        if under_way or prepared:
            assert deals[proof["deal"]].seed not in json.dumps((came, message))
    if view["phase"] != "deal":
        return 0
    allowed = deals[view["deal"]].cards(viewer, len(view["table"]["history"]))
    for sent in (came, message):
        # The score sheet holds cards of deals that have ended; all their cards are known since.
        told = set(CARD.findall(json.dumps({**sent, "view": {**sent["view"], "sheet": None, "proofs": None}})))
        assert told <= allowed, (viewer, message["version"], told - allowed)
    if viewer is not None:
        assert set(view["table"]["hand"]) <= set(CARD.findall(json.dumps(view["table"])))
    return 1


async def play(server: Server, seated: list[dict[str, Any]]) -> tuple[list[Person], list[Person]]:
    """Play at random to the end for every player; every message is kept. Every second person takes changes."""
    choose = random.Random(7).choice
    room = seated[0]["room"]
    async with (
        server.sit(room, changes=True) as stranger,
        server.sit(room) as onlooker,
        server.sit(room, seated[0]["secret"], "00" * 16, changes=True) as first,
        server.sit(room, seated[1]["secret"], "11" * 16) as second,
        server.sit(room, seated[2]["secret"], changes=True) as third,
        server.sit(room, seated[3]["secret"], "33" * 16) as fourth,
    ):
        people, onlookers = [first, second, third, fourth], [stranger, onlooker]
        await asyncio.gather(*(person.play(choose) for person in people), *map(watch, onlookers))
        return people, onlookers


async def watch(onlooker: Person) -> None:
    while (await onlooker.expect("update"))["view"]["phase"] != "over":
        pass


async def dealing(person: Person) -> dict[str, Any]:
    while (update := await person.expect("update"))["event"]["kind"] != "deal":
        pass
    return update


async def test_onlookers_get_the_same_bytes(server: Server) -> None:
    """A second onlooker sees what the first sees, and a stranger's summary of the room names no cards."""
    mine = server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")
    async with server.sit(mine["room"]) as one, server.sit(mine["room"]) as two:
        async with server.sit(mine["room"], mine["secret"]) as me:
            await me.my_turn()
        dealt = [await dealing(person) for person in (one, two)]
    assert dealt[0] == dealt[1]
    assert not CARD.findall(server.get(f"/api/rooms/{mine['room']}").text)


def test_the_record_of_a_live_deal_is_not_given(server: Server) -> None:
    """No download contains the deck of a deal under way, and a record is for people of the room only."""
    mine = server.open_room("king", "king", "thumb-1", "thumb-1", "thumb-1")

    async def start() -> None:
        async with server.sit(mine["room"], mine["secret"]) as me:
            await me.my_turn()

    asyncio.run(start())
    assert server.get(f"/api/rooms/{mine['room']}/record", mine["secret"]).json()["deals"] == []
    assert server.get(f"/api/rooms/{mine['room']}/record").status_code == 401

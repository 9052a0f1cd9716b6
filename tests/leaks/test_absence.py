"""A bot that plays for an absent player sees what that seat sees, and what it does shows no one a card more."""

import dataclasses

import pytest

from kingcraft.bots.decision import Decision
from kingcraft.games.registry import games, observe
from kingcraft.room.views.record import record
from tests.leaks.known import CARD, Known
from tests.room.agreeing import Table, updates
from tests.room.memory import FirstLegal, House
from tests.room.test_absence import SOON, gone, lend, until_turn_of


class Watching(FirstLegal):
    """A bot that plays for an absent player, and keeps what it was shown."""

    name = "casual"

    def __init__(self) -> None:
        self.shown: list[Decision] = []

    def choose(self, decision: Decision) -> str:
        self.shown.append(decision)
        return super().choose(decision)


@pytest.mark.parametrize("game", games())
async def test_a_bot_in_a_persons_seat_shows_no_one_a_card(game: str) -> None:
    bot = Watching()
    house = House(grace=0.01, casual=bot)
    house.ports = dataclasses.replace(house.ports, absence=SOON)
    table = await Table.of(game, "open", "first", *(["first"] if game == "king" else []), house=house)
    one, two = table.seats
    await until_turn_of(table, two)
    await gone(table, two)
    deal = table.state.match.state
    assert deal is not None
    sight = observe(deal, two)
    await lend(table, one, two)
    await until_turn_of(table, one)
    await table.come_back(two)
    while table.room.phase == "deal":
        await table.act()
    assert bot.shown[0].observation == sight
    seat = {each.observation.seat for each in bot.shown}
    assert seat == {two}
    written = record(table.state, table.room.name).to_json()
    known = Known(game, len(table.state.seats), written["dealer"], written["deals"][0])
    told = 0
    for viewer, listener in ((None, table.onlooker), (one, table.of_seat(one)), (two, table.of_seat(two))):
        for update in updates(listener):
            if update["view"]["phase"] != "deal":
                continue
            view = update["view"]
            cards = set(
                CARD.findall(str((update["event"], view["table"], view["missed"], view["seats"], update["legal"])))
            )
            assert cards <= known.cards(viewer, len(view["table"]["history"])), (viewer, update["event"])
            told += update["event"]["kind"] in ("gone", "lend", "back")
            assert view["missed"] is None or viewer == two
    assert told == 7  # three for each of those who looked on, and for the returning player that they are back

"""A bot in the seat of a removed player sees what that seat sees; no one else sees a card more."""

import pytest

from kingcraft.bots.decision import Decision
from kingcraft.games.registry import games, observe
from kingcraft.room.views.record import record
from tests.leaks.known import CARD, Known
from tests.room.agreeing import Table, updates
from tests.room.memory import FirstLegal, House, Listener
from tests.room.test_absence import until_turn_of
from tests.room.test_removing import remove


class Watching(FirstLegal):
    """A bot that keeps what it was shown."""

    name = "casual"

    def __init__(self) -> None:
        self.shown: list[Decision] = []

    def choose(self, decision: Decision) -> str:
        self.shown.append(decision)
        return super().choose(decision)


@pytest.mark.parametrize("game", games())
async def test_a_removal_shows_no_one_a_card(game: str) -> None:
    bot = Watching()
    house = House(grace=0.01, casual=bot)
    table = await Table.of(game, *["open"] * (3 if game == "king" else 2), house=house)
    host = table.state.host
    guest = next(seat for seat in table.seats if seat != host)
    await until_turn_of(table, guest)
    deal = table.state.match.state
    assert deal is not None
    sight = observe(deal, guest)
    await remove(table, guest)
    looking_on = Listener()
    table.room.enter(looking_on, "")
    while table.room.phase == "deal":
        await table.act()
    assert bot.shown[0].observation == sight
    assert {each.observation.seat for each in bot.shown} == {guest}
    written = record(table.state, table.room.name).to_json()
    known = Known(game, len(table.state.seats), written["dealer"], written["deals"][0])
    told = 0
    for viewer, listener in ((None, table.onlooker), (None, looking_on), (host, table.of_seat(host))):
        for update in updates(listener):
            view = update["view"]
            if view["phase"] != "deal":
                continue
            cards = set(CARD.findall(str((update["event"], view["table"], view["seats"], update["legal"]))))
            assert cards <= known.cards(viewer, len(view["table"]["history"])), (viewer, update["event"])
            told += update["event"]["kind"] == "removed"
    assert told == 2

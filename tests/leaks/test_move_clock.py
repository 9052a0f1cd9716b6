"""A stand-in that plays when a player's time is over sees what that seat sees, and shows no one a card more."""

import pytest

from kingcraft.bots.decision import Decision
from kingcraft.bots.thumb import ThumbBot
from kingcraft.games.registry import games, observe
from kingcraft.room.views.record import record
from tests.leaks.known import CARD, Known
from tests.room.agreeing import Table, updates
from tests.room.memory import until
from tests.room.test_move_clock import house_with, timed


@pytest.mark.parametrize("game", games())
async def test_the_clocks_stand_in_shows_no_one_a_card(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Decision] = []
    choose = ThumbBot.choose

    def watched(self: ThumbBot, decision: Decision) -> str:
        shown.append(decision)
        return choose(self, decision)

    monkeypatch.setattr(ThumbBot, "choose", watched)
    table = await Table.of(game, "open", *(["first"] * 2 if game == "king" else []), house=house_with(0.01))
    deal = table.state.match.state
    assert deal is not None
    sight = observe(deal, deal.to_act)
    await until(lambda: table.room.phase != "deal")
    for seat in table.seats:
        table.leave(seat)
    assert shown[0].observation == sight
    assert [each.observation.seat for each in shown[: len(timed(table))]] == [event.seat for event in timed(table)]
    written = record(table.state, table.room.name).to_json()
    known = Known(game, len(table.state.seats), written["dealer"], written["deals"][0])
    for viewer, listener in ((None, table.onlooker), *((seat, table.of_seat(seat)) for seat in table.seats)):
        for update in updates(listener):
            view = update["view"]
            if view["phase"] == "deal":
                cards = set(CARD.findall(str((update["event"], view["table"], view["seats"], update["legal"]))))
                assert cards <= known.cards(viewer, len(view["table"]["history"])), (viewer, update["event"])

"""The toy game in a room: dealt, played by a person and bots, taken to its end, recorded; and no card leaks."""

import re

import pytest

from kingcraft.record.replay import replay_document
from kingcraft.room.log.replay import replay_log
from kingcraft.room.views.record import record
from tests.room.memory import House, Listener, act, play_deal, settled

from .game import NAME

CARD = re.compile(r'"([AK][CDHS])"')


@pytest.mark.parametrize("bots", [1, 2, 3])
async def test_a_match_is_played_and_recorded(bots: int) -> None:
    house = House()
    room, mine = house.open(NAME, "one-trick", *["beginner"] * bots)
    ana = Listener()
    room.enter(ana, mine.secret)
    for deal in range(3):
        await settled(room)
        assert len(room.state.deals) == deal + 1
        await play_deal(room, {mine.seat: ana}, lambda legal: legal[0])
        if room.phase == "between":
            room.ready(ana)
    assert room.phase == "over"
    sheet = ana.last["view"]["sheet"]
    assert [sum(line["scores"]) for line in sheet["deals"]] == [1, 1, 1]
    replayed = replay_document(record(room.state, room.name).to_json())
    assert replayed.match.over
    stored = replay_log(house.log.rooms[room.name])
    assert stored is not None
    assert stored[0].match == room.state.match


async def test_a_card_against_the_rules_is_refused_with_its_reason() -> None:
    room, mine = House().open(NAME, "one-trick", "first")
    ana = Listener()
    room.enter(ana, mine.secret)
    await settled(room)
    deal = room.state.match.state
    assert deal is not None
    others = {"AC", "AD", "AH", "AS", "KC", "KD", "KH", "KS"} - set(ana.last["view"]["table"]["hand"])
    act(room, ana, min(others))
    await settled(room)
    assert ana.refusals == ["not-in-hand"]
    assert room.state.match.state == deal


async def test_a_viewer_is_sent_their_own_cards_and_those_on_the_table() -> None:
    room, mine = House().open(NAME, "one-trick", "first", "first", "first")
    ana, onlooker = Listener(), Listener()
    room.enter(ana, mine.secret)
    room.enter(onlooker, "")
    await settled(room)
    for viewer, hand in ((ana, ana.last["view"]["table"]["hand"]), (onlooker, [])):
        view = viewer.last["view"]
        assert set(CARD.findall(str(view).replace("'", '"'))) == {*hand, *view["table"]["trick"]}

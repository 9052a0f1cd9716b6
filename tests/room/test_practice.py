"""Practice: a deal again, another line from a position, one contract alone."""

import random
from typing import Any

import pytest

from kingcraft.cards import cards_text
from kingcraft.games.king.options import NEGATIVE
from kingcraft.games.registry import games, preset
from kingcraft.record.record import parse_record
from kingcraft.record.replay import replay, replay_document
from kingcraft.record.verify import proven, verify
from kingcraft.room.faces.king import POSITIVE
from kingcraft.room.log.events import Laid, Opened, decode
from kingcraft.room.log.replay import replay_log
from kingcraft.room.room import Room
from kingcraft.room.views.record import record
from kingcraft.room.wire.http_messages import Alone, FromRecord, FromRoom, NewPractice
from tests.room.memory import House, Listener, act, play_deal, settled
from tests.room.practice import SHORT, given, played_match, practise, seats


async def enter(room: Room, secret: str) -> Listener:
    ana = Listener()
    room.enter(ana, secret)
    await settled(room)
    return ana


async def test_a_deal_again_with_the_same_cards_from_another_seat() -> None:
    house = House()
    match = await played_match(house, "king", "king", 4, 1, **SHORT)
    wish = NewPractice(FromRoom(match.name, 3), seats(4, 2))
    room, mine = practise(house, wish, match.state)
    assert (mine.seat, mine.commit) == (2, "")
    assert room.state.deals[3].deck == match.state.deals[3].deck
    assert room.state.match.state is not None
    assert room.state.match.state.dealer == match.state.match.ended[3].dealer
    assert room.state.hints  # alone among bots
    ana = await enter(room, mine.secret)
    view = ana.last["view"]
    assert view["practice"] == {
        "deal": 3,
        "deals": 1,
        "given": True,
        "action": 0,
        "room": match.name,
        "scores": list(match.state.match.ended[3].scores),
        "contract": "",
        "day": "",
    }
    assert (view["phase"], view["deal"], view["sheet"]["deals"], view["proofs"]) == ("deal", 3, [], [])
    assert view["sheet"]["plan"] == ["declared"]  # SHORT has no auction
    await play_deal(room, {2: ana}, random.Random(4).choice)
    view = ana.last["view"]
    # One deal and no more, though the match would go on; the sheet holds it alone.
    assert (room.phase, view["phase"], view["sheet"]["winners"], view["sheet"]["plan"]) == ("over", "over", [], [])
    assert [view["sheet"]["totals"]] == [line["scores"] for line in view["sheet"]["deals"]]
    assert not room.state.committed
    short = room.summary(2)
    assert (short.practice, short.deals, short.totals, short.winners) == (True, 1, view["sheet"]["totals"], [])


@pytest.mark.parametrize(("game", "preset", "players"), [("king", "king", 4), ("kings-corner", "pagat", 3)])
async def test_another_line_from_any_position(game: str, preset: str, players: int) -> None:
    """From every position of a deal with a player to act, every seat can play on."""
    house = House()
    match = await played_match(house, game, preset, players, 2, **(SHORT if game == "king" else {"deals": 2}))
    course = match.state.deals[1]
    for action in range(0, len(course.tokens), 5):
        you = action % players
        room, mine = practise(house, NewPractice(FromRoom(match.name, 1, action), seats(players, you)), match.state)
        assert room.state.deals[1].tokens == course.tokens[:action]
        ana = await enter(room, mine.secret)
        await play_deal(room, {you: ana}, random.Random(action).choice)
        assert room.phase == "over"
        assert room.state.deals[1].tokens[:action] == course.tokens[:action]
        again = replay_document(record(room.state, room.name).to_json())
        assert again.match.ended == room.state.match.ended


async def test_a_practice_is_recorded_and_nothing_proves_given_cards() -> None:
    house = House()
    match = await played_match(house, "kings-corner", "pagat", 2, 3, deals=3)
    wish = NewPractice(FromRoom(match.name, 1, 2), seats(2, 0), deals=0)
    room, mine = practise(house, wish, match.state)
    ana = await enter(room, mine.secret)
    await play_deal(room, {0: ana}, random.Random(1).choice)
    assert (room.phase, ana.last["view"]["sheet"]["deals"][0]["scores"]) == (
        "between",
        list(match.state.match.ended[0].scores),
    )
    room.ready(ana)
    await settled(room)
    await play_deal(room, {0: ana}, random.Random(2).choice)
    assert (room.phase, room.state.match.over) == ("over", True)
    assert ana.last["view"]["sheet"]["winners"] == room.state.match.winners  # the match went on to its end
    assert [proof["deal"] for proof in ana.last["view"]["proofs"]] == [2]
    kept = record(room.state, room.name)
    verdicts = verify(kept)
    assert [verdict.kind for verdict in verdicts] == ["no-proof", "no-proof", "fair"]
    assert proven(verdicts)
    document = kept.to_json()
    assert document["practice"] == {"deal": 1, "actions": 2, "match": match.name}
    assert replay(parse_record(document)).match.ended == room.state.match.ended


async def test_once_more_is_measured_by_the_match() -> None:
    house = House()
    match = await played_match(house, "king", "king", 4, 5, **SHORT)
    room, mine = practise(house, NewPractice(FromRoom(match.name, 2), seats(4, 1)), match.state)
    ana = await enter(room, mine.secret)
    await play_deal(room, {1: ana}, random.Random(6).choice)
    again, _ = practise(house, NewPractice(FromRoom(room.name, 2), seats(4, 1)), room.state)
    entry = again.state.practice
    assert entry is not None
    assert (entry.room, tuple(entry.scores)) == (match.name, match.state.match.ended[2].scores)
    assert again.state.deals[2].deck == match.state.deals[2].deck


async def test_from_a_record_finished_or_not() -> None:
    house = House()
    match = await played_match(house, "kings-corner", "pagat", 2, 8, deals=2)
    document = record(match.state, "x").to_json()
    tokens = document["deals"][1]["actions"]
    room, _ = practise(house, NewPractice(FromRecord(document, 1, 3), seats(2, 1)))
    entry = room.state.practice
    assert entry is not None
    assert (entry.room, list(entry.scores)) == ("", document["deals"][1]["scores"])
    del document["totals"], document["winners"], document["deals"][1]["scores"]
    document["deals"][1]["actions"] = tokens[:4]
    room, _ = practise(house, NewPractice(FromRecord(document, 1, 4), seats(2, 1)))
    assert room.state.deals[1].tokens == tuple(tokens[:4])
    entry = room.state.practice
    assert entry is not None
    assert entry.scores == []


async def test_cards_of_a_record_are_written_as_we_write_them() -> None:
    house = House()
    deck = cards_text(games()["king"].pack(games()["king"].defaults()))
    document: dict[str, Any] = {
        "format": "kingcraft/1",
        "game": "king",
        "rules": {"preset": "king"},
        "players": ["A", "B", "C", "D"],
        "dealer": 0,
        "deals": [{"deck": deck.replace("TC", "10c"), "actions": []}],
    }
    first = given(house, NewPractice(FromRecord(document, 0), seats(4, 0))).deals[0]
    deal = parse_record(document).first_match().start(first.deck).state
    assert deal is not None
    card = deal.legal()[0]
    document["deals"][0]["actions"] = [card[1] + card[0].lower()]
    room, _ = practise(house, NewPractice(FromRecord(document, 0, 1), seats(4, 0)))
    assert room.state.deals[0].tokens == (card,)


@pytest.mark.parametrize("name", games()["king"].presets)
async def test_one_contract_alone(name: str) -> None:
    house = House()
    for contract in (*NEGATIVE, POSITIVE):
        room, mine = practise(house, NewPractice(Alone("king", name, {}, contract), seats(4, 0)))
        assert room.phase == "waiting"
        ana = await enter(room, mine.secret)
        view = ana.last["view"]
        assert (view["phase"], view["deal"], view["sheet"]["deals"]) == ("deal", len(room.state.match.ended), [])
        assert room.state.deals[-1].commit
        assert (view["rules"]["differences"], view["rules"]["text"]) == ({}, name)  # no house rules, a whole match
        assert view["rules"]["deals"] == preset("king", name).options.deals
        while room.state.match.state is not None and view["table"]["phase"] == "choose" and ana.last["legal"]:
            choices = ana.last["legal"]
            named = [token.removeprefix("choose:") for token in choices]
            assert named == [contract] or (contract == POSITIVE and not set(named) & set(NEGATIVE))
            act(room, ana, choices[0])
            await settled(room)
            view = ana.last["view"]
        await play_deal(room, {mine.seat: ana}, random.Random(3).choice)
        view = ana.last["view"]
        assert (room.phase, len(view["sheet"]["deals"]), view["practice"]["contract"]) == ("over", 1, contract)
        played = view["sheet"]["deals"][0]["label"]
        assert played == contract if contract != POSITIVE else played in ("plus", "minus", "")
        kept = record(room.state, room.name)
        verdicts = verify(kept)
        assert [verdict.kind for verdict in verdicts] == ["no-proof"] * (len(verdicts) - 1) + ["fair"]
        assert replay(parse_record(kept.to_json())).match.ended == room.state.match.ended


async def test_a_contract_again_with_the_same_cards_is_no_house_rule() -> None:
    house = House()
    room, mine = practise(house, NewPractice(Alone("king", "king", {}, "no-queens"), seats(4, 0)))
    ana = await enter(room, mine.secret)
    await play_deal(room, {mine.seat: ana}, random.Random(3).choice)
    again, mine = practise(house, NewPractice(FromRoom(room.name, 0), seats(4, mine.seat)), room.state)
    view = (await enter(again, mine.secret)).last["view"]
    assert (view["practice"]["given"], view["practice"]["contract"]) == (True, "no-queens")
    assert (view["rules"]["differences"], view["rules"]["text"]) == ({}, "king")


async def test_a_single_deal_of_kings_corner() -> None:
    house = House()
    room, mine = practise(house, NewPractice(Alone("kings-corner", "pagat", {"target": 50}), seats(3, 0)))
    ana = await enter(room, mine.secret)
    await play_deal(room, {0: ana}, random.Random(3).choice)
    assert (room.phase, room.state.match.over, len(ana.last["view"]["proofs"])) == ("over", False, 1)


async def test_a_practice_comes_back_from_its_log() -> None:
    """Killed at any event and read again: the same state, and the match continues to its end."""
    house = House()
    match = await played_match(house, "king", "king", 4, 9, **SHORT)
    room, mine = practise(house, NewPractice(FromRoom(match.name, 2, 7), seats(4, 0)), match.state)
    ana = await enter(room, mine.secret)
    await play_deal(room, {0: ana}, random.Random(6).choice)
    log = house.log.rooms[room.name]
    assert [type(decode(body)) for body in log[:4]] == [Opened, Laid, Laid, Laid]
    found = replay_log(log)
    assert found is not None
    state, broken = found
    assert (state.phase, broken) == ("over", False)
    assert (state.match.ended, state.practice) == (room.state.match.ended, room.state.practice)
    house.log.rooms["copy"] = log[:6]
    found = replay_log(log[:6])
    assert found is not None
    copy = Room("copy", found[0], house.ports)
    back = await enter(copy, mine.secret)
    await play_deal(copy, {0: back}, random.Random(6).choice)
    assert copy.phase == "over"

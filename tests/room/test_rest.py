"""Nothing left to win, or all of it mine: the room plays the rest of a King deal, when the seat on turn says yes."""

import itertools
import random

from kingcraft.record.record import parse_record
from kingcraft.record.replay import replay
from kingcraft.room.log.events import Acted, Committed, decode
from kingcraft.room.log.replay import replay_log
from kingcraft.room.room import Room
from kingcraft.room.views.record import record
from kingcraft.room.wire.client_messages import Claim
from kingcraft.room.wire.http_messages import JoinRoom
from tests.room.memory import House, Listener, act, settled

_ids = itertools.count(2000)
#: No deals but this one and the four auctions.
SHORT = {"contracts": ["no-king"]}


def claim(room: Room, listener: Listener, version: int | None = None) -> None:
    room.act(listener, Claim(next(_ids), room.state.version if version is None else version))


async def until_settled(*others: str) -> tuple[House, Room, dict[int, Listener]]:
    """A table at which the king of hearts has been taken, early in the deal, and a person is on turn."""
    house = House()
    room, mine = house.open("king", "king", *others, **SHORT)
    given = [mine, *[await room.sit(JoinRoom(f"Guest {number}")) for number in range(others.count("open"))]]
    people = {seat.seat: Listener() for seat in given}
    for seat in given:
        room.enter(people[seat.seat], seat.secret)
    await settled(room)
    while True:
        deal = room.state.match.state
        assert deal is not None
        listener = people[deal.to_act]
        if listener.last["view"]["offer"]:
            return house, room, people
        legal = listener.last["legal"]
        act(room, listener, "KH" if "KH" in legal else legal[-1])
        await settled(room)


async def test_the_room_plays_the_rest_in_one_step() -> None:
    house, room, people = await until_settled("first", "first", "first")
    ((seat, ana),) = people.items()
    onlooker = Listener()
    room.enter(onlooker, "")
    before, told = room.state, len(ana.messages)
    assert (ana.last["view"]["offer"], onlooker.last["view"]["offer"]) == ("settled", "")
    assert before.match.state is not None
    left = 52 - len(before.deals[0].tokens)
    assert left > 8
    claim(room, ana)
    await settled(room)
    assert ana.refusals == []
    (update,) = ana.messages[told:]
    assert (update["event"]["kind"], update["event"]["seat"], update["event"]["ended"]) == ("rest", seat, True)
    assert (update["event"]["token"], update["event"]["played"]) == ("settled", 52 - left)
    assert (update["view"]["phase"], update["view"]["offer"], update["legal"]) == ("between", "", [])
    assert onlooker.last["event"] == update["event"]
    assert update["version"] == before.version + left + 1 == len(house.log.rooms[room.name])
    assert replay_log(house.log.rooms[room.name]) == (room.state, False)


async def test_the_log_and_the_record_hold_every_card() -> None:
    house, room, people = await until_settled("first", "first", "first")
    (ana,) = people.values()
    deal, version = room.state.match.state, room.state.version
    claim(room, ana)
    await settled(room)
    *played, commitment = [decode(body) for body in house.log.rooms[room.name][version:]]
    assert isinstance(commitment, Committed)
    assert deal is not None
    for event in played:
        assert event == Acted(deal.to_act, min(deal.legal()))
        deal = deal.apply(event.token)
    ended = room.state.match.ended[0]
    assert deal.over
    assert ended.scores == tuple(deal.scores())
    written = parse_record(record(room.state, room.name).to_json())
    assert len(written.deals[0].actions) == 52
    assert replay(written).match.ended[0].scores == ended.scores


async def test_only_the_seat_on_turn_is_asked_and_answers() -> None:
    _, room, people = await until_settled("open", "first", "open")
    deal = room.state.match.state
    assert deal is not None
    onlooker = Listener()
    room.enter(onlooker, "")
    claim(room, onlooker)
    for seat, listener in people.items():
        mine = seat == deal.to_act
        assert listener.last["view"]["offer"] == ("settled" if mine else "")
        if not mine:
            claim(room, listener)
    await settled(room)
    assert onlooker.refusals == ["not-seated"]
    assert [listener.refusals for seat, listener in people.items() if seat != deal.to_act] == [["no-claim"]] * 2
    claim(room, people[deal.to_act])
    await settled(room)
    assert {listener.last["event"]["kind"] for listener in people.values()} == {"rest"}


async def test_as_long_as_something_can_be_won_there_is_no_claim() -> None:
    house = House()
    room, mine = house.open("king", "king", "first", "first", "first", **SHORT)
    ana = Listener()
    room.enter(ana, mine.secret)
    await settled(room)
    version = ana.last["version"]
    assert ana.last["view"]["offer"] == ""
    claim(room, ana)
    await settled(room)
    assert (ana.refusals, ana.last["key"]) == (["no-claim"], "error-no-claim")
    claim(room, ana, version - 1)
    await settled(room)
    assert ana.refusals[1:] == ["stale-version"]
    assert room.state.version == version == len(house.log.rooms[room.name])


async def until_claim() -> tuple[House, Room, Listener]:
    """A table of King at which all that is left goes to the one person, who is on turn; deals until it is so."""
    house, chance = House(), random.Random(2)
    while True:
        room, mine = house.open("king", "king", "first", "first", "first", contracts=["no-tricks"])
        ana = Listener()
        room.enter(ana, mine.secret)
        await settled(room)
        while room.phase == "deal" and ana.last["view"]["offer"] == "":
            act(room, ana, chance.choice(ana.last["legal"]))
            await settled(room)
        if room.phase == "deal":
            return house, room, ana


async def test_all_the_rest_is_mine() -> None:
    """Every trick from there on is the claimer's; the room plays them, and everyone sees one update."""
    house, room, ana = await until_claim()
    assert ana.last["view"]["offer"] == "claim"
    you, table = ana.last["view"]["you"], ana.last["view"]["table"]
    claim(room, ana)
    await settled(room)
    played = sum(len(trick["cards"]) for trick in [*table["tricks"], table["trick"]])
    event, after = ana.last["event"], ana.last["view"]["table"]
    assert (event["kind"], event["seat"], event["token"], event["played"]) == ("rest", you, "claim", played)
    rest = after["tricks"][len(table["tricks"]) :]
    assert len(rest) == len(table["hand"]) >= 2
    assert {trick["winner"] for trick in rest} == {you}
    assert room.state.match.ended[0].scores[you] == -20 * (table["taken"][you] + len(rest))
    assert replay_log(house.log.rooms[room.name]) == (room.state, False)
    written = parse_record(record(room.state, room.name).to_json())
    assert replay(written).match.ended[0].scores == room.state.match.ended[0].scores


async def test_what_cannot_be_stored_is_not_played() -> None:
    house, room, people = await until_settled("first", "first", "first")
    (ana,) = people.values()
    before, house.log.full = room.state, True
    claim(room, ana)
    await settled(room)
    assert ana.refusals == ["storage-failed"]
    assert room.state is before
    house.log.full = False
    claim(room, ana)
    await settled(room)
    assert room.phase == "between"

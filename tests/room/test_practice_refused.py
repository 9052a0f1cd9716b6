"""What cannot be practised, and logs in which a deal is laid out where none belongs."""

import pytest

from kingcraft.games.reasons import Refused
from kingcraft.room.faces.king import POSITIVE
from kingcraft.room.log.events import Laid, decode, encode
from kingcraft.room.log.replay import state_of
from kingcraft.room.log.state import BrokenLog, reduce
from kingcraft.room.ports import RoomProblem
from kingcraft.room.practice import MAX_LAID
from kingcraft.room.views.record import record
from kingcraft.room.wire.http_messages import Alone, FromRecord, FromRoom, NewPractice, NewSeat
from tests.room.memory import House, Listener, settled
from tests.room.practice import SHORT, played_match, practise, seats


async def test_refused_sources() -> None:
    house = House()
    match = await played_match(house, "king", "king", 4, 9, **SHORT)
    deals, tokens = len(match.state.match.ended), len(match.state.deals[0].tokens)

    def refusal(wish: NewPractice) -> tuple[str, str]:
        with pytest.raises(Refused) as refused:
            practise(house, wish, match.state)
        return refused.value.code, refused.value.place

    assert refusal(NewPractice(FromRoom(match.name, deals), seats(4, 0))) == ("bad-format", "source.deal")
    assert refusal(NewPractice(FromRoom(match.name, 0, tokens + 1), seats(4, 0))) == ("bad-format", "source.action")
    assert refusal(NewPractice(FromRoom(match.name, 0, tokens), seats(4, 0))) == ("deal-over", "source.action")
    assert refusal(NewPractice(FromRoom(match.name, 0), seats(3, 0))) == ("bad-format", "seats")
    assert refusal(NewPractice(FromRoom(match.name, 0), seats(4, 4))) == ("bad-format", "seats")
    friend = [*seats(4, 0)[:3], NewSeat("open")]
    assert refusal(NewPractice(FromRoom(match.name, 0), friend)) == ("bad-format", "seats[3].kind")
    for contract in ("no-clubs", "plus"):
        wish = NewPractice(Alone("king", "king", {}, contract), seats(4, 0))
        assert refusal(wish) == ("bad-format", "source.contract")
    wish = NewPractice(Alone("king", "king", {"contracts": ["no-king"]}, "no-queens"), seats(4, 0))
    assert refusal(wish) == ("bad-format", "source.contract")
    wish = NewPractice(Alone("kings-corner", "pagat", {}, POSITIVE), seats(4, 0))
    assert refusal(wish) == ("bad-format", "source.contract")
    assert refusal(NewPractice(Alone("king", "king", {"deck": 33}), seats(4, 0))) == (
        "bad-format",
        "rules.options.deck",
    )


async def test_no_one_may_practise_a_deal_under_way() -> None:
    house = House()
    room, mine = house.open("kings-corner", "pagat", "first")
    room.enter(Listener(), mine.secret)
    await settled(room)
    with pytest.raises(RoomProblem, match="match-not-over"):
        practise(house, NewPractice(FromRoom(room.name, 0), seats(2, 0)), room.state)


async def test_too_many_given_deals() -> None:
    house = House()
    match = await played_match(house, "kings-corner", "pagat", 2, 9, deals=1)
    document = record(match.state, "x").to_json()
    deal = {name: document["deals"][0][name] for name in ("deck", "actions")}
    del document["totals"], document["winners"]
    document |= {"rules": {"preset": "pagat", "options": {"deals": 200}}, "deals": [deal] * 200}
    bytes_a_deal = len(encode(Laid(0, deal["deck"], deal["actions"])))
    assert 50 * bytes_a_deal < MAX_LAID < 199 * bytes_a_deal
    assert practise(house, NewPractice(FromRecord(document, 50), seats(2, 0)))
    with pytest.raises(RoomProblem, match="too-large"):
        practise(house, NewPractice(FromRecord(document, 199), seats(2, 0)))


async def test_a_deal_is_laid_out_where_it_belongs() -> None:
    house = House()
    room, _ = practise(house, NewPractice(Alone("king", "king", {}, POSITIVE), seats(4, 0)))
    opened, laid, committed = (decode(body) for body in house.log.rooms[room.name])
    assert isinstance(laid, Laid)
    with pytest.raises(BrokenLog):
        state_of([opened, laid, laid])
    with pytest.raises(BrokenLog):
        state_of([opened, Laid(0, "XX", [])])
    with pytest.raises(BrokenLog):
        state_of([opened, laid, committed, Laid(1, laid.deck, [])])
    plain, _ = house.open("king", "king", *["first"] * 3)
    with pytest.raises(BrokenLog):
        reduce(plain.state, laid)

"""Who is away, and how long the others wait: seconds left, shown only where waiting has an end."""

from kingcraft.room.wire.http_messages import JoinRoom
from tests.room.memory import House, Listener, settled
from tests.room.test_recovery import deal_ended


async def test_between_deals_the_others_see_how_long_they_wait_for_a_player() -> None:
    house = House(grace=7.2)
    room, people, secrets = await deal_ended(house, "open", "first")

    def away() -> list[int | None]:
        return [seat["away"] for seat in people[0].last["view"]["seats"]]

    assert away() == [None, None, None]
    room.leave(people[1])
    assert away() == [None, 8, None]
    assert [seat.away for seat in room.summary(None).seats] == [None, None, None]
    room.enter(Listener(), secrets[1])
    await settled(room)
    assert away() == [None, None, None]


async def test_before_the_first_deal_the_match_waits_without_end_and_in_a_deal_for_two_minutes() -> None:
    house = House()
    room, mine = house.open("kings-corner", "pagat", "open")
    friend = await room.sit(JoinRoom("Bo"))
    ana, bo = Listener(), Listener()
    room.enter(ana, mine.secret)
    await settled(room)
    assert ana.last["view"]["phase"] == "waiting"
    assert [seat["away"] for seat in ana.last["view"]["seats"]] == [None, None]
    room.enter(bo, friend.secret)
    await settled(room)
    room.leave(bo)
    assert ana.last["view"]["phase"] == "deal"
    assert not ana.last["view"]["seats"][1]["connected"]
    assert [seat["away"] for seat in ana.last["view"]["seats"]] == [None, 120]

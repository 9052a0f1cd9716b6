"""The return of a player: while the bot plays for them, while nothing can be stored, a second time."""

import asyncio
import json

from kingcraft.room.log.events import Acted, Back, Lent, decode
from kingcraft.room.log.replay import replay_log
from kingcraft.room.log.state import Absence, Absentees
from kingcraft.room.wire.client_messages import Lend
from tests.room.memory import Listener, act, settled, until
from tests.room.test_absence import gone, lend, seats_seen, table_of, until_turn_of


def test_what_a_bot_did_adds_up_until_its_person_acts() -> None:
    away = Absentees().with_gone(2, Absence("casual", 0)).acted(2, "casual").acted(2, "casual").without(2)
    assert away.missed == {2: Absence("casual", 0, 2)}
    # They look in, and leave again before their turn; the rest of a deal that another claims is not their doing.
    again = away.with_gone(2, Absence("casual", 1)).acted(2, "")
    assert again.without(2).missed == away.missed
    assert again.acted(2, "casual").without(2).missed == {2: Absence("casual", 1, 3)}
    assert away.with_gone(2, Absence()).without(2).missed == away.missed
    assert away.acted(2, "").missed == {}
    assert away.acted(1, "").missed == away.missed


async def test_a_player_whose_return_is_not_stored_yet_lends_no_seat() -> None:
    table = await table_of("king", "open", "open", "first")
    one, two, three = table.seats
    await gone(table, two, three)
    table.house.log.full = True
    await table.come_back(two)
    for seat in (three, two):
        await lend(table, two, seat)
    assert table.of_seat(two).refusals == ["storage-failed"] * 2
    assert "internal" not in json.dumps([table.of_seat(seat).messages for seat in (one, two)])
    table.house.log.full = False
    await until(lambda: two not in table.state.absentees.gone)
    await lend(table, two, three)
    assert table.state.bot_at(three) == "casual"


async def test_what_the_bot_has_begun_counts_and_then_the_player_has_the_cards_back() -> None:
    table = await table_of("king", "open", "first", "first")
    one, two = table.seats
    await until_turn_of(table, two)
    await gone(table, two)
    log, first, second = table.house.log, asyncio.Event(), asyncio.Event()
    log.gate = first
    table.room.act(table.of_seat(one), Lend(1, table.state.version, two))
    await asyncio.sleep(0)  # that it is lent is on its way into the log, and waits
    log.gate = second
    first.set()
    await until(lambda: table.state.bot_at(two))  # now the bot's card is on its way
    deal = table.state.match.state
    assert deal is not None
    assert deal.to_act == two
    secret, listener = table._people[two]
    table.room.enter(listener, secret)
    assert listener.last["legal"] == deal.legal()
    act(table.room, listener, deal.legal()[-1])
    second.set()
    await settled(table.room)
    assert listener.refusals == ["stale-version"]
    events = [decode(body) for body in table.log]
    lent = events.index(Lent(two, one, "casual"))
    back = events.index(Back(two))
    assert [event.why for event in events[lent:] if isinstance(event, Acted) and event.seat == two] == ["absent"]
    assert lent < back
    assert replay_log(table.log) == (table.state, False)


async def test_no_waiting_time_is_shown_where_no_player_is_there() -> None:
    table = await table_of("kings-corner", "open", "first", absence=60.0)
    one, two = table.seats
    table.leave(two)
    assert seats_seen(table, one)[two] == (60, "")
    table.leave(one)
    onlooker = Listener()
    table.room.enter(onlooker, "")
    for listener in (table.onlooker, onlooker):
        assert [seat["away"] for seat in listener.last["view"]["seats"]] == [None] * 3

"""What is said about ending a deal shows no card: the updates of a vote hold only what was known before it."""

import pytest

from kingcraft.games.registry import games
from tests.leaks.known import CARD
from tests.room.agreeing import Table, updates, vote
from tests.room.memory import House, Listener, act, settled


def told(listener: Listener) -> set[str]:
    """The cards that the newest update names."""
    update = updates(listener)[-1]
    return set(CARD.findall(str((update["view"], update["legal"]))))


@pytest.mark.parametrize("game", games())
async def test_a_vote_names_no_card(game: str) -> None:
    table = await Table.of(game, "open", "first", *(["first"] if game == "king" else []), house=House())
    for _ in range(5):
        await table.act()
    everybody = [table.onlooker, *map(table.of_seat, table.seats)]
    before = [told(listener) for listener in everybody]
    one, two = table.seats
    for seat, end in ((one, True), (two, False), (two, True)):
        await table.vote(seat, end)
        for listener, known in zip(everybody, before, strict=True):
            update = updates(listener)[-1]
            assert update["event"]["kind"] == "vote"
            assert CARD.findall(str(update["event"])) == []
            assert told(listener) == known


async def test_everyone_hears_the_same_of_a_vote() -> None:
    """Everyone sees who proposed and who agreed; only the player sees whether they may propose."""
    table = await Table.of("king", "open", "open", "first")
    one, two, _ = table.seats
    vote(table.room, table.of_seat(one), True)
    await settled(table.room)
    vote(table.room, table.of_seat(two), True)
    await settled(table.room)
    deal = table.state.match.state
    assert deal is not None
    act(table.room, table.of_seat(deal.to_act), deal.legal()[0])
    await settled(table.room)
    shown = [table.onlooker, *map(table.of_seat, table.seats)]
    private = {"you", "table", "offer", "mayPropose"}
    views = [
        {name: value for name, value in listener.last["view"].items() if name not in private} for listener in shown
    ]
    assert all(view == views[0] for view in views)
    assert views[0]["proposal"] == {"seat": one, "agreed": [one, two]}


async def test_a_deal_given_up_shows_no_card_but_by_its_shuffle() -> None:
    """No one can read a hand or the stock: the seed is revealed, as of any deal that has ended, and not before."""
    table = await Table.of("kings-corner", "open", "first", house=House())
    for _ in range(5):
        await table.act()
    everybody = [table.onlooker, *map(table.of_seat, table.seats)]
    known, seed = [told(listener) for listener in everybody], table.state.deals[0].server_seed
    counted = [len(listener.messages) for listener in everybody]
    for seat in table.seats:
        assert all(seed not in str(listener.messages) for listener in everybody)
        await table.vote(seat, True)
    assert table.onlooker.last["event"]["kind"] == "void"
    for listener, cards, before in zip(everybody, known, counted, strict=True):
        assert told(listener) == cards
        for message in listener.messages[before:]:
            assert set(CARD.findall(str((message["event"], message["view"]["sheet"])))) == set()
        assert [proof["serverSeed"] for proof in listener.last["view"]["proofs"]] == [seed, ""]
    seats = [table.of_seat(seat).last["view"]["table"] for seat in table.seats]
    assert all(seen["left"] == [] and len(seen["hand"]) == seen["counts"][seen["seat"]] for seen in seats)

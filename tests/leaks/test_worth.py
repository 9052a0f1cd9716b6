"""What a hand is worth says nothing about what its seat cannot see, and only seats are answered."""

import dataclasses
import random
from typing import Any

import msgspec
import pytest

from kingcraft.games.king.choosing import Used
from kingcraft.games.king.game import KING
from kingcraft.games.king.table import KingState, deal_state
from kingcraft.games.registry import observe
from kingcraft.room.log.state import RoomState
from kingcraft.room.ports import Ports
from kingcraft.room.room import Room
from kingcraft.room.wire.client_messages import AskWorth
from kingcraft.service.worths import valued
from tests.leaks.test_king import redealt
from tests.room.memory import House, Listener, settled, until
from tests.rules.king.scenes import king


def auction(seed: int, dealer: int = 0) -> KingState:
    """A positive deal whose auction has been opened."""
    deck = list(KING.pack(king().options))
    random.Random(seed).shuffle(deck)
    return deal_state(king(), dealer, tuple(deck), Used(deals=6)).apply("auction")


@pytest.mark.parametrize("calls", [(), ("+3",), ("+3", "pass", "pass"), ("+3", "pass", "pass", "counter:+5")])
def test_other_hidden_cards_leave_a_hand_as_it_is_worth(calls: tuple[str, ...]) -> None:
    chance = random.Random(5)
    for seed in range(5):
        deal: Any = auction(seed)
        for call in calls:
            deal = deal.apply(call)
        for seat in range(4):
            answers = set()
            for other in (deal, *(redealt(deal, seat, chance) for _ in range(3))):
                legal = other.legal() if other.to_act == seat else []
                answers.add(msgspec.json.encode(valued(AskWorth(1, 1), king(), observe(other, seat), legal)))
            assert len(answers) == 1


async def told(state: RoomState, ports: Ports, secret: str) -> tuple[Any, list[Any], list[Any]]:
    """What the seat of ``secret`` is answered, and all that a second seat and an onlooker are sent meanwhile."""
    room, asking, onlooker = Room("room", state, ports), Listener(), Listener()
    room.enter(onlooker, "")
    room.enter(asking, secret)
    await settled(room)
    room.worth(asking, AskWorth(7, state.version))
    room.worth(onlooker, AskWorth(8, state.version))
    await until(lambda: asking.last["type"] != "update")
    await room.close()
    return asking.last, asking.messages, onlooker.messages


async def test_a_seat_is_answered_and_an_onlooker_never() -> None:
    house = House()
    ports = dataclasses.replace(house.ports, worth=valued)
    room, mine = house.open("king", "king", "first", "first", "first")
    ana = Listener()
    room.enter(ana, mine.secret)
    await settled(room)
    deal: Any = auction(3, (mine.seat - 1) % 4)  # Ana bids first, and no bot acts
    playing = msgspec.structs.replace(
        room.state, hints=True, match=msgspec.structs.replace(room.state.match, state=deal)
    )
    found, _, seen = await told(playing, ports, mine.secret)
    assert (found["type"], found["id"], found["version"]) == ("worth", 7, playing.version)
    assert len(found["worth"]["bids"]) == 10
    assert {message["type"] for message in seen} == {"update", "refused"}
    assert [message["code"] for message in seen if message["type"] == "refused"] == ["not-seated"]
    assert "worth" not in {key for message in seen for key in message}
    refused, _, _ = await told(msgspec.structs.replace(playing, hints=False), ports, mine.secret)
    assert (refused["type"], refused["code"]) == ("refused", "no-hints")
    nothing, _, _ = await told(room.state, dataclasses.replace(ports), mine.secret)
    assert (nothing["type"], nothing["code"]) == ("refused", "wrong-phase")


async def test_a_game_without_such_a_part_refuses() -> None:
    house = House()
    ports = dataclasses.replace(house.ports, worth=valued)
    room, mine = house.open("kings-corner", "pagat", "first")
    ana = Listener()
    room.enter(ana, mine.secret)
    await settled(room)
    refused, _, _ = await told(room.state, ports, mine.secret)
    assert (refused["type"], refused["code"]) == ("refused", "hints-off")

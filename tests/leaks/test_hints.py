"""Hints contain nothing that their seat may not know, and only that seat receives them."""

import dataclasses
import random
from typing import Any

import msgspec
import pytest

from kingcraft.bots.decision import Decision
from kingcraft.bots.limits import Budget, Stop
from kingcraft.games.king.choosing import Used
from kingcraft.games.king.game import KING
from kingcraft.games.king.table import deal_state
from kingcraft.games.registry import observe
from kingcraft.room.log.state import RoomState
from kingcraft.room.ports import Ports
from kingcraft.room.room import Room
from kingcraft.room.thinking.hints import chance_of
from kingcraft.room.wire.client_messages import AskHint
from kingcraft.room.wire.server_messages import ServerMessage
from kingcraft.service.hints import hinted
from tests.leaks.test_king import redealt
from tests.leaks.test_kings_corner import with_hidden_swapped
from tests.room.memory import House, Listener, act, settled, until
from tests.rules.king.scenes import king

#: Little, and the same every time: no clock.
BUDGET = Budget(worlds=8, playouts=20)


async def thinking(asked: AskHint, decision: Decision, stop: Stop) -> ServerMessage:
    return hinted(asked, decision, BUDGET, stop)


async def told(state: RoomState, ports: Ports, secret: str) -> tuple[list[Any], list[Any]]:
    """What the seat of ``secret`` and an onlooker are sent when the seat asks for a hint."""
    room, asking, onlooker = Room("room", state, ports), Listener(), Listener()
    room.enter(onlooker, "")
    room.enter(asking, secret)
    await settled(room)
    room.hint(asking, AskHint(7, state.version))
    await until(lambda: asking.last["type"] != "update")
    await room.close()
    return asking.messages, onlooker.messages


@pytest.mark.parametrize(("game", "preset"), [("king", "king"), ("kings-corner", "pagat")])
async def test_other_hidden_cards_give_the_same_hint(game: str, preset: str) -> None:
    """Onlookers receive updates only, which do not show that a player has asked for a hint."""
    house = House()
    ports = dataclasses.replace(house.ports, hint=thinking)
    room, mine = house.open(game, preset, "first", "first", "first")
    ana = Listener()
    room.enter(ana, mine.secret)
    await settled(room)
    for _ in range(2):
        act(room, ana, ana.last["legal"][-1])
        await settled(room)
    state = room.state
    deal: Any = state.match.state
    seat, chance = deal.to_act, random.Random(3)
    # A test that waits for an answer below does not wait for the compiler.
    sight = observe(deal, seat)
    hinted(AskHint(0, 0), Decision(deal.rules, sight, deal.legal(), chance_of(sight)), BUDGET)
    first = await told(state, ports, mine.secret)
    for _ in range(2):
        swap = redealt if game == "king" else with_hidden_swapped
        other = swap(deal, seat, chance)
        assert other != deal
        swapped = msgspec.structs.replace(state, match=msgspec.structs.replace(state.match, state=other))
        assert await told(swapped, ports, mine.secret) == first
    answer = first[0][-1]
    assert (answer["type"], answer["id"]) == ("hint", 7)
    assert answer["hint"]["best"]["tokens"][0] in deal.legal()
    assert {message["type"] for message in first[1]} == {"update"}


def test_other_hidden_cards_give_the_same_advice_for_the_auction() -> None:
    deck, chance = list(KING.pack(king().options)), random.Random(5)
    chance.shuffle(deck)
    deal = deal_state(king(), 0, tuple(deck), Used(deals=6)).apply("auction")
    answers = set()
    for other in (deal, *(redealt(deal, 1, chance) for _ in range(2))):
        sight = observe(other, 1)
        decision = Decision(king(), sight, other.legal(), chance_of(sight))
        answer = hinted(AskHint(1, 1), decision, BUDGET)
        assert answer.advice is not None
        answers.add(msgspec.json.encode(answer))
    assert len(answers) == 1

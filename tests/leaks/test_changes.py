"""Changes of views show no more than whole views may to those who come late, come back, take over or look on."""

import random
from typing import Any

import pytest

from kingcraft.games.registry import games
from kingcraft.room.views.record import record
from kingcraft.room.wire.http_messages import JoinRoom
from tests.leaks.known import Known, check
from tests.room.memory import House, Listener, act, settled, until
from tools.driver.views import Heard


class Merging(Listener):
    """A connection that takes changes; ``whole`` holds each message with its whole view."""

    def __init__(self) -> None:
        super().__init__()
        self._heard = Heard()
        self.whole: list[dict[str, Any]] = []

    def send(self, data: bytes) -> None:
        super().send(data)
        self.whole.append(self._heard.whole(self.last))


@pytest.mark.parametrize("game", games())
async def test_who_comes_in_the_middle_is_sent_no_card_of_others(game: str) -> None:
    """Before each action one player comes by another connection, the one before lost or not, and one more looks on."""
    house, chance = House(), random.Random(game)
    room, mine = house.open(game, games()[game].default_preset, "open", "open", "open")
    seats = [mine, *[await room.sit(JoinRoom(f"Guest {number}")) for number in range(3)]]
    secrets = {seat.seat: seat.secret for seat in seats}
    here = {seat: Merging() for seat in secrets}
    viewers: list[tuple[int | None, Merging]] = list(here.items())
    for seat, person in here.items():
        room.enter(person, secrets[seat], changes=True)
    await until(lambda: room.phase == "deal")
    await settled(room)
    while (deal := room.state.match.state) is not None:
        seat, person, stranger = chance.choice(list(here)), Merging(), Merging()
        viewers += [(seat, person), (None, stranger)]
        if chance.random() < 0.5:
            room.leave(here[seat])
        room.enter(person, secrets[seat], changes=True)
        room.enter(stranger, "", changes=True)
        here[seat] = person
        await settled(room)
        act(room, here[deal.to_act], chance.choice(deal.legal()))
        await settled(room)
    written = record(room.state, room.name).to_json()
    known = [Known(game, len(secrets), written["dealer"], written["deals"][0])]
    checked = sum(
        check(viewer, came, message, known)
        for viewer, person in viewers
        for came, message in zip(person.messages, person.whole, strict=True)
        if message["type"] == "update" and message["view"]["phase"] == "deal"
    )
    assert checked > 10 * len(known[0].actions)

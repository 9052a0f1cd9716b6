"""An onlooker who is shown a hand is sent that hand and no other, from when it is shown until it is taken back.

In every preset, with whole views and with changes, over deals and connections. What may be sent is worked out at each
message from what all may know and from the one hand.
"""

import json
import random
from collections import Counter

import msgspec
import pytest

from kingcraft.games.registry import games, observe
from kingcraft.room.people.onlookers import Guest
from kingcraft.room.room import Room
from kingcraft.room.wire.client_messages import ShowHand
from kingcraft.room.wire.http_messages import JoinRoom, Seated
from tests.leaks.known import CARD
from tests.room.memory import House, Listener, act, settled, until
from tools.driver.views import Heard

PRESETS = [(game, preset) for game, known in games().items() for preset in known.presets]


class Onlooker(Listener):
    """One who looks on, and checks each message as it comes. ``shown``: the seat whose hand they should see."""

    def __init__(self, room: Room, name: str, *, changes: bool) -> None:
        super().__init__()
        self.room, self.name, self.changes = room, name, changes
        self.shown: int | None = None
        self.checked: Counter[int | None] = Counter()
        self.hands: list[set[str]] = []
        self._heard = Heard()
        self.enter()

    def enter(self) -> None:
        """Look on, by this connection."""
        self.shown, self._heard = None, Heard()
        self.room.enter(self, "", changes=self.changes, guest=Guest(self.name))

    @property
    def number(self) -> int:
        named = self._heard.whole(self.last)["view"]["onlookers"]
        return int(next(one["number"] for one in named if one["name"] == self.name))

    def send(self, data: bytes) -> None:
        super().send(data)
        came = self.last
        if came["type"] != "update":
            return
        whole = self._heard.whole(came)
        view = whole["view"]
        if view["phase"] == "over":
            self.shown = None
        assert view["you"] is None
        assert view["sees"] == (-1 if self.shown is None else self.shown)
        assert (whole["legal"], whole["undo"]) == ([], 0)
        assert (view["offer"], view["mayPropose"], view["missed"]) == ("", False, None)
        deal = self.room.state.match.state
        if view["phase"] != "deal" or deal is None:
            return
        everyone = set(CARD.findall(msgspec.json.encode(observe(deal)).decode()))
        hand = set() if self.shown is None else set(observe(deal, self.shown).hand)
        for sent in (came, whole):
            told = set(CARD.findall(json.dumps({**sent, "view": {**sent["view"], "sheet": None, "proofs": None}})))
            assert told <= everyone | hand, (self.name, told - everyone - hand)
        if self.shown is not None:
            assert set(view["table"]["hand"]) == hand
            self.hands.append(hand)
        else:
            assert view["table"]["hand"] == []
        self.checked[self.shown] += 1


class Party:
    """A room of people, who play at random."""

    def __init__(self, game: str, preset: str) -> None:
        self.chance = random.Random(preset)
        players = 4 if game == "king" else 3
        self.house = House()
        self.room, mine = self.house.open(game, preset, *["open"] * (players - 1))
        self.seated: list[Seated] = [mine]
        self.people: dict[int, Listener] = {}

    async def begin(self) -> None:
        while len(self.seated) < len(self.room.state.seats):
            self.seated.append(await self.room.sit(JoinRoom(f"Guest {len(self.seated)}")))
        for one in self.seated:
            self.come(one.seat)
        await until(lambda: self.room.phase == "deal")
        await settled(self.room)

    def come(self, seat: int) -> None:
        secret = next(one.secret for one in self.seated if one.seat == seat)
        self.people[seat] = Listener()
        self.room.enter(self.people[seat], secret)

    async def play(self, count: int) -> None:
        for _ in range(count):
            deal = self.room.state.match.state
            if deal is None:
                return
            act(self.room, self.people[deal.to_act], self.chance.choice(deal.legal()))
            await settled(self.room)

    async def show(self, seat: int, onlooker: Onlooker, *, on: bool = True) -> None:
        number = onlooker.number
        self.room._shows.clear()  # as if some time had gone by
        onlooker.shown = seat if on else None
        self.room.show_hand(self.people[seat], ShowHand(number, on))
        await settled(self.room)


@pytest.mark.parametrize(("game", "preset"), PRESETS)
async def test_only_the_hand_that_is_shown_is_sent_and_only_while_it_is(game: str, preset: str) -> None:
    party = Party(game, preset)
    await party.begin()
    room = party.room
    eve = Onlooker(room, "Eve", changes=True)
    dan = Onlooker(room, "Dan", changes=False)
    finn = Onlooker(room, "Finn", changes=True)
    gus = Onlooker(room, "Gus", changes=False)
    await party.play(2)
    await party.show(0, eve)
    await party.show(1, dan)
    await party.play(3)
    await party.show(0, eve, on=False)
    await party.play(2)
    await party.show(0, eve)
    await party.play(1)
    # Shown to another one instead.
    eve.shown = None
    await party.show(0, finn)
    await party.play(2)
    # The onlooker comes back by another connection, and then the player does.
    room.leave(finn)
    finn.enter()
    await party.play(1)
    await party.show(2, finn)
    finn.shown = None
    room.leave(party.people[2])
    party.come(2)
    await party.play(2)
    await party.show(2, finn)
    finn.shown = None
    party.come(2)  # without having left: the old connection is replaced
    await party.play(200)
    deals = len(room.state.match.ended)
    assert deals == 1
    if room.phase == "between":
        for person in party.people.values():
            room.ready(person)
        await until(lambda: room.phase == "deal")
        await settled(room)
        before = dan.checked[1]
        await party.play(3)
        assert dan.checked[1] > before  # the next deal is shown too
    assert gus.checked.keys() == {None}
    assert min(gus.checked[None], eve.checked[0], eve.checked[None], dan.checked[1], finn.checked[None]) > 1
    assert finn.checked.keys() == {None, 0, 2}


async def test_a_hand_is_not_shown_after_the_match() -> None:
    party = Party("kings-corner", "pagat")
    party.room, mine = party.house.open("kings-corner", "pagat", "open", target=1)
    party.seated = [mine]
    await party.begin()
    eve = Onlooker(party.room, "Eve", changes=True)
    await party.show(mine.seat, eve)
    while party.room.phase == "deal":
        await party.play(1)
    assert party.room.phase == "over"
    assert eve.checked.keys() == {None, mine.seat}
    assert eve.shown is None  # the view of the end says so
    eve.room.show_hand(party.people[mine.seat], ShowHand(eve.number, on=True))
    assert party.people[mine.seat].last["code"] == "no-hand"

"""Where people play, a bot's card that it must play comes no sooner than one that it chooses."""

import asyncio
import dataclasses
import statistics
from typing import Final

from kingcraft.bots.decision import Decision
from kingcraft.bots.limits import Stop
from kingcraft.room.room import Room
from kingcraft.room.thinking.thinking import delay
from kingcraft.room.wire.http_messages import JoinRoom
from tests.room.memory import House, Listener, play_deal

TEMPO: Final = 0.01


class Quick:
    """A bot that takes its time, but none at all; it notes how many tokens it has to choose from."""

    name = "quick"

    def __init__(self) -> None:
        self.chosen = 0

    def choose(self, decision: Decision) -> str:
        return decision.legal[0]

    def think(self, decision: Decision, seconds: float, stop: Stop) -> str:
        del seconds, stop
        self.chosen += 1
        return self.choose(decision)


class Watch(Listener):
    """Notes when each version came."""

    def __init__(self) -> None:
        super().__init__()
        self.came: dict[int, float] = {}

    def send(self, data: bytes) -> None:
        super().send(data)
        if self.last["type"] == "update":
            self.came.setdefault(self.last["version"], asyncio.get_running_loop().time())


async def played(tempo: float, *others: str) -> tuple[Room, Watch, Quick]:
    """A deal of King in which people and bots play what is legal; the room, what Ana was sent, and the bot."""
    quick = Quick()
    house = House(quick=quick)
    house.ports = dataclasses.replace(house.ports, tempo=tempo)
    room, mine = house.open("king", "king", *others)
    watch = Watch()
    people: dict[int, Listener] = {mine.seat: watch}
    room.enter(watch, mine.secret)
    for _ in range(others.count("open")):
        bo = await room.sit(JoinRoom("Bo"))
        people[bo.seat] = Listener()
        room.enter(people[bo.seat], bo.secret)
    await play_deal(room, people, lambda legal: legal[0])
    return room, watch, quick


async def test_forced_and_chosen_answers_come_after_the_same_time() -> None:
    room, watch, quick = await played(TEMPO, "open", "quick", "quick")
    views = {update["version"]: update["view"] for update in watch.messages if update["type"] == "update"}
    answers = 0
    for version, view in views.items():
        seat = view["table"]["toAct"] if view["phase"] == "deal" else -1
        if seat >= 0 and view["seats"][seat]["kind"] == "quick":
            acted = min(later for later in watch.came if later > version)  # with the last card comes the commitment
            waited = watch.came[acted] - watch.came[version]
            assert waited >= delay(room.name, version, TEMPO) - 0.002
            answers += 1
    assert answers > quick.chosen > 0  # the others were forced


async def test_alone_with_bots_nothing_waits() -> None:
    room, _, _ = await played(60.0, "quick", "quick", "quick")
    assert room.state.match.ended


def test_the_delays_of_any_versions_are_spread_alike() -> None:
    delays = [delay("room", version, 1.0) for version in range(4000)]
    assert all(1 <= seconds < 2 for seconds in delays)
    for some in (delays[::2], delays[1::2], delays[:500]):
        assert abs(statistics.mean(some) - 1.5) < 0.05
        assert abs(statistics.pstdev(some) - 12**-0.5) < 0.03
    assert delay("room", 7, 1.0) == delays[7]
    assert delay("another", 7, 1.0) != delays[7]

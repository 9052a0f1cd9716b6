"""Bots at a table: the room goes on while they think, and whatever a bot does, the match goes on too."""

import json
import random
import time
from typing import Any

import pytest

from kingcraft.bots.bot import BOTS, Bot
from kingcraft.bots.decision import Decision
from kingcraft.bots.failure import BotFailed
from kingcraft.bots.limits import Stop
from kingcraft.bots.thumb import ThumbBot
from kingcraft.games.registry import observe
from kingcraft.record.replay import replay_document
from kingcraft.room.log.events import Acted, encode
from kingcraft.room.log.replay import replay_log
from kingcraft.room.ports import NotReady, Think, Unready, think_here
from kingcraft.room.room import Room
from kingcraft.room.views.record import record
from kingcraft.server.bots.thinking import Thinkers
from tests.room.memory import Broken, House, Listener, Ponderer, act, play_deal, settled, until
from tools.driver.patience import PATIENCE


class SlowThumb:
    """``thumb-1``, which takes its time."""

    name = "slow"

    def choose(self, decision: Decision) -> str:
        return ThumbBot().choose(decision)

    def think(self, decision: Decision, seconds: float, stop: Stop) -> str:
        return self.choose(decision)


async def thinking(house: House, game: str = "kings-corner", preset: str = "pagat") -> tuple[Room, Listener, int]:
    """A room with one person and a ``ponderer`` that has begun to think."""
    room, mine = house.open(game, preset, "ponderer")
    ana = Listener()
    room.enter(ana, mine.secret)
    await room._mailbox.emptied()
    deal = room.state.match.state
    assert deal is not None
    if deal.to_act == mine.seat:
        act(room, ana, "end")
        await room._mailbox.emptied()
    assert room._thinking.busy
    return room, ana, mine.seat


@pytest.fixture
def pool() -> Thinkers:
    """It waits for a bot that thinks, however busy the machine is."""
    return Thinkers(1, patience=PATIENCE)


async def test_the_room_goes_on_while_a_bot_thinks(pool: Thinkers) -> None:
    """People come, see the table, and are refused at once if they act: it is not their turn."""
    bot = Ponderer()
    room, ana, seat = await thinking(House(think=pool.think, ponderer=bot))
    version = room.state.version
    onlooker = Listener()
    room.enter(onlooker, "")
    assert onlooker.last["view"]["table"]["toAct"] != seat
    act(room, ana, "end")
    await room._mailbox.emptied()
    assert ana.refusals == ["not-your-turn"]
    room.leave(onlooker)
    await until(lambda: bot.thoughts)
    assert (room.state.version, bot.thoughts) == (version, 1), "coming and going asks no bot twice"
    assert not room.asleep
    bot.go.set()
    await settled(room)
    assert room.state.version > version
    assert ana.last["view"]["table"]["toAct"] == seat
    pool.close()


async def test_closing_while_a_bot_thinks_ends_the_thinking(pool: Thinkers) -> None:
    bot = Ponderer()
    room, _, _ = await thinking(House(think=pool.think, ponderer=bot))
    version = room.state.version
    await until(lambda: bot.thoughts)
    before = time.monotonic()
    await room.close()
    pool.close()
    assert time.monotonic() - before < 30
    assert (bot.told, room.state.version) == (1, version)
    assert not room._thinking.busy


async def test_a_thought_that_is_out_of_date_is_thrown_away(pool: Thinkers) -> None:
    """Another writer stored the bot's action meanwhile: that one counts."""
    bot = Ponderer()
    house = House(think=pool.think, ponderer=bot)
    room, ana, seat = await thinking(house)
    house.log.rooms[room.name].append(encode(Acted(1 - seat, "end")))
    bot.go.set()
    await settled(room)
    assert room.state.deals[0].tokens[-1] == "end"
    assert room.state.version == len(house.log.rooms[room.name])
    assert ana.last["view"]["table"]["toAct"] == seat
    pool.close()


async def test_a_thought_is_kept_until_it_is_stored(pool: Thinkers) -> None:
    bot = Ponderer()
    house = House(think=pool.think, ponderer=bot)
    room, _, seat = await thinking(house)
    house.log.full = True
    bot.go.set()
    tried = house.log.appends
    await until(lambda: house.log.appends > tried + 2)
    assert bot.thoughts == 1
    house.log.full = False
    await until(lambda: to_act(room) == seat)
    pool.close()


@pytest.mark.parametrize(("game", "preset"), [("king", "king"), ("kings-corner", "pagat")])
async def test_a_log_is_the_same_however_the_bots_are_asked(game: str, preset: str) -> None:
    pool = Thinkers(2)
    logs = []
    ways: list[tuple[Think, Bot]] = [(think_here, SlowThumb()), (pool.think, SlowThumb()), (think_here, ThumbBot())]
    for think, bot in ways:
        house = House(think=think, slow=bot)
        room, mine = house.open(game, preset, *["slow"] * 3)
        ana = Listener()
        room.enter(ana, mine.secret)
        await play_deal(room, {mine.seat: ana}, random.Random(1).choice)
        logs.append(house.log.rooms[room.name])
    assert logs[0] == logs[1] == logs[2]
    pool.close()


@pytest.mark.parametrize("answer", ["QQ", "", "end of the world"])
async def test_a_bot_that_answers_nonsense_is_stood_in_for(answer: str, caplog: pytest.LogCaptureFixture) -> None:
    await stood_in_for(House(broken=Broken(lambda: answer)), "failed")
    assert "not legal" in caplog.text


async def test_a_bot_that_fails_is_stood_in_for(caplog: pytest.LogCaptureFixture) -> None:
    def fail() -> str:
        raise ZeroDivisionError

    await stood_in_for(House(broken=Broken(fail)), "failed")
    assert "bot broken failed" in caplog.text


@pytest.mark.parametrize(
    ("fault", "why"),
    [
        (ZeroDivisionError(), "failed"),
        (BotFailed("broken", "died"), "failed"),
        (BotFailed("broken", "starting"), "late"),
        (BotFailed("broken", "timeout"), "late"),
    ],
)
async def test_a_thinking_bot_that_fails_is_stood_in_for(
    fault: Exception, why: str, caplog: pytest.LogCaptureFixture, pool: Thinkers
) -> None:
    class Failing(SlowThumb):
        name = "broken"

        def think(self, decision: Decision, seconds: float, stop: Stop) -> str:
            raise fault

    await stood_in_for(House(think=pool.think, broken=Failing()), why)
    assert "bot broken failed" in caplog.text
    pool.close()


async def test_a_bot_that_never_answers_is_stood_in_for(caplog: pytest.LogCaptureFixture) -> None:
    pool = Thinkers(1, patience=0.05)
    bot = Ponderer("broken", stops=False)
    await stood_in_for(House(think=pool.think, broken=bot), "late")
    assert "bot broken failed" in caplog.text
    bot.go.set()
    pool.close()


async def test_a_bot_that_cannot_think_now_is_stood_in_for_in_silence(caplog: pytest.LogCaptureFixture) -> None:
    async def refuse(bot: object, decision: Decision, stop: Stop) -> str:
        raise Unready("busy")

    await stood_in_for(House(think=refuse, broken=SlowThumb()), "busy")
    assert not caplog.records


async def test_a_bot_that_is_not_there_any_more_is_stood_in_for(caplog: pytest.LogCaptureFixture) -> None:
    opened, mine = House(broken=SlowThumb()).open("kings-corner", "pagat", "broken")
    later = House()
    room = Room(opened.name, opened.state, later.ports)
    later.log.rooms[room.name] = [b""] * room.state.version
    await plays_on(room, mine.secret, mine.seat, "missing")
    told = next(record for record in caplog.records if "no bot broken" in record.message)
    assert "--bot broken=COMMAND" in told.message
    assert told.exc_info is None, "one line"


async def stood_in_for(house: House, why: str) -> None:
    """``thumb-1`` plays instead of ``broken``, turn after turn; the fault is reported once, and everyone sees why."""
    room, mine = house.open("kings-corner", "pagat", "broken")
    await plays_on(room, mine.secret, mine.seat, why)
    found = replay_log(house.log.rooms[room.name])
    assert found is not None
    assert found[0].stood_in[1 - mine.seat] == why


async def plays_on(room: Room, secret: str, seat: int, why: str) -> None:
    ana = Listener()
    room.enter(ana, secret)
    await settled(room)
    for _ in range(3):
        act(room, ana, "end")
        await settled(room)
    deal = room.state.match.state
    assert deal is not None
    assert deal.to_act == seat
    turns = [token for by, token in observe(deal).history if by != seat]
    assert turns.count("end") >= 3
    assert len(turns) > turns.count("end"), "thumb-1 lays cards, which the first legal token does not"
    course = room.state.deals[0]
    assert {(by, reason) for _, by, reason in course.stand_ins} == {("thumb-1", why)}
    assert ana.last["view"]["seats"][1 - seat]["standIn"] == why
    assert ana.last["view"]["seats"][seat]["standIn"] == ""


@pytest.fixture(autouse=True)
def one_fault_is_told_once(caplog: pytest.LogCaptureFixture) -> object:
    yield
    assert len([record for record in caplog.records if "plays for it" in record.message]) <= 1


async def test_bots_that_are_not_ready_are_told_of_until_they_are() -> None:
    """At the table from the first view on, in the log where another chose, and in the record, which replays."""
    why: list[NotReady | None] = ["warming"]

    async def think(bot: Bot, decision: Decision, stop: Stop) -> str:
        if why[0] is not None:
            raise Unready(why[0])
        return bot.choose(decision)

    house = House(think=think, unready=lambda kind, _: why[0] if kind == "slow" else None, slow=SlowThumb())
    room, mine = house.open("king", "king", "slow", "thumb-1", "thumb-1", contracts=["no-king"], auction="off")
    ana = Listener()
    room.enter(ana, mine.secret)
    slow = [seat.kind for seat in room.state.seats].index("slow")
    shown = {seat: "warming" if seat == slow else "" for seat in range(4)}
    assert {seat: view["standIn"] for seat, view in enumerate(ana.last["view"]["seats"])} == shown
    await settled(room)
    while len(room.state.deals[0].tokens) < 8:
        act(room, ana, first_legal(room))
        await settled(room)
    assert {tuple(rest) for _, *rest in room.state.deals[0].stand_ins} == {("thumb-1", "warming")}
    why[0] = None
    room.bots_ready()
    assert ana.last["event"]["kind"] == "bots"
    assert ana.last["view"]["seats"][slow]["standIn"] == ""
    seen = len(room.state.deals[0].stand_ins)
    await play_deal(room, {mine.seat: ana}, lambda legal: legal[0])
    assert len(room.state.deals[0].stand_ins) == seen
    document = record(room.state, room.name).to_json()
    notes: Any = document["deals"]
    assert [one["why"] for one in notes[0]["stand_ins"]] == ["warming"] * seen
    assert all(notes[0]["actions"][one["action"]] for one in notes[0]["stand_ins"])
    assert replay_document(json.loads(json.dumps(document))).match.totals == room.state.match.totals
    found = replay_log(house.log.rooms[room.name])
    assert found is not None
    assert found[0].deals == room.state.deals


def test_logs_without_stand_ins_are_as_they_were() -> None:
    assert encode(Acted(0, "end")) == b'{"event":"acted","seat":0,"token":"end"}'


def to_act(room: Room) -> int:
    deal = room.state.match.state
    assert deal is not None
    return deal.to_act


def first_legal(room: Room) -> str:
    deal = room.state.match.state
    assert deal is not None
    return deal.legal()[0]


def test_levels_answer_at_once_or_think() -> None:
    """What a room asks on its event loop is rules of thumb."""
    assert {name for name, make in BOTS.items() if not hasattr(make(), "think")} >= {"beginner", "casual", "thumb-1"}

"""Bots at a table: the room goes on while they think, and whatever a bot does, the match goes on too."""

import random
import time

import pytest

from kingcraft.bots.bot import BOTS
from kingcraft.bots.decision import Decision
from kingcraft.bots.stop import Stop
from kingcraft.bots.thumb import ThumbBot
from kingcraft.room.events import Acted, encode
from kingcraft.room.ports import Think, Unready, think_here
from kingcraft.room.room import Room
from kingcraft.server.thinking import Thinkers
from tests.room.memory import Broken, House, Listener, Ponderer, act, play_deal, settled, until


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
    room.enter(ana, mine.secret, "0a")
    await room._mailbox.emptied()
    state = room.ledger.match.state
    assert state is not None
    if state.to_act == mine.seat:
        act(room, ana, "end")
        await room._mailbox.emptied()
    assert room._thinking.busy
    return room, ana, mine.seat


@pytest.fixture
def pool() -> Thinkers:
    return Thinkers(1)


async def test_the_room_goes_on_while_a_bot_thinks(pool: Thinkers) -> None:
    """People come, see the table, and are refused at once if they act: it is not their turn."""
    bot = Ponderer()
    room, ana, seat = await thinking(House(think=pool.think, ponderer=bot))
    version = room.ledger.version
    onlooker = Listener()
    room.enter(onlooker, "", "")
    assert onlooker.last["view"]["table"]["toAct"] != seat
    act(room, ana, "end")
    await room._mailbox.emptied()
    assert ana.refusals == ["not-your-turn"]
    room.leave(onlooker)
    await until(lambda: bot.thoughts)
    assert (room.ledger.version, bot.thoughts) == (version, 1), "coming and going asks nobody twice"
    assert not room.asleep
    bot.go.set()
    await settled(room)
    assert room.ledger.version > version
    assert ana.last["view"]["table"]["toAct"] == seat
    pool.close()


async def test_closing_while_a_bot_thinks_ends_the_thinking(pool: Thinkers) -> None:
    bot = Ponderer()
    room, _, _ = await thinking(House(think=pool.think, ponderer=bot))
    version = room.ledger.version
    await until(lambda: bot.thoughts)
    before = time.monotonic()
    await room.close()
    pool.close()
    assert time.monotonic() - before < 0.5
    assert (bot.told, room.ledger.version) == (1, version)
    assert not room._thinking.busy


async def test_a_thought_that_is_out_of_date_is_thrown_away(pool: Thinkers) -> None:
    """Somebody else wrote the bot's action meanwhile: that one counts."""
    bot = Ponderer()
    house = House(think=pool.think, ponderer=bot)
    room, ana, seat = await thinking(house)
    house.log.rooms[room.name].append(encode(Acted(1 - seat, "end")))
    bot.go.set()
    await settled(room)
    assert room.ledger.deals[0].tokens[-1] == "end"
    assert room.ledger.version == len(house.log.rooms[room.name])
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
    await until(lambda: not house.log.full and room.ledger.match.state.to_act == seat)  # type: ignore[union-attr]
    pool.close()


@pytest.mark.parametrize(("game", "preset"), [("king", "king"), ("kings-corner", "pagat")])
async def test_a_log_is_the_same_however_the_bots_are_asked(game: str, preset: str) -> None:
    pool = Thinkers(2)
    logs = []
    ways: list[tuple[Think, object]] = [(think_here, SlowThumb()), (pool.think, SlowThumb()), (think_here, ThumbBot())]
    for think, bot in ways:
        house = House(think=think, slow=bot)  # type: ignore[arg-type]
        room, mine = house.open(game, preset, *["slow"] * 3)
        ana = Listener()
        room.enter(ana, mine.secret, "0a")
        await play_deal(room, {mine.seat: ana}, random.Random(1).choice)
        logs.append(house.log.rooms[room.name])
    assert logs[0] == logs[1] == logs[2]
    pool.close()


@pytest.mark.parametrize("answer", ["QQ", "", "end of the world"])
async def test_a_bot_that_answers_nonsense_is_stood_in_for(answer: str, caplog: pytest.LogCaptureFixture) -> None:
    await stood_in_for(House(broken=Broken(lambda: answer)))
    assert "not legal" in caplog.text


async def test_a_bot_that_fails_is_stood_in_for(caplog: pytest.LogCaptureFixture) -> None:
    def fail() -> str:
        raise ZeroDivisionError

    await stood_in_for(House(broken=Broken(fail)))
    assert "bot broken failed" in caplog.text


async def test_a_thinking_bot_that_fails_is_stood_in_for(caplog: pytest.LogCaptureFixture, pool: Thinkers) -> None:
    class Failing(SlowThumb):
        name = "broken"

        def think(self, decision: Decision, seconds: float, stop: Stop) -> str:
            raise ZeroDivisionError

    await stood_in_for(House(think=pool.think, broken=Failing()))
    assert "bot broken failed" in caplog.text
    pool.close()


async def test_a_bot_that_never_answers_is_stood_in_for(caplog: pytest.LogCaptureFixture) -> None:
    pool = Thinkers(1, patience=0.05)
    bot = Ponderer("broken", stops=False)
    await stood_in_for(House(think=pool.think, broken=bot))
    assert "bot broken failed" in caplog.text
    bot.go.set()
    pool.close()


async def test_a_bot_that_cannot_think_now_is_stood_in_for_in_silence(caplog: pytest.LogCaptureFixture) -> None:
    async def refuse(bot: object, decision: Decision, stop: Stop) -> str:
        raise Unready

    await stood_in_for(House(think=refuse, broken=SlowThumb()))
    assert not caplog.records


async def test_a_bot_that_is_not_there_any_more_is_stood_in_for(caplog: pytest.LogCaptureFixture) -> None:
    house = House(broken=SlowThumb())
    opened, mine = house.open("kings-corner", "pagat", "broken")
    room = Room(opened.name, opened.ledger, House().ports)
    room._ports.log.rooms[room.name] = house.log.rooms[room.name]  # type: ignore[attr-defined]
    await plays_on(room, mine.secret, mine.seat)
    assert "there is no bot broken here" in caplog.text


async def stood_in_for(house: House) -> None:
    """``thumb-1`` plays instead of ``broken``, turn after turn, and the fault is told once."""
    room, mine = house.open("kings-corner", "pagat", "broken")
    await plays_on(room, mine.secret, mine.seat)


async def plays_on(room: Room, secret: str, seat: int) -> None:
    ana = Listener()
    room.enter(ana, secret, "")
    await settled(room)
    for _ in range(3):
        act(room, ana, "end")
        await settled(room)
    state = room.ledger.match.state
    assert state is not None
    assert state.to_act == seat
    turns = [token for by, token in state.observation(None).history if by != seat]
    assert turns.count("end") >= 3
    assert len(turns) > turns.count("end"), "thumb-1 lays cards, which the first legal token does not"


@pytest.fixture(autouse=True)
def one_fault_is_told_once(caplog: pytest.LogCaptureFixture) -> object:
    yield
    assert len([record for record in caplog.records if "plays for it" in record.message]) <= 1


def test_levels_answer_at_once_or_think() -> None:
    """What a room asks on its event loop is rules of thumb."""
    assert {name for name, make in BOTS.items() if not hasattr(make(), "think")} >= {"beginner", "casual", "thumb-1"}

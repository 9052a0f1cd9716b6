"""A task of a day in a room: its cards and replies are those of the field, and its result says what it was worth."""

import datetime as dt
import itertools

import pytest

from kingcraft.bots.decision import Decision
from kingcraft.daily.day import YOU, Task
from kingcraft.daily.fields import DATA, read
from kingcraft.daily.levels import LEVELS
from kingcraft.daily.plan import TASKS, TaskName
from kingcraft.games.reasons import Refused
from kingcraft.games.registry import observe
from kingcraft.record.replay import replay_document
from kingcraft.record.verify import verify
from kingcraft.room.log.events import encode
from kingcraft.room.log.replay import state_of
from kingcraft.room.ports import RoomProblem
from kingcraft.room.practice import from_day, practice_opening
from kingcraft.room.room import Room
from kingcraft.room.views.record import record
from kingcraft.room.wire.http_messages import FromDay, NewPractice, NewSeat
from kingcraft.service import days
from tests.room.memory import House, Listener, act, settled

#: A day with fields, and one of each remainder by four.
DATE = min(date for file in DATA.glob("*.json") for date in read(file).days)
DATES = [f"2027-05-{day:02}" for day in range(1, 5)]


def seats(task: Task) -> list[NewSeat]:
    return [NewSeat("you", "Ana"), *(NewSeat("casual") for _ in range(task.players - 1))]


def opened(house: House, task: Task) -> tuple[Room, str]:
    """The room of a task, and the secret of the player's seat."""
    source, ports = FromDay(task.date.isoformat(), task.name), house.ports
    wish = NewPractice(source, seats(task), deals=3, hints=True)
    made = practice_opening(wish, from_day(source, task.tries), ports.bots, ports.chance, ports.now())
    house.log.rooms[made.seated.room] = [encode(event) for event in made.events]
    return Room(made.seated.room, state_of(made.events), ports), made.seated.secret


async def played(house: House, task: Task, run: int) -> Room:
    """The room in which a person has played what ``casual`` plays in this run of the field."""
    room, secret = opened(house, task)
    ana, bot = Listener(), LEVELS["casual"]()
    room.enter(ana, secret)
    for decision in itertools.count():
        await settled(room)
        deal = room.state.match.state
        if deal is None:
            return room
        drawn = task.chance(YOU, decision, run + 1)
        act(room, ana, bot.choose(Decision(deal.rules, observe(deal, YOU), deal.legal(), drawn)))
    raise AssertionError


@pytest.mark.parametrize("date", DATES)
@pytest.mark.parametrize("name", TASKS)
async def test_who_plays_alike_meets_the_same_replies(date: str, name: TaskName) -> None:
    task = Task(dt.date.fromisoformat(date), name)
    room = await played(House(), task, 4)
    assert room.phase == "over"
    ended = room.state.match.ended[-1].state
    assert (ended.dealer, task.points(ended)) == (task.dealer, task.played(LEVELS["casual"](), 4))
    kept = record(room.state, room.name)
    assert {verdict.kind for verdict in verify(kept)} == {"no-proof"}
    assert replay_document(kept.to_json()).match.ended == room.state.match.ended


@pytest.mark.parametrize("name", TASKS)
async def test_the_result_says_how_many_runs_it_beats(name: TaskName) -> None:
    house, date = House(), dt.date.fromisoformat(DATE)
    room, secret = opened(house, task := Task(date, name))
    room.enter(ana := Listener(), secret)
    await settled(room)
    view = ana.last["view"]
    assert view["practice"]["day"] == DATE
    assert (view["hints"], view["undo"], view["practice"]["deals"], view["proofs"]) == (False, False, 1, [])
    with pytest.raises(RoomProblem, match="match-not-over"):
        days.result(room.state)
    found = days.result((await played(house, task, 0)).state)
    field = read(DATA / f"{DATE[:7]}.json").days[DATE].tasks[name]
    assert found.points == field.points["casual"][0]
    assert found.beats == field.beaten(found.points)
    assert sum(runs for _, runs in found.field) == 100
    assert found.master in field.points["master"] or name == "corner"


async def test_a_day_without_data_is_played_without_a_field() -> None:
    task = Task(dt.date(1999, 2, 28), "auction")
    found = days.result((await played(House(), task, 0)).state)
    assert (found.date, found.beats, found.master, found.master_beats, found.field) == (
        "1999-02-28",
        None,
        None,
        None,
        [],
    )
    assert [each.field for each in days.day("1999-02-28").tasks] == [False] * 3


def test_a_day_says_what_is_played() -> None:
    found = days.day("2027-01-01")
    assert found.number == 1
    assert [(each.task, each.game, each.contract, each.dealer, each.first) for each in found.tasks] == [
        ("avoid", "king", "no-tricks", 2, 2),
        ("auction", "king", "", 0, 0),
        ("corner", "kings-corner", "", 0, 1),
    ]
    for wrong in ("2027-02-30", "2027-1-1", "20270101", "", "2027-01-01/avoid", "\ud800"):
        with pytest.raises(RoomProblem, match="not-found"):
            days.day(wrong)


def test_impossible_days_and_other_seats_are_refused() -> None:
    with pytest.raises(Refused, match="no such day") as refused:
        from_day(FromDay("2027-02-30", "avoid"), 0)
    assert refused.value.place == "source.date"
    task, ports = Task(dt.date(2027, 1, 1), "avoid"), House().ports
    given = from_day(FromDay("2027-01-01", "avoid"), 0)
    four = seats(task)
    for others in ([four[1], four[0], *four[2:]], [*four[:3], NewSeat("master")], four[:2]):
        with pytest.raises(Refused, match=r".+") as refused:
            practice_opening(NewPractice(FromDay("2027-01-01", "avoid"), others), given, ports.bots, ports.chance, "")
        assert refused.value.place == "seats"


async def test_a_room_without_a_task_has_no_result() -> None:
    with pytest.raises(RoomProblem, match="not-found"):
        days.result(House().open("king", "king", *["casual"] * 3)[0].state)

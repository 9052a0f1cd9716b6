"""A lesson at its table: each one to its end, every mistake once, and what a pupil can do besides."""

from typing import Any

import pytest
from msgspec import UNSET

from kingcraft.games.reasons import Refused
from kingcraft.lessons.lesson import Do, NudgedMistake, PlayedMistake, RefusedMistake, Try
from kingcraft.lessons.meaning import ONLY, Goal, reason
from kingcraft.room.ports import RoomProblem
from kingcraft.room.scheduling import RateLimit
from kingcraft.room.wire.client_messages import AskHint, AskWorth, Claim, Lend, Remove, Rename, Vote
from kingcraft.room.wire.http_messages import NewLesson
from kingcraft.service.lesson_tables import LessonTable
from kingcraft.service.rooms import Rooms
from tests.lessons.pupil import LESSONS, Pupil, found, seen
from tests.room.memory import House, Listener

STEPS = [(name, step) for name in LESSONS for step in range(len(found(name)[1].steps))]
#: Steps in which the pupil acts: a card without a sentence and without an alternative is played for them.
DOING = [
    (name, number)
    for name, number in STEPS
    if isinstance(step := found(name)[1].steps[number], Do) and (step.say is not UNSET or step.do != (ONLY,))
]


def kinds(messages: list[dict[str, Any]]) -> list[str]:
    """What the messages are: the event of an update, else the type."""
    return [one["event"]["kind"] if one["type"] == "update" else one["type"] for one in messages]


@pytest.mark.parametrize("name", LESSONS)
async def test_a_lesson_is_played_to_its_end(name: str) -> None:
    pupil = Pupil(name)
    pupil.reach(len(pupil.of.steps))
    assert (pupil.lesson["kind"], pupil.lesson["say"], pupil.lesson["waits"]) == ("end", f"lesson-{name}-end", "")
    versions = [update["version"] for update in pupil.updates]
    assert versions == list(range(1, len(versions) + 1))
    acts = [(event["seat"], event["token"]) for update in pupil.updates if (event := update["event"])["kind"] == "act"]
    assert acts == list(pupil.deal.history)[-len(acts) :]  # each action is an update of its own, in order
    assert pupil.go() == pupil.skip() == pupil.help() == []


@pytest.mark.parametrize(("name", "step"), STEPS)
async def test_a_lesson_begun_at_a_step_is_as_if_played_there(name: str, step: int) -> None:
    played, begun = Pupil(name), Pupil(name, step)
    played.reach(step)
    assert seen(begun.update) == seen(played.update)
    assert begun.deal.history == played.deal.history


@pytest.mark.parametrize("name", LESSONS)
async def test_every_step_can_be_skipped(name: str) -> None:
    played, skipped = Pupil(name), Pupil(name)
    played.reach(len(played.of.steps))
    while skipped.step is not None:
        step = skipped.lesson["step"]
        assert skipped.skip()
        assert skipped.skip(step) == []  # the second of two taps
    assert seen(skipped.update) == seen(played.update)


@pytest.mark.parametrize(("name", "step"), DOING)
async def test_every_mistake_is_answered(name: str, step: int) -> None:
    pupil = Pupil(name, step)
    doing = pupil.step
    assert isinstance(doing, Do)
    for mistake in doing.wrong:
        for token in mistake.tokens:
            before, shown = pupil.deal, len(pupil.updates)
            answers = pupil.act(pupil.spelled(token))
            answer = pupil.lesson["answer"]
            assert pupil.lesson["step"] == step
            match mistake:
                case RefusedMistake():
                    own = "" if not isinstance(mistake.say, str) else pupil.of.key(mistake.say)
                    assert kinds(answers) == ["refused", "lesson"]
                    assert answers[0]["key"] == (own or f"reason-{mistake.refused}")
                    assert answer == {"kind": "refused", "say": own, "code": mistake.refused, "points": 0}
                case NudgedMistake():
                    key = pupil.of.key(mistake.nudge)
                    assert kinds(answers) == ["refused", "lesson"]
                    assert (answers[0]["code"], answers[0]["key"]) == ("not-in-lesson", key)
                    assert answer == {"kind": "nudged", "say": key, "code": "", "points": 0}
                case PlayedMistake():
                    played_out(pupil, mistake, shown, answers)
            assert pupil.deal == before
            assert pupil.lesson["waits"] == "act"
    pupil.do_step()
    assert pupil.lesson["answer"] is None


def played_out(pupil: Pupil, mistake: PlayedMistake, shown: int, answers: list[dict[str, Any]]) -> None:
    """A mistake was played out; take it back."""
    points = pupil.updates[shown - 1]["view"]["lesson"]["points"]
    assert kinds(answers) == ["act"] * (1 + len(mistake.let))
    assert [update["view"]["lesson"]["waits"] for update in answers] == [""] * len(mistake.let) + ["go"]
    assert pupil.lesson["points"] == points + mistake.points
    answer = {"kind": "played", "say": pupil.of.key(mistake.say), "code": "", "points": mistake.points}
    assert pupil.lesson["answer"] == answer
    assert pupil.update["legal"] == []
    assert kinds(pupil.act(mistake.tokens[0])) == ["refused"]  # nothing is played before it is taken back
    [undone] = pupil.go()
    assert undone["event"]["kind"] == "undo"
    assert pupil.lesson["answer"] is None
    assert pupil.go() == []  # the second of two taps


@pytest.mark.parametrize(("name", "step"), STEPS)
async def test_whatever_else_a_pupil_tries_changes_nothing(name: str, step: int) -> None:
    pupil = Pupil(name, step)
    if pupil.lesson["waits"] != "act" or not isinstance(doing := pupil.step, Do | Try):
        return
    tried = [pupil.spelled(one) for mistake in getattr(doing, "wrong", ()) for one in mistake.tokens]
    awaited = [doing.attempt, *pupil.of.instead(step)] if isinstance(doing, Try) else list(doing.do)
    before, number = pupil.deal, pupil.lesson["step"]
    for token in ["XX", *pupil.part.tries(before, 0)]:
        if token in tried or token in map(pupil.spelled, awaited):
            continue
        refused, _ = pupil.act(token)
        code = reason(before, token)
        assert (refused["type"], refused["code"]) == ("refused", code or "not-in-lesson")
        assert pupil.lesson["answer"]["say"] == ("" if code else "lesson-else")
        assert (pupil.deal, pupil.lesson["step"]) == (before, number)


async def test_a_try_is_done_when_it_was_refused() -> None:
    pupil = Pupil("king-2", 1)
    assert (pupil.lesson["kind"], pupil.lesson["waits"]) == ("try", "act")
    assert [one["code"] for one in pupil.act("KH") if one["type"] == "refused"] == ["hearts-banned-lead"]
    assert pupil.lesson["waits"] == "act"  # another heart: as true, but not what was asked for
    assert [one["key"] for one in pupil.act("2H") if one["type"] == "refused"] == ["reason-hearts-banned-lead"]
    assert (pupil.lesson["step"], pupil.lesson["waits"]) == (1, "go")
    assert pupil.lesson["answer"]["code"] == "hearts-banned-lead"
    pupil.go()
    assert (pupil.lesson["step"], pupil.lesson["answer"]) == (2, None)


@pytest.mark.parametrize(
    ("name", "step", "token"),
    [
        ("king-2", 1, "3C"),
        ("king-3", 1, "4C"),
        ("corner-1", 2, "TD>E"),
        ("corner-2", 0, "KD>SW"),
        ("corner-3", 1, "5H>N"),
    ],
)
async def test_a_mistake_need_not_be_made_by_a_pupil_who_does_better(name: str, step: int, token: str) -> None:
    tried, better = Pupil(name, step), Pupil(name, step)
    tried.do_step()
    tried.act(token)
    answers = better.act(token)
    assert kinds(answers)[0] == "act"
    assert better.lesson["step"] >= step + 2
    assert seen(better.update) == seen(tried.update)


@pytest.mark.parametrize(("name", "step"), [("king-2", 10), ("king-3", 8), ("king-4", 9)])
async def test_the_last_card_is_played_for_the_pupil_if_nothing_is_said_of_it(name: str, step: int) -> None:
    pupil = Pupil(name)
    pupil.reach(step)
    [before, own, *_] = [update for update in pupil.updates if update["view"]["lesson"]["step"] in (step, step + 1)]
    assert (before["legal"], before["view"]["lesson"]["waits"]) == ([], "")
    assert (own["event"]["kind"], own["event"]["seat"]) == ("act", 0)
    assert pupil.lesson["kind"] == "end"


async def test_a_last_card_with_a_sentence_waits_for_the_pupil() -> None:
    pupil = Pupil("king-1", 9)
    assert (pupil.lesson["waits"], pupil.lesson["point"], pupil.update["legal"]) == ("act", ["hand"], ["7D"])


async def test_points_in_minus_begin_with_those_of_every_player() -> None:
    pupil = Pupil("king-5")
    assert pupil.lesson["points"] == 250  # 325, less one trick
    pupil.reach(len(pupil.of.steps))
    assert pupil.lesson["points"] == pupil.deal.scores()[0] == 250


async def test_a_sentence_over_what_the_others_play_waits() -> None:
    pupil = Pupil("king-2", 6)
    pupil.do_step()
    assert (pupil.lesson["kind"], pupil.lesson["say"]) == ("play", "lesson-king-2-f")
    assert pupil.lesson["waits"] == "go"
    pupil.go()
    assert (pupil.lesson["kind"], pupil.lesson["waits"]) == ("do", "act")


async def test_a_goal_is_missed_and_the_last_action_taken_back() -> None:
    pupil = Pupil("corner-4", 1)
    first, *rest = Goal(pupil.part).way(pupil.deal)
    pupil.act(first)
    kept = pupil.deal
    assert kinds(pupil.act("end")) == ["act"]
    assert (pupil.lesson["waits"], pupil.update["legal"], pupil.update["undo"]) == ("go", [], 0)
    assert pupil.lesson["answer"]["say"] == "lesson-corner-4-lost"
    assert kinds(pupil.go()) == ["undo"]
    assert (pupil.deal, pupil.lesson["waits"], pupil.update["undo"]) == (kept, "act", 1)
    assert pupil.go() == []
    pupil.act("end")
    assert kinds(pupil.undo()) == ["undo"]  # the same by another key
    assert pupil.deal == kept
    for token in rest:
        pupil.act(token)
    assert (pupil.lesson["step"], pupil.lesson["kind"]) == (2, "say")


async def test_actions_on_the_way_to_a_goal_are_taken_back_one_by_one() -> None:
    pupil = Pupil("corner-4", 1)
    start, way = pupil.deal, Goal(pupil.part).way(pupil.deal)
    pupil.act(way[0])
    pupil.act(way[1])
    assert pupil.update["undo"] == 2
    assert kinds(pupil.undo()) == kinds(pupil.undo()) == ["undo"]
    assert pupil.deal == start
    [refused] = pupil.undo()
    assert refused["code"] == "nothing-to-undo"
    pupil.act(way[0])
    pupil.skip()  # from where the pupil is
    assert pupil.lesson["step"] == 2


async def test_a_skip_takes_a_mistake_back_first() -> None:
    pupil = Pupil("king-1", 2)
    pupil.act("QC")
    assert kinds(pupil.skip())[:2] == ["undo", "act"]
    assert ("QC" in pupil.update["view"]["table"]["hand"], pupil.lesson["answer"]) == (True, None)


@pytest.mark.parametrize(("lesson", "declared", "end"), [("king-6", -100, 150), ("king-7", 150, 200)])
async def test_the_points_so_far_contain_the_payment_of_a_sale(lesson: str, declared: int, end: int) -> None:
    pupil = Pupil(lesson)
    last = len(pupil.of.steps) - 1
    pupil.reach(last)
    points = [update["view"]["lesson"]["points"] for update in pupil.updates if update["view"]["table"]["contract"]]
    assert (points[0], points[-1]) == (declared, end) == (declared, pupil.deal.scores()[0])


@pytest.mark.parametrize(("name", "step"), DOING)
async def test_a_lesson_taken_up_again_says_what_it_said_when_it_was_left(name: str, step: int) -> None:
    pupil = Pupil(name)
    pupil.reach(step)
    said = pupil.lesson["say"], pupil.lesson["step"]
    again = Pupil(name, pupil.lesson["step"]).lesson
    assert (again["say"], again["step"]) == said
    assert again["say"]


async def test_help_points_at_what_to_do() -> None:
    pupil = Pupil("king-2", 6)  # the finger points at the whole hand
    pupil.help()
    assert (pupil.lesson["point"], pupil.lesson["answer"]["kind"]) == (["card:KH"], "help")
    pupil = Pupil("corner-2", 0)
    pupil.help()
    assert pupil.lesson["point"] == ["card:KD", "place:N"]
    pupil = Pupil("king-6", 5)
    pupil.help()
    assert pupil.lesson["point"] == ["bid:+4"]
    pupil = Pupil("corner-4", 1)
    pupil.help()
    assert pupil.lesson["answer"]["say"] == "lesson-corner-4-hint"
    assert Pupil("king-1").help() == []  # a sentence waits to be read


async def test_a_second_tap_does_no_harm() -> None:
    pupil = Pupil("king-1")
    assert len(pupil.go()) == 3  # three cards are played
    assert pupil.go(0) == pupil.go() == pupil.go(99) == []


async def test_an_action_chosen_at_an_older_table_is_refused() -> None:
    pupil = Pupil("king-1")
    pupil.go()
    [refused] = pupil.act("4C", version=1)
    assert refused["code"] == "stale-version"
    version = pupil.update["version"]
    pupil.act("AS")
    assert kinds(pupil.act("4C", version))[0] == "act"  # words have changed since, the table has not


async def test_what_belongs_to_matches_is_refused() -> None:
    pupil = Pupil("king-1", 2)
    for asked in (Claim(1, 3), Vote(2, 3, True), Lend(3, 3, 1), Remove(5, 3, 1), Rename(4, 3, "Eva")):
        pupil.table.act(pupil, asked)
    pupil.table.hint(pupil, AskHint(5, 3))
    pupil.table.worth(pupil, AskWorth(6, 3))
    assert pupil.refusals == ["not-in-lesson"] * 7
    pupil.table.say(pupil, "hello")
    assert (pupil.last["type"], pupil.last["code"]) == ("failure", "not-in-lesson")
    before = len(pupil.messages)
    pupil.table.ready(pupil)
    pupil.table.hold(pupil)
    assert len(pupil.messages) == before


async def test_a_pupil_leaves_and_comes_back() -> None:
    pupil, again, stranger = Pupil("king-1", 2), Listener(), Listener()
    pupil.act("QC")
    for secret in ("", "wrong"):
        with pytest.raises(RoomProblem, match="wrong-secret"):
            pupil.table.enter(stranger, secret)
    pupil.table.enter(again, pupil.table.seated.secret)
    assert pupil.closed == "replaced"
    assert seen(again.last) == seen(pupil.update)
    assert [one["code"] for one in pupil.act("4C")] == ["not-seated"]
    assert pupil.go() == []
    pupil.table.leave(pupil)
    assert not pupil.table.asleep
    pupil.table.leave(again)
    assert pupil.table.asleep


@pytest.fixture
def rooms() -> Rooms:
    return Rooms(House().ports, max_rooms=2, forget_after=60, opening=RateLimit(0))


async def test_a_table_counts_as_a_room(rooms: Rooms) -> None:
    one, other = await rooms.learn(NewLesson("king-1")), await rooms.learn(NewLesson("king-2"))
    assert len(rooms) == 2
    with pytest.raises(RoomProblem, match="too-many-rooms"):
        await rooms.learn(NewLesson("king-3"))
    table, here = await rooms.table(one.room), Listener()
    assert isinstance(table, LessonTable)
    table.enter(here, one.secret)
    quiet = await rooms.table(other.room)
    assert isinstance(quiet, LessonTable)
    quiet.quiet_since -= 2.0
    await rooms.learn(NewLesson("king-3"))  # in place of the one that no one is at
    with pytest.raises(RoomProblem, match="no-room"):
        await rooms.table(other.room)
    with pytest.raises(RoomProblem, match="no-room"):
        await rooms.find(one.room)  # no match, no record, no review


async def test_tables_are_not_opened_faster_than_rooms() -> None:
    rooms = Rooms(House().ports, max_rooms=9, forget_after=60, opening=RateLimit(0.001, 1))
    await rooms.learn(NewLesson("king-1"))
    with pytest.raises(RoomProblem, match="too-fast"):
        await rooms.learn(NewLesson("king-1"))


async def test_what_is_no_lesson_is_refused(rooms: Rooms) -> None:
    with pytest.raises(RoomProblem, match="not-found"):
        await rooms.learn(NewLesson("king-99"))
    with pytest.raises(Refused) as refused:
        await rooms.learn(NewLesson("king-1", 10))
    assert (refused.value.code, refused.value.place) == ("bad-format", "step")
    assert len(rooms) == 0

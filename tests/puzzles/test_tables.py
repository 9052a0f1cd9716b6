"""A puzzle at its table: what is asked, what is answered, and what is not seen before it is over."""

import random
from typing import Any

import pytest

from kingcraft.games.reasons import Refused
from kingcraft.lessons.lesson import Goal
from kingcraft.puzzles.proving import proving
from kingcraft.puzzles.puzzle import Kind, Puzzle, every
from kingcraft.room.ports import RoomProblem
from kingcraft.room.wire.http_messages import NewLesson
from kingcraft.service.lesson_tables import LessonTable
from tests.lessons.pupil import Pupil
from tests.room.memory import House

ASKED: list[Kind] = ["card", "call"]


def answers(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [message for message in messages if message["type"] == "puzzle"]


def first(kind: Kind) -> Puzzle:
    return every(kind)[0]


@pytest.mark.parametrize("kind", ASKED)
async def test_a_wrong_token_is_not_played_and_the_right_one_ends_it(kind: Kind) -> None:
    puzzle = first(kind)
    pupil = Pupil(puzzle.id)
    assert (pupil.lesson["say"], pupil.lesson["waits"], pupil.lesson["step"]) == (f"puzzle-{kind}", "act", 0)
    assert pupil.update["legal"] == puzzle.state().legal()
    right = proving(kind).right(puzzle.state(), puzzle.answers)
    for token in sorted({*pupil.update["legal"]} - {*right}):
        said = pupil.act(token)
        assert said[0]["type"] == "refused"
        assert said[0]["key"] == "puzzle-wrong"
        assert pupil.lesson["answer"]["say"] == "puzzle-wrong"
        assert answers(said) == []
    (answer,) = answers(pupil.act(right[-1]))
    assert answer["answers"] == puzzle.answers
    assert answer["rating"] == puzzle.rating
    assert answer["next"] == puzzle.proof.next
    assert len(answer["reasons"]) == 1
    assert (pupil.lesson["kind"], pupil.lesson["say"], pupil.lesson["waits"]) == ("end", "puzzle-end", "")


async def test_a_hand_is_cleared_by_any_way_and_a_dead_end_is_taken_back() -> None:
    chance = random.Random(1)
    lost = 0
    for puzzle in every("out")[:6]:
        pupil = Pupil(puzzle.id)
        assert isinstance(pupil.of.steps[0], Goal)
        for token in puzzle.answers[:-1]:
            assert answers(pupil.act(token)) == []
        (answer,) = answers(pupil.act(puzzle.answers[-1]))
        assert answer["answers"] == puzzle.answers
        assert len(answer["reasons"]) == len(puzzle.answers)
        assert any(answer["reasons"]), puzzle.id
        other = Pupil(puzzle.id)
        while (said := other.lesson)["answer"] is None and said["kind"] != "end":
            other.act(chance.choice([token for token in other.update["legal"] if token != "end"]))
        if said["kind"] != "end":
            assert said["answer"]["say"] == "puzzle-lost"
            other.go()
            assert other.lesson["waits"] == "act"
            lost += 1
    assert lost > 0, "a way that misses it is taken back"


@pytest.mark.parametrize("kind", ["card", "call", "out"])
async def test_it_can_be_shown_and_said_again(kind: Kind) -> None:
    puzzle = first(kind)
    pupil = Pupil(puzzle.id)
    assert pupil.help()
    (answer,) = answers(pupil.skip())
    assert pupil.lesson["kind"] == "end"
    before = len(pupil.messages)
    pupil.table.enter(pupil, pupil.table.seated.secret)  # the connection came back
    assert answers(pupil.messages[before:]) == [answer]


@pytest.mark.parametrize("kind", ["card", "call", "out"])
async def test_no_card_is_seen_that_the_seat_could_not_see(kind: Kind) -> None:
    for puzzle in every(kind)[:10]:
        state = puzzle.state()
        pupil = Pupil(puzzle.id)
        seen = str(pupil.updates)
        own = {*pupil.part.hand(state, 0)}
        hidden = {card for seat in range(1, puzzle.players) for card in pupil.part.hand(state, seat)}
        assert hidden
        assert [card for card in hidden if f"'{card}'" in seen] == [], puzzle.id
        assert [card for card in own if f"'{card}'" not in seen] == [], puzzle.id
        assert "rating" not in seen
        assert "finds" not in seen


async def test_what_a_player_could_have_counted_is_said() -> None:
    for puzzle in every("card")[:10]:
        state, pupil = puzzle.state(), Pupil(puzzle.id)
        (asked,) = [message for message in pupil.messages if message["type"] == "puzzle-asked"]
        others = [pupil.part.hand(state, seat) for seat in range(1, 4)]
        assert sorted(asked["out"]) == sorted(card for hand in others for card in hand), puzzle.id
        for seat, hand in enumerate(others, 1):
            assert not {card[1] for card in hand} & set(asked["void"][seat]), puzzle.id
    for kind in ("call", "out"):
        (asked,) = [message for message in Pupil(first(kind).id).messages if message["type"] == "puzzle-asked"]
        assert (asked["out"], asked["void"]) == ([], [])


def test_an_unknown_puzzle_is_not_found() -> None:
    for name in ("card-x", "card-99999999", "riddle-1"):
        with pytest.raises((RoomProblem, Refused), match="not-found"):
            LessonTable(NewLesson(name), House().ports)

"""Every puzzle that is shipped has one answer, by two checks; what is no puzzle is refused."""

import datetime as dt
import json
from collections import Counter
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from kingcraft.games.reasons import Refused
from kingcraft.puzzles import __main__ as command
from kingcraft.puzzles.king import kind_of, simple
from kingcraft.puzzles.making import RATINGS, TRIES, found_in, rating
from kingcraft.puzzles.proving import EASY, LEAST_CHOICES, proving
from kingcraft.puzzles.puzzle import DATA, PACK, Kind, Puzzle, add, every, path, read
from scripts import puzzle_list

KINDS: tuple[Kind, ...] = get_args(Kind)
ALL = [puzzle for kind in KINDS for puzzle in every(kind)]
TODAY = dt.datetime.now(tz=dt.UTC).date().toordinal()
#: Those that are proven again in every run: the date chooses them, so that with time all are.
TEN = [ALL[(10 * TODAY + number) % len(ALL)] for number in range(10)]


def proven(puzzle: Puzzle, seed: int) -> bool:
    return proving(puzzle.kind).proof(puzzle.state(), puzzle.answers, seed, margin=False) is not None


def test_ten_puzzles_are_proven_again() -> None:
    assert [puzzle.id for puzzle in TEN if not proven(puzzle, 1)] == []


@pytest.mark.long(seconds=600)
def test_every_puzzle_is_proven_again_with_a_new_seed() -> None:
    refused = [puzzle.id for puzzle in ALL if not proven(puzzle, TODAY)]
    assert len(refused) <= len(ALL) / 200, f"take these out of the packs: {refused}"


def test_every_puzzle_is_a_choice_that_is_not_easy() -> None:
    assert len({puzzle.id for puzzle in ALL}) == len(ALL)
    for puzzle in ALL:
        state = puzzle.state()
        assert state.to_act == 0, puzzle.id
        assert len(state.legal()) >= LEAST_CHOICES, puzzle.id
        assert puzzle.finds["casual"] < EASY, puzzle.id
        assert list(puzzle.finds) == list(TRIES), puzzle.id
        assert puzzle.rating == rating(puzzle.finds), puzzle.id
        if puzzle.kind == "card":
            assert set(puzzle.answers) <= set(state.legal()) - simple(state.legal()), puzzle.id
            assert 1 <= len(puzzle.answers) <= 2, puzzle.id
            assert puzzle.proof.next not in puzzle.answers, puzzle.id


def test_packs_are_full_in_their_order_and_not_of_one_sort() -> None:
    for kind in KINDS:
        held = every(kind)
        sizes = [len(read(path(kind, pack))) for pack in range(1, len(held) // PACK + 2)]
        assert sum(sizes) == len(held)
        assert sizes[:-1] == [PACK] * (len(sizes) - 1)
        sorts = Counter(proving(kind).sort(puzzle.state(), puzzle.answers) for puzzle in held)
        assert len(sorts) >= 5, f"{kind}: {sorts}"


def test_another_answer_is_refused() -> None:
    for kind in KINDS:
        puzzle = every(kind)[0]
        state = puzzle.state()
        if kind == "out":
            others = [puzzle.answers[:-1], [*puzzle.answers[1:], puzzle.answers[0]]]
        else:
            known = {kind_of(answer) for answer in puzzle.answers}
            others = [[token] for token in state.legal() if kind_of(token) not in known]
        assert others
        for other in others:
            with_other = msgspec.structs.replace(puzzle, answers=other)
            try:
                assert not proven(with_other, 1), f"{puzzle.id}: {other}"
            except Refused:
                assert kind == "out", "only a way can be impossible"


def test_a_damaged_puzzle_is_refused(tmp_path: Path) -> None:
    puzzle = every("card")[0]
    with pytest.raises(ValueError, match="no pack"):
        msgspec.structs.replace(puzzle, deck=puzzle.deck.replace(puzzle.deck[:2], puzzle.deck[3:5])).state()
    with pytest.raises(Refused):
        msgspec.structs.replace(puzzle, actions=[*puzzle.actions, "no card"]).state()
    written = json.loads(path("card", 1).read_bytes().splitlines()[0])
    file = path("card", 1, tmp_path)
    for damage in ({"rating": "high"}, {"kind": "riddle"}, {"answers": None}, {"more": 1}):
        file.write_text(json.dumps(written | damage) + "\n")
        with pytest.raises(msgspec.ValidationError):
            read(file)


def test_ratings_follow_from_who_finds_it() -> None:
    assert rating(dict.fromkeys(RATINGS, 1.0)) < rating({**dict.fromkeys(RATINGS, 1.0), "beginner": 0.0})
    some = {**dict.fromkeys(RATINGS, 0.0), "master": 1.0}
    assert rating({**some, "strong": 1.0}) < 1600 < rating(some) < 2000 < rating(dict.fromkeys(RATINGS, 0.0))


def test_a_deal_gives_the_same_puzzle_again() -> None:
    puzzle = next(found for number in range(200) if (found := found_in("out", number)))
    number = int(puzzle.id.split("-")[1])
    assert found_in("out", number) == puzzle
    assert found_in("out", number, wanted=lambda _: False) is None, "no sort is needed"
    assert proven(puzzle, 3)


@pytest.mark.long(seconds=6)
def test_making_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = every("out")[0]
    add(first, tmp_path)
    assert command.main(["make", "out", "2", "--folder", str(tmp_path)]) == 0
    one, two = every("out", tmp_path)
    assert one == first
    assert int(two.id.split("-")[1]) > int(one.id.split("-")[1])
    assert "1 are there, 1 to find" in capsys.readouterr().out
    assert command.main(["check", "out", "--folder", str(tmp_path)]) == 0
    broken = msgspec.structs.replace(two, answers=two.answers[:-1])
    add(msgspec.structs.replace(broken, id="out-0"), tmp_path)
    assert command.main(["check", "out", "--folder", str(tmp_path)]) == 1
    assert "out-0: refused" in capsys.readouterr().out


def test_the_folder_of_the_data_holds_packs_alone() -> None:
    assert {file.name for file in DATA.iterdir()} == {
        path(kind, pack).name for kind in KINDS for pack in range(1, 1 + -(-len(every(kind)) // PACK))
    }


def test_the_list_that_the_page_has_is_up_to_date() -> None:
    assert puzzle_list.TARGET.read_text("utf-8") == puzzle_list.generate(), "run python scripts/generate.py"

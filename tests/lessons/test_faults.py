"""A lesson with one deliberate fault is refused with the file, the lesson, the step and the reason."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kingcraft.lessons.__main__ import main
from kingcraft.lessons.checking import check_catalogues, check_file
from kingcraft.lessons.lesson import LessonFault
from kingcraft.lessons.reading import DATA, lesson_files, read_lessons
from kingcraft.lessons.texts import all_texts

Change = Callable[[dict[str, Any]], None]


def changed(lesson: str, change: Change) -> bytes:
    """The file of a lesson, with that lesson alone, after ``change`` of it."""
    name = next(file.name for file in lesson_files() if lesson in [one.id for one in file.lessons])
    document = json.loads((DATA / name).read_bytes())
    [found] = [copy.deepcopy(one) for one in document["lessons"] if one["id"] == lesson]
    change(found)
    return json.dumps({**document, "lessons": [found]}).encode()


def refused(lesson: str, change: Change, *, judged: bool = False) -> str:
    """What reader and checker say of a changed lesson."""
    with pytest.raises(LessonFault) as caught:
        check_file(read_lessons("test.json", changed(lesson, change)), all_texts(), judged=judged)
    return str(caught.value)


def at(step: int, **fields: Any) -> Change:
    """Set fields of a step, numbered from 1; those with the value None are removed."""

    def change(lesson: dict[str, Any]) -> None:
        found = lesson["steps"][step - 1]
        found.update(fields)
        for name in [name for name, value in found.items() if value is None]:
            del found[name]

    return change


def mistake(step: int, number: int, **fields: Any) -> Change:
    """Set fields of a mistake of a step."""
    return lambda lesson: lesson["steps"][step - 1]["wrong"][number].update(fields)


def position(**fields: Any) -> Change:
    """Set fields of the position."""
    return lambda lesson: lesson["position"].update(fields)


def test_an_unchanged_lesson_passes() -> None:
    file = read_lessons("test.json", changed("king-1", lambda lesson: None))
    assert len(check_file(file, all_texts(), judged=False)) == 1


# --- the shape, which the reader refuses


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            at(2, play=None, dance=["9C"]),
            "step 2: unknown step, with the fields dance; known: say, play, do, try, goal",
        ),
        (at(2, do=["4C"]), "step 2: one step cannot be both play and do"),
        (at(1, colour="red"), "step 1: the object contains unknown field `colour`"),
        (at(3, colour="red"), "step 3: the object contains unknown field `colour`"),
        (at(1, say=7), "step 1: Expected `str`, got `int` - at `$.say`"),
        (at(1, say="King 1"), "step 1: Expected `str` matching regex"),
        (at(1, point=["moon"]), "step 1: Expected `str` matching regex"),
        (at(2, play=[]), "step 2: Expected `array` of length >= 1 - at `$.play`"),
        (mistake(3, 0, refused="too-ugly"), "step 3: Invalid enum value 'too-ugly' - at `$.refused`"),
        (mistake(3, 0, let=[]), "step 3: each of `wrong` needs exactly one of the fields refused, let, nudge"),
        (mistake(3, 1, points=None), "step 3: Expected `int`, got `null` - at `$.points`"),
        (lambda lesson: lesson.update(seconds=61), "Expected `int` <= 60 - at `$.seconds`"),
        (lambda lesson: lesson.update(steps=[]), "there are no steps"),
        (lambda lesson: lesson.update(colour="red"), "the object contains unknown field `colour`"),
        (position(game="kings-corner"), "the position is one of 'kings-corner', the file one of 'king'"),
    ],
)
def test_what_has_another_shape_is_refused(change: Change, said: str) -> None:
    place = "test.json: king-1, " if said.startswith("step") else "test.json: king-1: "
    assert refused("king-1", change).startswith(place + said)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"{", "test.json: Input data was truncated"),
        (b'{"format": "kingcraft-lessons/2"}', "test.json: Invalid enum value 'kingcraft-lessons/2' - at `$.format`"),
        (
            b'{"format": "kingcraft-lessons/1", "game": "whist", "names": [], "lessons": []}',
            "test.json: there is no game 'whist'; known: kings-corner, king",
        ),
        (
            b'{"format": "kingcraft-lessons/1", "game": "king", "names": [], "lessons": []}',
            "test.json: there is no lesson in it",
        ),
    ],
)
def test_a_file_of_another_kind_is_refused(data: bytes, said: str) -> None:
    with pytest.raises(LessonFault) as caught:
        read_lessons("test.json", data)
    assert str(caught.value) == said


def test_two_lessons_cannot_have_the_same_id() -> None:
    document = json.loads((DATA / "king.json").read_bytes())
    document["lessons"][1]["id"] = "king-1"
    with pytest.raises(LessonFault, match=r"^test\.json: king-1: an earlier lesson has the same id$"):
        read_lessons("test.json", json.dumps(document).encode())


# --- what only playing shows


@pytest.mark.parametrize(
    ("lesson", "change", "said"),
    [
        # illegal tokens
        ("king-1", at(2, play=["9C", "JC", "8S"]), "king-1, step 2: seat 3 cannot play 8S: must-follow-suit"),
        ("king-1", at(2, play=["9C", "JC", "hello"]), "king-1, step 2: seat 3 cannot play hello: unknown-token"),
        ("king-1", at(3, do=["7D"], point=[]), "king-1, step 3: accepts 7D: must-follow-suit"),
        ("king-1", at(2, play=["9C", "JC"]), "king-1, step 3: it is the turn of seat 3"),
        ("king-1", at(2, play=["9C", "JC", "5C", "4C"]), "king-1, step 2: plays 4C, but it is the pupil's turn"),
        ("king-1", at(3, do=["@only"]), "king-1, step 3: @only, but 4C, QC are legal"),
        ("king-1", at(3, do=["4C@KD"]), "king-1, step 3: 4C@KD has a mark, but there are no places in this game"),
        ("corner-2", at(4, do=["QS>@KH"]), "corner-2, step 4: there is no place @KH here"),
        # positions that cannot be
        (
            "king-1",
            position(leader=4),
            "king-1: this position cannot be: leader: bad-format: must be a seat from 0 to 3",
        ),
        (
            "king-1",
            position(hands=["QC 4C AS", "9C 6H 9S TD", "JC TH 4H KD", "5C KH 8S JD"]),
            "king-1: this position cannot be: hands[0]: bad-format: must hold 4 cards with this trick",
        ),
        (
            "king-1",
            position(hands=["QC 4C AS 7D", "QC 6H 9S TD", "JC TH 4H KD", "5C KH 8S JD"]),
            "king-1: this position cannot be: hands[1]: bad-format: QC occurs twice",
        ),
        ("king-1", position(hands=["", "", "", ""]), "king-1: this position cannot be: the deal has ended"),
        (
            "king-6",
            position(hands=["AS", "KS", "QS", "JS"]),
            "king-6: this position cannot be: hands[0]: bad-format: must hold 13 cards",
        ),
        ("king-6", position(calls=["+3"]), "king-6: this position cannot be: calls[0]: wrong-phase: '+3'"),
        (
            "king-6",
            position(dealer=4),
            "king-6: this position cannot be: dealer: bad-format: must be a seat from 0 to 3",
        ),
        ("corner-1", position(piles={"N": "8H 8S"}), "corner-1: this position cannot be: piles.N: bad-format"),
        # refusals with another code
        (
            "king-1",
            mistake(3, 0, refused="wrong-rank"),
            "king-1, step 3: AS is refused with must-follow-suit, not wrong-rank",
        ),
        ("king-1", mistake(3, 0, tokens=["4C"]), "king-1, step 3: answers 4C twice"),
        (
            "king-2",
            at(2, refused="king-banned-lead"),
            "king-2, step 2: 2H is refused with hearts-banned-lead, not king-banned",
        ),
        ("king-2", at(2, **{"try": "3C"}), "king-2, step 2: 3C is legal"),
        (
            "king-7",
            lambda lesson: lesson["steps"][6]["wrong"].append({"tokens": ["counter:+4"], "refused": "counter-too-low"}),
            "king-7, step 7: refuses counter:+4, which the page does not offer",
        ),
        # mistakes that are none, or cost something else
        ("king-1", mistake(3, 1, points=-40), "king-1, step 3: after QC the points change by -20, not -40"),
        ("king-1", mistake(3, 1, let=["TH"]), "king-1, step 3: seat 0 cannot play TH: not-in-hand"),
        ("king-1", at(3, wrong=[]), "king-1, step 3: QC is legal, and has no answer"),
        ("king-1", at(6, do=["QC"]), "king-1, step 6: accepts QC, which loses 20 points"),
        ("king-4", mistake(3, 2, loss=25), "king-4, step 3: 5C loses 0 points, not 25"),
        ("king-4", mistake(3, 0, tokens=["4H"]), "king-4, step 3: calls 4H a legal mistake: not-in-hand"),
        # goals, ends, pointing
        (
            "corner-4",
            position(stock="", piles={"N": "QH"}),
            "corner-4, step 2: the hand cannot be cleared in this turn",
        ),
        (
            "king-6",
            lambda lesson: lesson["steps"][9]["scores"].reverse(),
            "king-6, step 10: ends with [150, 100, 75, 0], not",
        ),
        (
            "king-6",
            lambda lesson: lesson["steps"][9]["fast"].pop(),
            "king-6, step 10: the deal is not played to its end",
        ),
        ("king-1", at(1, point=["stock"]), "king-1, step 1: points at stock, which is not there"),
        ("king-1", at(1, point=["card:2D"]), "king-1, step 1: points at card:2D, which is not there"),
        ("king-1", at(1, point=["seat:4"]), "king-1, step 1: points at seat:4, which is not there"),
        ("king-6", at(6, point=["bid:+3"]), "king-6, step 6: points at bid:+3, which is not there"),
        # texts and times
        ("king-1", at(1, say="z"), "king-1, step 1: the text lesson-king-1-z in 'en' is missing"),
        ("king-1", at(4, say="a"), "king-1: no step uses lesson-king-1-c in 'en'"),
        ("king-1", lambda lesson: lesson.update(seconds=20), "king-1: takes 38 seconds in 'en', more than 20"),
    ],
)
def test_what_cannot_be_played_as_it_says_is_refused(lesson: str, change: Change, said: str) -> None:
    assert refused(lesson, change).startswith(f"test.json: {said}")


def test_a_text_that_is_missing_or_too_long_in_one_language_is_refused() -> None:
    file = read_lessons("test.json", changed("king-1", lambda lesson: None))
    key = "lesson-king-1-b-queen"
    for text, said in [
        (None, "is missing"),
        ("x" * 91, "has 91 characters, more than 90"),
        ("Clubs { $count }", "must be one line without arguments"),
    ]:
        texts = all_texts()
        swedish = {**texts["sv"]}
        del swedish[key]
        texts["sv"] = swedish if text is None else {**swedish, key: text}
        with pytest.raises(LessonFault) as caught:
            check_file(file, texts, judged=False)
        assert str(caught.value) == f"test.json: king-1, step 3: the text {key} in 'sv' {said}"


def test_a_text_of_no_lesson_is_refused() -> None:
    texts = all_texts()
    texts["de"] = {**texts["de"], "lesson-whist-1-title": "Whist"}
    with pytest.raises(LessonFault, match=r"^the text lesson-whist-1-title in 'de' belongs to no lesson$"):
        check_catalogues(lesson_files(), texts)
    texts["de"] = {key: text for key, text in texts["de"].items() if key != "lesson-else"}
    with pytest.raises(LessonFault, match=r"^the text lesson-else in 'de' is missing$"):
        check_catalogues(lesson_files(), texts)


def test_the_names_of_the_others_are_as_many_as_they() -> None:
    document = json.loads(changed("king-1", lambda lesson: None))
    document["names"].pop()
    with pytest.raises(LessonFault, match="king-1: the file names 2 other players, the position has 3"):
        check_file(read_lessons("test.json", json.dumps(document).encode()), all_texts())


def test_the_command_says_what_is_wrong_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.json"
    path.write_bytes(changed("king-1", at(2, play=["9C", "JC", "8S"])))
    assert main([str(path)]) == 1
    assert capsys.readouterr().out == (
        "FAILED mine.json: king-1, step 2: seat 3 cannot play 8S: must-follow-suit\n0 passed, 1 failed\n"
    )
    path.write_bytes(b"{}")
    assert main([str(path)]) == 1
    assert "FAILED mine.json: Object missing required field `format`" in capsys.readouterr().out


@pytest.mark.long(seconds=10)
def test_a_call_that_costs_nothing_is_no_mistake_for_the_judge() -> None:
    said = refused("king-7", mistake(7, 0, loss=30), judged=True)
    assert said.startswith("test.json: king-7, step 7: accept is ")
    assert said.endswith(" points behind counter:+6 for the judge, not 30")


@pytest.mark.long(seconds=10)
def test_a_call_better_than_what_is_accepted_is_no_mistake_for_the_judge() -> None:
    def change(lesson: dict[str, Any]) -> None:
        step = lesson["steps"][6]
        step["do"], step["point"] = ["reject"], []
        step["wrong"] = [{"tokens": ["counter:+6"], "nudge": "d-more"}]

    assert " points behind reject for the judge, not 0" in refused("king-7", change, judged=True)

"""A sheet's events: what they come to, how two phones unite, and what is refused (``docs/rules/sheets.md``)."""

import json
import random
from typing import Any

import pytest

from kingcraft.games.reasons import Refused
from kingcraft.pad.computed import computed
from kingcraft.pad.sheet import FORMAT, MAX_EVENTS, Event, Folded, Sheet, carried, folded, merged, parse_sheet
from kingcraft.pad.wrong import ROW_CODES
from tests.pad.evening import EVENING, PLAYERS, TOTALS

START: dict[str, Any] = {
    "n": 1,
    "by": "kai7",
    "op": "start",
    "id": "k7f2m9qx",
    "game": "king",
    "rules": {"preset": "king"},
    "players": list(PLAYERS),
    "dealer": 0,
}
CORNER: dict[str, Any] = {**START, "game": "kings-corner", "rules": {"preset": "pagat"}}
CORNER_ROW: dict[str, Any] = {"out": 0, "cards": [0, 2, 1, 1], "kings": [0] * 4}


def put(n: int, at: float, row: dict[str, Any], by: str = "kai7", **more: Any) -> dict[str, Any]:
    return {"n": n, "by": by, "op": "put", "at": at, "row": row, **more}


def document(*events: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"format": FORMAT, "events": list(events), **more}


def rows(*events: dict[str, Any]) -> list[Any]:
    return list(folded(parse_sheet(document(*events))).rows)


def versions(*events: dict[str, Any]) -> dict[float, list[dict[str, Any]]]:
    """The rows that were entered twice: the events of their versions."""
    now = folded(parse_sheet(document(START, *events)))
    return {at: [dict(event.json) for event in found] for at, found in now.twice.items()}


def test_the_worked_example() -> None:
    events = [START, *(put(n, n - 1, row) for n, row in enumerate(EVENING, 2))]
    found = computed(parse_sheet(document(*events, totals=list(TOTALS), winners=[3])))
    assert (found.totals, found.winners, found.coming) == (TOTALS, (3,), None)
    assert not found.differs
    assert computed(parse_sheet(document(*events, totals=[-60, -5, -65, 131]))).differs


def test_a_row_is_mended_and_the_rest_follows() -> None:
    first, mended = {"contract": "no-tricks", "counts": [13, 0, 0, 0]}, EVENING[0]
    events = [START, put(2, 1, first), put(3, 2, EVENING[1])]
    assert computed(parse_sheet(document(*events))).totals == (-380, 0, -80, -60)
    again = [*events, put(4, 1, mended, was=[2, "kai7"])]
    assert computed(parse_sheet(document(*again))).totals == (-220, -80, -140, -80)
    undo = {"n": 5, "by": "kai7", "op": "undo", "of": [4, "kai7"]}
    assert rows(*again, undo)[0] == first
    redo = {"n": 6, "by": "kai7", "op": "undo", "of": [5, "kai7"]}
    assert rows(*again, undo, redo)[0] == mended


def test_a_deleted_row_keeps_its_place_in_king_and_not_in_kings_corner() -> None:
    king = [START, put(2, 1, EVENING[0]), put(3, 2, EVENING[1]), {"n": 4, "by": "kai7", "op": "drop", "at": 1}]
    assert rows(*king) == [{"missing": True}, EVENING[1]]
    found = computed(parse_sheet(document(*king)))
    assert [each.dealer for each in found.written] == [0, 1]
    assert not any(each.mark for each in found.written)
    deals = [{"out": 0, "cards": [0, 1, 1, 1], "kings": [0] * 4}, {"out": 1, "cards": [1, 0, 2, 1], "kings": [0] * 4}]
    corner = [CORNER, put(2, 1, deals[0]), put(3, 2, deals[1]), {"n": 4, "by": "kai7", "op": "drop", "at": 1}]
    assert rows(*corner) == [deals[1]]


def test_a_document_may_have_the_place_of_a_deal_that_is_not_known() -> None:
    found = computed(parse_sheet(document(START, put(2, 1, {"missing": True}), put(3, 2, EVENING[1]))))
    assert [(each.dealer, each.mark) for each in found.written] == [(0, None), (1, None)]
    assert (found.wrong, found.totals) == ({}, found.written[1].scores)


def test_a_row_is_put_between() -> None:
    deals = [{"out": 0, "cards": [0, n, 1, 1], "kings": [0] * 4} for n in (1, 2, 3)]
    assert rows(CORNER, put(2, 1, deals[0]), put(3, 2, deals[2]), put(4, 1.5, deals[1])) == deals


def test_a_change_on_which_later_rows_depend_marks_them() -> None:
    other = {"contract": "no-queens", "counts": [4, 0, 0, 0]}
    found = computed(parse_sheet(document(START, put(2, 1, other), put(3, 2, EVENING[1]))))
    assert [each.mark for each in found.written] == ["wrong-phase", None]
    many = [put(n, n - 1, row) for n, row in enumerate([*EVENING, EVENING[9]], 2)]
    assert [each.mark for each in computed(parse_sheet(document(START, *many))).written][-2:] == [None, "game-over"]
    turkey = {**START, "rules": {"preset": "turkey"}}
    same = [put(n, n - 1, EVENING[2]) for n in (2, 3, 4)]
    marks = [each.mark for each in computed(parse_sheet(document(turkey, *same))).written]
    assert marks == [None, None, "contract-used-up"]


def test_rules_and_names_may_change() -> None:
    change = {"n": 3, "by": "kai7", "op": "set", "to": {"players": ["Anna", "Ben", "Mia", "Olga"], "dealer": 2}}
    now = folded(parse_sheet(document(START, put(2, 1, EVENING[0]), change)))
    assert (now.start.players[3], now.start.dealer) == ("Olga", 2)


def test_two_versions_of_a_deal_are_both_known() -> None:
    mine, theirs = put(2, 1, EVENING[0]), put(2, 1, {"contract": "no-tricks", "counts": [4, 5, 3, 1]}, by="mia2")
    assert rows(START, mine, theirs) == [theirs["row"]]
    assert versions(mine, theirs) == {1: [mine, theirs]}
    for row in (mine["row"], theirs["row"], EVENING[1]):
        assert not versions(mine, theirs, put(3, 1, row, was=[2, "mia2"], over=[[2, "kai7"]])), "a person has chosen"
    assert not versions(mine, put(2, 1, EVENING[0], by="mia2")), "the same"
    dropped = {"n": 3, "by": "mia2", "op": "drop", "at": 1}
    assert versions(mine, dropped) == {1: [mine, dropped]}


def test_versions_are_known_however_often_a_phone_has_mended_its_own() -> None:
    mine, theirs = put(2, 1, EVENING[0]), put(2, 1, {"contract": "no-tricks", "counts": [4, 5, 3, 1]}, by="mia2")
    mended = put(3, 1, {"contract": "no-tricks", "counts": [3, 5, 4, 1]}, was=[2, "kai7"])
    again = put(4, 1, {"contract": "no-tricks", "counts": [3, 4, 5, 1]}, was=[3, "kai7"])
    assert versions(mine, theirs, mended, again) == {1: [theirs, again]}
    other = put(5, 1, {"contract": "no-tricks", "counts": [1, 4, 5, 3]}, by="mia2", was=[2, "mia2"])
    assert versions(mine, theirs, mended, again, other) == {1: [again, other]}
    # A phone that has only the last write cannot say what that one knew of before: it does not ask.
    assert not versions(theirs, again)
    assert versions(put(4, 1, EVENING[1], by="ida3"), {**again, "n": 5, "was": [3, "kai7"]})
    assert not versions(mine, {**theirs, "was": [9, "mia2"]}, {**again, "was": [4, "kai7"]}), "a circle ends"


def test_three_versions_of_a_deal_are_shown_each_once() -> None:
    counts = ([5, 4, 3, 1], [4, 5, 3, 1], [5, 4, 3, 1], [3, 5, 4, 1])
    names = ("ann1", "ben1", "cat1", "dan1")
    events = [put(2, 1, {"contract": "no-tricks", "counts": one}, by=by) for one, by in zip(counts, names, strict=True)]
    assert versions(*events) == {1: events[1:]}


def test_an_unknown_event_is_kept_and_not_used() -> None:
    later = {"n": 2, "by": "kai7", "op": "photo", "of": "the table"}
    sheet = parse_sheet(document(START, later, shelf="top"))
    assert sheet.to_json() == document(START, later, shelf="top")
    assert not folded(sheet).rows


class Phone:
    """A phone that writes, mends, deletes and takes back at random."""

    def __init__(self, name: str, events: tuple[Event, ...], chance: random.Random) -> None:
        self.name, self.events, self.chance = name, events, chance

    def write(self) -> None:
        n = max(event.n for event in self.events) + 1
        now, kind = self.sheet, self.chance.random()
        mine = [event for event in self.events if event.by == self.name]
        if kind < 0.2 and mine:
            change = {"n": n, "by": self.name, "op": "undo", "of": list(self.chance.choice(mine).stamp)}
        elif kind < 0.3 and now.keys:
            change = {"n": n, "by": self.name, "op": "drop", "at": self.chance.choice(now.keys)}
        else:
            at = self.chance.choice([*now.keys, len(now.keys) + 1])
            counts = [self.chance.randrange(1, 9), 1, 1, 0]
            row = {"out": 3, "cards": counts, "kings": [0] * 4}
            written = [index for key, index in zip(now.keys, now.events, strict=True) if key == at]
            was = {"was": list(self.events[written[0]].stamp)} if written else {}
            change = put(n, at, row, self.name, **was)
        self.events = parse_sheet(document(*(dict(event.json) for event in self.events), change)).events

    @property
    def sheet(self) -> Folded:
        return folded(Sheet(self.events))


@pytest.mark.parametrize(
    "seeds", [range(40), pytest.param(range(40, 300), marks=pytest.mark.long(seconds=40))], ids=len
)
def test_phones_that_meet_have_the_same_sheet(seeds: range) -> None:
    met = sum(meetings(random.Random(seed)) for seed in seeds)
    assert met > len(seeds)


def meetings(chance: random.Random) -> int:
    """Let two phones write and meet, and compare them after each time. Returns how often they met."""
    begun = parse_sheet(document(CORNER)).events
    one, other = Phone("kai7", begun, chance), Phone("mia2", begun, chance)
    times = chance.randrange(1, 5)
    for _ in range(times):
        for phone in (one, other):
            for _ in range(chance.randrange(6)):
                phone.write()
        if chance.random() < 0.5:  # by a code, one after the other
            other.events = merged(other.events, carried(one.events))
            one.events = merged(one.events, carried(other.events))
        else:
            one.events = other.events = merged(one.events, other.events)
            assert merged(other.events, one.events) == one.events
        assert (one.sheet.rows, one.sheet.start) == (other.sheet.rows, other.sheet.start)
    assert folded(Sheet(carried(one.events))).rows == one.sheet.rows
    return times


FAULTS: list[tuple[str, dict[str, Any]]] = [
    ("counts-too-few", {"contract": "no-tricks", "counts": [5, 4, 3, 0]}),
    ("counts-too-many", {"contract": "no-tricks", "counts": [5, 4, 3, 2]}),
    ("counts-missing", {"contract": "no-tricks", "counts": [5, 4, None, None]}),
    ("count-out-of-range", {"contract": "no-tricks", "counts": [14, 0, 0, 0]}),
    ("no-auction", {"contract": "no-tricks", "counts": [5, 4, 3, 1], "sale": {"buyer": 1, "bid": "+5"}}),
    ("bad-sale", {"contract": "plus", "counts": [5, 4, 3, 1], "sale": {"buyer": 0, "bid": "+5"}}),
    ("bad-sale", {"contract": "plus", "counts": [5, 4, 3, 1], "sale": {"buyer": 4, "bid": "+5"}}),
    ("bad-sale", {"contract": "plus", "counts": [5, 4, 3, 1], "sale": {"buyer": 1, "bid": "+9"}}),
    ("bid-binds-kind", {"contract": "plus", "counts": [5, 4, 3, 1], "sale": {"buyer": 1, "bid": "-1"}}),
]
CORNER_FAULTS: list[tuple[str, dict[str, Any]]] = [
    ("kings-too-many", {"out": 0, "cards": [0, 1, 1, 1], "kings": [0, 2, 0, 0]}),
    ("kings-too-many", {"out": 0, "cards": [0, 3, 3, 3], "kings": [0, 2, 2, 1]}),
    ("kings-too-many", {"out": 0, "cards": [0, 20, 20, 20], "kings": [0, 0, 0, 0]}),
    ("out-has-cards", {"out": 0, "cards": [1, 1, 1, 1], "kings": [0] * 4}),
    ("nobody-left-with-none", {"out": None, "cards": [0, 1, 1, 1], "kings": [0] * 4}),
    ("count-the-cards", {"out": 0, "points": [0, 1, 1, 1]}),
    ("bad-ranks", {"out": 0, "ranks": ["", "KKKKK", "A", "2"]}),
    ("bad-ranks", {"out": 0, "ranks": ["", "Z", "A", "2"]}),
]


@pytest.mark.parametrize(("code", "row"), [*FAULTS, *CORNER_FAULTS])
def test_a_row_that_cannot_be_counts_nothing_and_has_a_mark(code: str, row: dict[str, Any]) -> None:
    start, good = (START, EVENING[1]) if "contract" in row else (CORNER, CORNER_ROW)
    found = computed(parse_sheet(document(start, put(2, 1, row), put(3, 2, good))))
    assert {index: wrong.code for index, wrong in found.wrong.items()} == {0: code}
    assert (found.written[0].scores, found.written[0].mark) == ((0,) * 4, None)
    assert (found.totals, found.written[1].mark) == (found.written[1].scores, None)
    assert found.written[1].dealer == (1 if start is START else 0), "only King keeps the place of a deal"
    assert found.folded.rows[0] == row, "it is as it came"


def test_a_row_may_cease_to_be_possible_and_goes_along_as_it_is() -> None:
    """Sold before the rules are changed: as a file and as a code; then the change is taken back, or the row mended."""
    sold = {"contract": "plus", "counts": [5, 4, 3, 1], "sale": {"buyer": 1, "bid": "+5"}}
    change = {"n": 4, "by": "kai7", "op": "set", "to": {"rules": {"preset": "king", "options": {"auction": "off"}}}}
    one = parse_sheet(document(START, put(2, 1, EVENING[0]), put(3, 7, sold), change))
    scores = computed(parse_sheet(document(START, put(2, 1, EVENING[0])))).totals
    for events in (one.events, carried(one.events)):
        found = computed(parse_sheet(Sheet(events).to_json()))
        assert {index: wrong.code for index, wrong in found.wrong.items()} == {6: "no-auction"}
        assert (found.totals, found.folded.rows[6]) == (scores, sold)
        back = {"n": 5, "by": "mia2", "op": "undo", "of": [4, "kai7"]}
        assert not computed(parse_sheet(document(*(dict(event.json) for event in events), back))).wrong
        mended = put(5, 7, {"contract": "plus", "counts": [5, 4, 3, 1]}, by="mia2", was=[3, "kai7"])
        other = computed(parse_sheet(document(*(dict(event.json) for event in events), mended)))
        assert (other.wrong, other.twice) == ({}, {})


def test_rows_that_other_rules_refuse() -> None:
    france = {**START, "rules": {"preset": "king", "options": {"unplayed": "off"}}}
    off = {**START, "rules": {"preset": "king", "options": {"auction": "off"}}}
    faced = {**CORNER, "rules": {"preset": "pagat", "options": {"scoring": "face"}}}
    sold = {"contract": "plus", "counts": [5, 4, 3, 1], "sale": {"buyer": 1, "bid": "+5"}}
    found = set()
    for start, row in (
        (france, {"unplayed": True}),
        (off, sold),
        (faced, {"out": 0, "cards": [0, 1, 1, 1], "kings": [0] * 4}),
    ):
        found |= {wrong.code for wrong in computed(parse_sheet(document(start, put(2, 1, row)))).wrong.values()}
    assert found == {"unplayed-off", "no-auction", "cards-need-values"}
    assert {code for code, _ in (*FAULTS, *CORNER_FAULTS)} | found == set(ROW_CODES), "each code has its row here"


@pytest.mark.parametrize(
    ("place", "change"),
    [
        ("sheet", []),
        ("format", {"format": "kingcraft-sheet/2"}),
        ("events", {"events": []}),
        ("events", {"events": [put(2, 1, EVENING[0])]}),
        ("events", {"events": [START, *({"n": n, "by": "kai7", "op": "x"} for n in range(2, MAX_EVENTS + 2))]}),
        ("events[1].n", {"events": [START, {"n": True, "by": "kai7", "op": "x"}]}),
        ("events[1].n", {"events": [START, {"n": 2**31, "by": "kai7", "op": "x"}]}),
        ("events[1].by", {"events": [START, {"n": 2, "by": "K!", "op": "x"}]}),
        ("events[1].at", {"events": [START, put(2, 0, EVENING[0])]}),
        ("events[1].at", {"events": [START, put(2, 1.0001, EVENING[0])]}),
        ("events[1].row", {"events": [START, put(2, 1, {})]}),
        ("events[1].row.counts[1]", {"events": [START, put(2, 1, {"contract": "no-men", "counts": [1, True]})]}),
        ("events[1].row.counts[0]", {"events": [START, put(2, 1, {"contract": "no-men", "counts": [-1, 1, 1, 1]})]}),
        ("events[1].row.counts[0]", {"events": [START, put(2, 1, {"contract": "no-men", "counts": [0.5, 1, 1, 1]})]}),
        ("events[1].was", {"events": [START, put(2, 1, EVENING[0], was=[1])]}),
        ("events[1].over", {"events": [START, put(2, 1, EVENING[0], over="mia2")]}),
        ("events[1].over[0]", {"events": [START, put(2, 1, EVENING[0], over=[[1]])]}),
        ("rules.preset", {"events": [{**START, "rules": {"preset": "mars"}}]}),
        ("players", {"events": [{**START, "players": ["Anna", "Anna", "Mia", "Oskar"]}]}),
        ("players", {"events": [{**START, "players": ["Anna", "Ben", "Mia"]}]}),
        ("players", {"events": [{**START, "players": ["A" * 25, "Ben", "Mia", "Oskar"]}]}),
        ("dealer", {"events": [{**START, "dealer": 4}]}),
        ("totals[0]", {"totals": [1.5, 0, 0, 0]}),
    ],
)
def test_a_document_that_is_no_sheet_is_refused_with_the_place(place: str, change: Any) -> None:
    value = change if isinstance(change, list) else {**document(START), **change}
    with pytest.raises(Refused) as refused:
        parse_sheet(json.loads(json.dumps(value)))
    assert (refused.value.code, refused.value.place) == ("bad-format", place)


def test_a_sheet_has_always_begun() -> None:
    undo = {"n": 3, "by": "kai7", "op": "undo", "of": [1, "kai7"]}
    assert rows(START, put(2, 1, EVENING[0]), undo) == [EVENING[0]]


def test_counts_of_another_number_of_players_are_refused() -> None:
    short = put(2, 1, {"contract": "no-tricks", "counts": [5, 8]})
    with pytest.raises(Refused) as refused:
        computed(parse_sheet(document(START, short)))
    assert refused.value.place == "events[1].row.counts"
    no_seat = put(2, 1, {"out": 4, "cards": [1, 1, 1, 1], "kings": [0] * 4})
    with pytest.raises(Refused) as refused:
        computed(parse_sheet(document(CORNER, no_seat)))
    assert refused.value.place == "events[1].row.out"


@pytest.mark.parametrize(
    ("start", "row"),
    [
        (START, {"contract": "no-jacks", "counts": [1, 1, 1, 1]}),
        (START, {"out": 0, "points": [0, 1, 1, 1]}),
        (START, {"void": True}),
        (CORNER, EVENING[0]),
        (CORNER, {"unplayed": True}),
    ],
)
def test_a_row_of_another_game_is_refused(start: dict[str, Any], row: dict[str, Any]) -> None:
    sheet = parse_sheet(document(start, put(2, 1, row)))
    with pytest.raises(Refused) as refused:
        computed(sheet)
    assert (refused.value.code, refused.value.place) == ("bad-format", "events[1].row")

"""What the page's counting must come to (``vectors.json``) is what this one comes to, under every preset and option.

``web/tests/pad.test.ts`` holds the page to the same file. If a test here fails after a change of the rules, or for a
new preset or option: ``python -m tests.pad.vectors``, and then ``web/src/pad``.
"""

import itertools
import json
from collections.abc import Iterator
from typing import Any

import pytest

from kingcraft import rule_set
from kingcraft.games.options import Option, RuleSet, options_of
from kingcraft.games.reasons import Refused
from kingcraft.games.registry import games
from kingcraft.games.registry import preset as preset_of
from kingcraft.pad.kings_corner import COUNTED
from kingcraft.pad.wrong import MARK_CODES, ROW_CODES
from tests.pad.phones import MEETINGS, meetings
from tests.pad.vectors import (
    BESIDE,
    CORNER_SHEET,
    FILE,
    KING_SHEET,
    auctions,
    bids_json,
    changed_rules,
    documents,
    games_json,
    match_answers,
    refusal,
    rules_json,
    sheet_answers,
)

VECTORS: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
AGAIN = "python -m tests.pad.vectors"
GAMES = tuple(BESIDE)


def known(game: str) -> dict[str, Option]:
    return dict(options_of(type(games()[game].defaults())))


def of(game: str) -> list[tuple[RuleSet[Any], dict[str, Any]]]:
    """The matches of a game with their rules."""
    mine = [match for match in VECTORS["matches"] if match["game"] == game]
    return [(rule_set(game, match["preset"], match["options"]), match) for match in mine]


def test_the_rules_are_those_of_today() -> None:
    assert VECTORS["presets"] == rules_json(), AGAIN
    assert VECTORS["bids"] == bids_json(), AGAIN


@pytest.mark.parametrize("game", GAMES)
def test_the_matches_come_to_what_the_page_must_find(game: str) -> None:
    for rules, match in of(game):
        found = match_answers(rules, match["players"], match["dealer"], match["rows"])
        assert found == {name: match[name] for name in found}, f"{match['preset']} {match['options']}: {AGAIN}"


def test_wrong_rows_are_refused_for_the_reasons_that_the_page_must_give() -> None:
    for case in VECTORS["wrong"]:
        rules = preset_of(case["game"], case["preset"])
        assert refusal(rules, case["players"], case["dealer"], case["row"]) == case["wrong"], AGAIN


def test_sheets_fold_and_unite_to_what_the_page_must_find() -> None:
    for case in VECTORS["sheets"]:
        found = sheet_answers(case["logs"])
        assert found == {name: case[name] for name in found}, AGAIN


def test_phones_that_meet_have_the_same_rows_as_the_page_must_find() -> None:
    """300 pairs: after each meeting, by code or by file, both phones have the same rows; by file also the same log."""
    assert [*meetings(MEETINGS)] == VECTORS["meetings"], AGAIN
    asked = 0
    for case in VECTORS["meetings"]:
        by_file = [step.endswith("file") for step in case["steps"] if ">" in step]
        for file, one, other in zip(by_file, case["found"][::2], case["found"][1::2], strict=True):
            assert one.split(" ~")[0] == other.split(" ~")[0]
            assert one == other or not file
            asked += "~" in one
    assert asked > MEETINGS, "many rows are written twice"


# --- nothing is left out


def test_every_code_has_a_case() -> None:
    assert {case["wrong"]["code"] for case in VECTORS["wrong"] if case["wrong"]} == set(ROW_CODES)
    assert {row[2] for match in VECTORS["matches"] for row in match["written"]} == {"", *MARK_CODES}
    assert any(case["twice"] for case in VECTORS["sheets"])
    assert any(case["keys"] and case["keys"][-1] % 1 for case in VECTORS["sheets"])


@pytest.mark.parametrize("game", GAMES)
def test_every_preset_has_a_match_to_its_end(game: str) -> None:
    whole = {match["preset"] for _, match in of(game) if not match["options"] and match["winners"]}
    assert whole == set(games()[game].presets), AGAIN


def missing(game: str) -> Iterator[str]:
    """What of each option no match shows."""
    matches = [rules for rules, _ in of(game)]
    for name, option in known(game).items():
        if name in BESIDE[game]:
            continue
        shown = [rules.values()[name] for rules in matches if name not in games()[game].idle(rules.options)]
        match option.kind:
            case "flag" | "choice":
                seen = {json.dumps(value) for value in shown}
                wanted = option.choices if option.kind == "choice" else (False, True)
                yield from (f"{name}: {value}" for value in wanted if json.dumps(value) not in seen)
            case "names":
                yield from (f"{name} with {one}" for one in option.choices if not any(one in value for value in shown))
                yield from (f"{name} without {one}" for one in option.choices if all(one in value for value in shown))
            case "points":
                yield from (f"{name}.{one}" for one in option.choices if len({value[one] for value in shown}) < 2)
            case _:
                yield from () if len(set(shown)) > 1 else (name,)


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_option_has_a_match(game: str) -> None:
    assert not [*missing(game)], AGAIN


@pytest.mark.parametrize("game", GAMES)
def test_a_value_without_a_match_is_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(VECTORS, "matches", [match for match in VECTORS["matches"] if not match["options"]])
    assert [*missing(game)]


def test_every_pair_of_settlements_has_sales_with_plus_and_with_minus() -> None:
    sold = {
        (rules.options.plus_settlement, rules.options.minus_settlement, row["contract"])
        for rules, match in of("king")
        for row in match["rows"]
        if "sale" in row
    }
    known_values = (known("king")[name].choices for name in ("plus_settlement", "minus_settlement"))
    assert sold == {*itertools.product(*known_values, ("plus", "minus"))}, AGAIN


def test_every_way_to_enter_a_deal_of_kings_corner_is_shown() -> None:
    rows = [(rules.options.scoring, row) for rules, match in of("kings-corner") for row in match["rows"]]
    assert any("void" in row for _, row in rows)
    ways = {
        (scoring, way, row["out"] is None)
        for scoring, row in rows
        for way in ("cards", "ranks", "points", "kept", "passes")
        if way in row
    }
    for scoring in known("kings-corner")["scoring"].choices:
        for way in ("ranks", "cards" if scoring in COUNTED else "points"):
            assert {(scoring, way, False), (scoring, way, True)} <= ways, AGAIN
    assert {("chips", "kept", False), ("chips", "passes", False), ("chips", "passes", True)} <= ways, AGAIN


def test_documents_are_read_or_refused_as_the_page_must() -> None:
    assert [*documents()] == VECTORS["documents"], AGAIN
    assert VECTORS["games"] == json.loads(json.dumps(games_json())), AGAIN
    assert VECTORS["whole"] == {"king": KING_SHEET, "kings-corner": CORNER_SHEET}, AGAIN
    found = {case["unreadable"][1] for case in VECTORS["documents"] if "unreadable" in case}
    assert len(found) > 60
    against = {"no-contract", "no-declaration", "men", "trumps-four", "trumps-auction", "declare-auction", "quotas"}
    assert against | {"chooser-auction", "chips-sign", "chips-deals", "pack"} <= found


def test_rows_that_cannot_be_any_more_are_those_that_the_page_must_mark() -> None:
    """After other rules, and in documents: they count nothing, and the rest follows."""
    assert [case for game in GAMES for case in changed_rules(game)] == VECTORS["changed"], AGAIN
    read = [case["wrong"] for case in VECTORS["documents"] if "wrong" in case]
    found = {code for case in [*read, *(case["wrong"] for case in VECTORS["changed"])] for _, code in case}
    assert {"no-auction", "cards-need-values", "count-the-cards", "counts-too-few"} <= found
    assert any(len(case["wrong"]) < len(case["written"]) and case["wrong"] for case in VECTORS["changed"])


def test_auctions_go_as_the_page_must_lead_them() -> None:
    assert [*auctions()] == VECTORS["auctions"], AGAIN
    assert {case["end"][0] for case in VECTORS["auctions"]} == {"sold", "kept", "minus", "split"}


def others(option: Option) -> Iterator[Any]:
    """Some values of an option."""
    match option.kind:
        case "flag":
            yield from (False, True)
        case "choice":
            yield from option.choices
        case "number":
            yield from (option.low, option.high)
        case _:
            yield from ([], list(option.choices))


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in BESIDE[game]])
def test_an_option_left_out_changes_nothing(game: str, name: str) -> None:
    option, tried = known(game)[name], 0
    for _, match in of(game):
        for value in others(option):
            try:
                rules = rule_set(game, match["preset"], {**match["options"], name: value})
            except Refused:
                continue
            found = match_answers(rules, match["players"], match["dealer"], match["rows"])
            assert found == {part: match[part] for part in found}
            tried += 1
    assert tried > 10

"""``docs/rules/king.md`` is the law of King: the code has its options, its presets and its worked examples."""

import re

import pytest

from kingcraft.games.king.actions import LADDER
from kingcraft.games.king.scoring import base_scores, sold_scores, unplayed_scores
from kingcraft.games.options import Json, options_of
from kingcraft.games.registry import games, rule_set
from tests.docs.markdown import read, rows, section

LAW = read("docs/rules/king.md")
KING = games()["king"]
OPTIONS = options_of(type(KING.defaults()))
#: Settlements apart from the defaults.
BUILT = {str(value) for name in ("plus_settlement", "minus_settlement") for value in OPTIONS[name].choices[1:]}
AUCTIONEER, BUYER = 0, 1


def numbers(cell: str) -> list[int]:
    return [int(number) for number in re.findall(r"-?\d+", cell)]


def score(changes: dict[str, Json], case: str, tricks: list[int]) -> list[int]:
    """The points of a case ("+5, made", "minus unsold", "unplayed") under changed options."""
    options = rule_set("king", "king", changes).options
    if case == "unplayed":
        return unplayed_scores(options, AUCTIONEER)
    if case.endswith("unsold"):
        return base_scores(options, case.split()[0], tricks)
    bid = case.split(",")[0]
    return sold_scores(options, "plus" if bid[0] == "+" else "minus", tricks, AUCTIONEER, BUYER, LADDER.index(bid))


#: Case, tricks, default, other settlements: the table of section 5 with four columns that begins with a case.
CASES = [row for row in rows(section(LAW, "5. Worked examples")) if re.match(r"(plus|minus|[+-]\d|unplayed)", row[0])]


@pytest.mark.parametrize(("case", "tricks", "default", "others"), CASES)
def test_a_worked_case_is_scored_as_the_law_says(case: str, tricks: str, default: str, others: str) -> None:
    wanted = numbers(default)
    assert score({}, case, numbers(tricks)) == wanted
    assert sum(wanted) == 325
    option = "plus_settlement" if case[0] == "+" else "minus_settlement"
    for part in filter(None, others.split(";")):
        other = numbers(part) or wanted  # "as default", "the same"
        for settlement in BUILT & set(re.findall(r"`(\w+)`", part)):
            assert score({option: settlement}, case, numbers(tricks)) == other, settlement


def test_there_are_cases_of_every_settlement() -> None:
    assert set(re.findall(r"`(\w+)`", " ".join(row[3] for row in CASES))) >= BUILT

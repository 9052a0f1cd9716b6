"""Every row of the rules has a test named after it, and ``docs/rules-coverage.md`` says which."""

import pytest

from tests.rules.coverage import PAGE, holders, page, rows_of
from tests.rules.law import rows


def test_every_row_that_states_a_rule_has_a_test() -> None:
    held = holders()
    assert [row.id for row in rows().values() if row.code and row.id not in held] == []


def test_every_row_that_a_test_is_named_after_is_there() -> None:
    assert sorted(set(holders()) - set(rows())) == []


@pytest.mark.parametrize(("letter", "last"), [("P", 36), ("S", 14), ("R", 23), ("K-", 20), ("G", 58), ("G-", 20)])
def test_no_row_is_left_out(letter: str, last: int) -> None:
    numbers = [int(row[len(letter) :]) for row in rows() if row.rstrip("0123456789") == letter]
    assert numbers == list(range(1, last + 1))


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("test_P10_P12_S8_next_lower", ["P10", "P12", "S8"]),
        ("test_K4_G_20_G20_a_king", ["K-4", "G-20", "G20"]),
        ("test_G12_S_is_trump", ["G12"]),
        ("test_P15b_not", []),
        ("test_the_K4_rule", []),
    ],
)
def test_the_rows_in_a_name(name: str, ids: list[str]) -> None:
    assert rows_of(name) == ids


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tests.rules.coverage"

"""Tokens of King, both ways (``docs/rules/records.md``, action tokens)."""

import pytest

from kingcraft.games.king.actions import LADDER, TOKENS, parse_action
from tests.rules.king.scenes import king, refusal, start


def test_every_action_has_one_token_and_back() -> None:
    assert len(set(TOKENS)) == len(TOKENS)
    assert [parse_action(token) for token in TOKENS] == list(range(len(TOKENS)))


@pytest.mark.parametrize("spelling", ["QH", "HQ", "qh", "Q♥", "♥Q", "Q♥\ufe0f", "hq"])
def test_cards_are_read_in_every_spelling_of_the_records(spelling: str) -> None:
    assert parse_action(spelling) == TOKENS.index("QH")


def test_ten_may_be_written_with_two_digits() -> None:
    assert parse_action("10S") == TOKENS.index("TS")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "QX",
        "1S",
        "Q H",
        " QH",
        "PASS",
        "Pass",
        "+9",
        "+0",
        "-3",
        "-0",
        "+",
        "3",
        "counter:+8",
        "counter:-3",
        "counter:",
        "choose:plus",
        "choose:minus",
        "choose:",
        "choose:No-Queens",
        "plus",
        "plus:",
        "plus:s",
        "plus:X",
        "minus:S",
        "lead:4",
        "lead:-1",
        "lead:",
        "lead:02",
        "end",
        "7C>N",
        "yes ",
        "Auction",
    ],
)
def test_what_is_no_action_of_king_is_an_unknown_token(text: str) -> None:
    assert parse_action(text) is None
    for number in (0, 6):
        assert refusal(start(king(), number), text) == "unknown-token"


def test_G42_the_ladder_has_ten_bids() -> None:
    assert LADDER == ("+1", "+2", "+3", "-1", "+4", "+5", "+6", "-2", "+7", "+8")

"""Kings Corner, tokens and reason codes: ``docs/rules/records.md``, action tokens and reason codes."""

from collections.abc import Callable

import pytest

from kingcraft.games.kings_corner.actions import (
    PLACES,
    TOKENS,
    card_action,
    legal_actions,
    parse_action,
    pile_action,
    why_not,
)
from kingcraft.games.kings_corner.core import ACTIONS, END
from kingcraft.games.kings_corner.observe import observe
from kingcraft.games.kings_corner.table import KingsCornerState

Position = Callable[..., KingsCornerState]
Refusal = Callable[[KingsCornerState, str], str]


def test_every_action_has_one_token_and_back() -> None:
    assert len(TOKENS) == ACTIONS
    named = [token for token in TOKENS if token]
    assert len(named) == len(set(named)) == 52 * 8 + 56 + 1
    for action, token in enumerate(TOKENS):
        if token:
            assert parse_action(token) == action


@pytest.mark.parametrize(
    ("token", "action"),
    [
        ("AC>N", 0),
        ("KS>NW", 415),
        ("E>N", 416 + 8),
        ("N>NE", 416 + 4),
        ("end", END),
        ("7C>N", card_action(24, 0)),
        ("NW>SW", pile_action(7, 6)),
    ],
)
def test_the_numbers_of_actions(token: str, action: int) -> None:
    assert parse_action(token) == action
    assert TOKENS[action] == token


@pytest.mark.parametrize("spelling", ["TH>SE", "10H>SE", "HT>SE", "h10>SE", "10♥>SE", "♥T>SE", "th>SE", "10♥\ufe0f>SE"])
def test_cards_are_spelled_as_readers_accept(spelling: str) -> None:
    action = parse_action(spelling)
    assert action is not None
    assert TOKENS[action] == "TH>SE"


@pytest.mark.parametrize(
    "text",
    [
        *("", "end ", " end", "END", "End", "pass", "QD", "N", "\x00"),
        *("N>N", "NW>NW", "n>E", "N>e", "E>N ", "NN>E", "N>7C"),
        *(
            "7C",
            "7C>",
            ">N",
            "7C>n",
            "7C>7D",
            "7C>N>E",
            "7C >N",
            "7C> N",
            "7C N",
            "7CC>N",
            "7C>NEE",
            "1C>N",
            "7X>N",
            "🂡>N",
        ),
    ],
)
def test_unknown_tokens(position: Position, refusal: Refusal, text: str) -> None:
    assert parse_action(text) is None
    assert refusal(position(["7C 2C", "3C"]), text) == "unknown-token"


def test_unknown_token_comes_before_deal_over(position: Position, refusal: Refusal) -> None:
    state = position(["9H", "3C"], {"N": "TS"}).apply("9H>N")
    assert refusal(state, "N>N") == "unknown-token"
    assert refusal(state, "end") == "deal-over"


def test_history_is_written_in_the_notation_of_writers(position: Position) -> None:
    state = position(["TH 2C", "3C"]).apply("♥10>S")
    assert state.history == ((0, "TH>S"),)
    assert observe(state, 1).history == [(0, "TH>S")]


def test_legal_tokens_are_sorted_as_plain_strings(position: Position) -> None:
    state = position(["KC TD 2C", "3C"], {"N": "JS", "E": "KD", "S": "AC", "W": "AS"}, "4D")
    assert state.legal() == sorted(state.legal())
    assert state.legal() == [
        *("E>NE", "E>NW", "E>SE", "E>SW"),
        *("KC>NE", "KC>NW", "KC>SE", "KC>SW"),
        *("TD>N", "end"),
    ]


def test_every_empty_corner_is_its_own_token(position: Position) -> None:
    legal = position(["KC 2C", "3C"], {"NE": "KD"}).legal()
    assert {"KC>SE", "KC>SW", "KC>NW"} <= set(legal)


@pytest.mark.parametrize(
    ("token", "code"),
    [
        # a card: not in hand first, whatever the place
        ("QS>N", "not-in-hand"),
        ("QS>NW", "not-in-hand"),
        ("KH>NE", "not-in-hand"),
        # a king onto an occupied place, though rank and colour are wrong too
        ("KC>N", "place-taken"),
        ("KC>NE", "place-taken"),
        # a card that is no king into an empty corner
        ("9H>SE", "corner-kings-only"),
        # rank before colour
        ("9H>N", "wrong-colour"),
        ("2C>N", "wrong-rank"),
        ("2H>N", "wrong-rank"),
        # piles: no pile there, before anything else
        ("S>N", "place-empty"),
        ("S>SE", "place-empty"),
        ("SE>N", "place-empty"),
        ("SE>SW", "place-empty"),
        # a king-based side pile
        ("W>NE", "place-taken"),
        ("W>N", "place-taken"),
        ("W>S", "pile-to-empty-side"),
        # a corner pile
        ("NE>SE", "corner-kings-only"),
        ("NE>N", "wrong-rank"),
        ("NE>S", "pile-to-empty-side"),
        # any other pile
        ("N>SE", "corner-kings-only"),
        ("N>S", "pile-to-empty-side"),
        ("N>NE", "wrong-rank"),
        ("E>N", "wrong-colour"),
    ],
)
def test_the_first_code_that_applies(position: Position, refusal: Refusal, token: str, code: str) -> None:
    table = {"N": "TD", "E": "9D", "W": "KD", "NE": "KS"}
    assert refusal(position(["KC 9H 2C 2H", "3C"], table, "4D"), token) == code


@pytest.mark.parametrize(
    ("token", "code"),
    [
        ("W>SE", "pile-may-not-move"),
        ("W>NE", "pile-may-not-move"),  # before place-taken
        ("W>N", "place-taken"),
        ("W>S", "pile-to-empty-side"),
        ("N>SE", "corner-kings-only"),
        ("KC>S", "king-not-on-side"),
        ("KC>N", "place-taken"),
        ("KH>S", "not-in-hand"),
        ("end", "king-must-be-played"),
    ],
)
def test_the_codes_of_switched_rules(position: Position, refusal: Refusal, token: str, code: str) -> None:
    table = {"N": "TD", "W": "KD", "NE": "KS"}
    rules = {"king_pile_move": "never", "king_on_side": "forbidden", "forced_king": "must"}
    assert refusal(position(["KC 9H", "3C"], table, "4D", **rules), token) == code


def test_legal_actions_are_those_without_a_reason(position: Position) -> None:
    state = position(["KC 9H 2C 2H", "3C"], {"N": "TC", "E": "9D", "W": "KD", "NE": "KS"}, "4D")
    legal = legal_actions(state.terms, state.core)
    assert sorted(legal) == [
        action for action, token in enumerate(TOKENS) if token and why_not(state.terms, state.core, action) is None
    ]
    assert legal[-1] == END
    assert [PLACES[action & 7] for action in legal[:-1]] == sorted(
        (PLACES[action & 7] for action in legal[:-1]), key=PLACES.index
    )

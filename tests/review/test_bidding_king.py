"""Why a call in an auction of King is advised: the shape of the hand, and what a price costs."""

from typing import Any

import pytest

from kingcraft.games.king.observe import observe
from kingcraft.review.advice import BidAdvice, GameAdvice, PriceAdvice
from kingcraft.review.king.bidding import bidding_reason, low_suits, suits_of, sure_tricks
from kingcraft.review.sentence import Sentence
from tests.rules.king.scenes import king, start

#: Of the seat: three sure tricks and no long suit; six spades and two sure tricks beside them; low cards.
FLAT = "AS 8S 3S AH 9H 4H 2H AC 9C 3C QD 8D 4D"
LONG = "AS KS JS 9S 7S 4S AH 8H 3H AC 5C 9D 2D"
LOW = "2S 3S 7S 2H 4H 8H 9H 2C 5C 6C 3D 4D 7D"
NOTHING = Sentence("", {})


def said(hand: str, best: str, calls: str, games: str, *prices: tuple[str, float, float]) -> Sentence | None:
    """What seat 1 hears for ``best`` after ``calls`` of an auction that seat 0 sells, or of seat 0 itself.

    ``games``: what each brings (``S:150 minus:40``), the best first; a price: its bid, its points, its gain.
    """
    seller = calls.startswith("seller")
    rest = [text for text in _pack() if text not in hand.split()]
    hands = [hand if seat == (0 if seller else 1) else "" for seat in range(4)]
    for seat in range(4):
        hands[seat] = hands[seat] or " ".join(rest.pop() for _ in range(13))
    state: Any = start(king(), 6, 0, hands)
    for call in calls.removeprefix("seller").split():
        state = state.apply(call)
    worths = [(token, float(points)) for token, points in (game.split(":") for game in games.split())]
    found = [
        GameAdvice(token if token == "minus" else f"plus:{token}", points, 1.0, points / 25, NOTHING)
        for token, points in worths
    ]
    listed = [PriceAdvice(bid, points, gain, 1.0, "yes" if gain > 0 else "no", NOTHING) for bid, points, gain in prices]
    advice = BidAdvice(found, listed, 60.0, 1.0, 256)
    return bidding_reason(state.rules, observe(state, state.to_act), state.legal(), best, advice)


def _pack() -> list[str]:
    return [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]


@pytest.mark.parametrize(
    ("hand", "best", "calls", "games", "prices", "expected"),
    [
        (FLAT, "auction", "seller", "H:91 minus:38", [], ("why-offers-flat", {"count": 3, "length": 4})),
        (LONG, "auction", "seller", "S:170", [], ("why-offers", {"trump": "S", "points": 170})),
        (LOW, "auction", "seller", "minus:210 S:20", [], ("why-offers", {"trump": "minus", "points": 210})),
        (LOW, "auction", "seller", "S:-4", [], ("why-offers-poor", {})),
        (LONG, "plus:S", "seller", "S:170", [], ("why-strong", {"length": 6, "suit": "S", "count": 2, "tricks": 7})),
        (FLAT, "pass", "auction", "H:91", [("+1", 66, 6), ("+2", 41, -19)], ("why-passes-free", {"instead": 60})),
        (
            FLAT,
            "pass",
            "auction",
            "H:91",
            [("+4", -9, -69)],
            ("why-passes-flat", {"count": 3, "length": 4, "loss": 100}),
        ),
        (
            LONG,
            "pass",
            "auction",
            "S:91",
            [("+4", -9, -69)],
            ("why-passes-dear", {"other": "+4", "loss": 100, "points": 91, "trump": "S"}),
        ),
        (
            LONG,
            "pass",
            "auction",
            "S:121",
            [("+4", 21, -39)],
            ("why-passes-less", {"other": "+4", "expected": 21, "instead": 60}),
        ),
        (
            LONG,
            "+4",
            "auction",
            "S:170",
            [("+4", 70, 10)],
            ("why-strong", {"length": 6, "suit": "S", "count": 2, "tricks": 7}),
        ),
        (LONG, "+4", "auction", "S:170", [("+4", 70, -3)], ("why-drives", {})),
        (LOW, "-1", "auction", "minus:210", [("-1", 140, 80)], ("why-strong-low", {"count": 4, "tricks": 8})),
        (FLAT, "+1", "auction", "NT:91", [("+1", 66, 6)], ("why-strong-high", {"count": 3, "tricks": 4})),
    ],
)
def test_a_call_is_explained_by_the_hand(
    hand: str, best: str, calls: str, games: str, prices: list[tuple[str, float, float]], expected: Any
) -> None:
    assert said(hand, best, calls, games, *prices) == Sentence(*expected)


def test_the_sellers_last_word_is_explained_by_what_a_sale_brings() -> None:
    calls = "seller auction +4 pass pass"
    sold, kept = [("+4", 190.0, 130.0)], [("+4", 20.0, -40.0)]
    assert said(FLAT, "accept", calls, "H:60", *sold) == Sentence("why-sold", {"expected": 190, "instead": 60})
    assert said(FLAT, "reject", calls, "H:60", *kept) == Sentence("why-kept", {"expected": 60, "instead": 20})
    assert said(FLAT, "counter:+5", calls, "H:60", *sold) == Sentence("why-asking", {})
    assert said(FLAT, "split", calls, "H:60", *sold) == Sentence("why-unplayed", {"instead": 60})
    assert said(LOW, "ultimatum", calls, "minus:60", *sold) == Sentence("why-eight", {})
    assert said(FLAT, "ultimatum", calls, "H:60", *sold) is None


def test_an_answer_is_explained_by_what_is_asked() -> None:
    calls = "auction +4 pass pass counter:+6"
    strong = Sentence("why-strong", {"length": 6, "suit": "S", "count": 2, "tricks": 8})
    assert said(LONG, "yes", calls, "S:190", ("+6", 70, 10)) == strong
    dear = Sentence("why-passes-dear", {"other": "yes", "loss": 150, "points": 103, "trump": "S"})
    assert said(LONG, "no", calls, "S:103", ("+6", -47, -107)) == dear


def test_what_is_sure_and_what_is_low() -> None:
    assert [sure_tricks(ranks) for ranks in ("AKQ2", "AK3", "AQ", "KQJ", "")] == [3, 2, 1, 0, 0]
    assert suits_of(["3H", "AH", "KD"]) == {"S": "", "H": "A3", "D": "K", "C": ""}
    assert low_suits(suits_of(LOW.split()), 52) == 4
    assert low_suits(suits_of(["KS", "QS", "5H", "4D"]), 52) == 2
    assert low_suits(suits_of(["9S", "8H", "TH", "TD"]), 32) == 3

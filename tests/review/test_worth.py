"""What a hand is worth, and what the calls of a deal came to against it."""

import random
from typing import Any

import pytest

from kingcraft.games.king.choosing import Used
from kingcraft.games.king.game import KING
from kingcraft.games.king.table import KingState, deal_state
from kingcraft.games.registry import observe
from kingcraft.i18n import languages, text
from kingcraft.review.hand_worth import WORTHS, HandWorth, Verdict
from kingcraft.review.sentence import Sentence
from tests.rules.king.scenes import king, start

#: Seat 1 has seven spades from the ace down and two side aces, seat 2 a hand without a high card.
HANDS = (
    "KC QC JC KD QD JD KH QH JH 9H 8H 7H 6H",
    "AS KS QS JS TS 9S 8S AC 9C AD 9D 5C 5D",
    "2C 3C 4C 2D 3D 4D 2H 3H 4H 5H 2S 3S 4S",
    "TC 8C 7C 6C TD 8D 7D 6D AH TH 7S 6S 5S",
)


def opened() -> KingState:
    return start(king(), 6, 0, HANDS).apply("auction")


def worth(state: KingState, seat: int) -> HandWorth | None:
    return WORTHS["king"].worth(state.rules, observe(state, seat), state.legal() if state.to_act == seat else [])


def played_out(state: Any) -> KingState:
    while not state.over:
        state = state.apply(state.legal()[0])
    return state  # type: ignore[no-any-return]


def verdict(state: KingState, seat: int) -> Verdict | None:
    return WORTHS["king"].verdict(start(king(), 6, 0, HANDS), state, seat)


def in_words(lang: str, sentence: Sentence) -> str:
    return text(lang, sentence.id, **sentence.arguments)


def test_a_strong_hand_is_worth_its_tricks_with_its_long_suit() -> None:
    found = worth(opened(), 1)
    assert found is not None
    best = found.games[0]
    assert best.token == "plus:S"
    assert 8 <= best.tricks <= 10
    assert best.points == pytest.approx(25 * best.tricks, abs=2)
    points = round(best.points)
    said = f"Your hand should take about 9 tricks with spades: that brings about {points} points."
    assert in_words("en", best.sentence) == said
    assert {game.token for game in found.games} == {"plus:S", "plus:H", "plus:D", "plus:C", "plus:NT", "minus"}


def test_a_bid_is_compared_with_the_hand() -> None:
    strong, weak = worth(opened(), 1), worth(opened(), 2)
    assert strong is not None
    assert weak is not None
    over = {bid.bid: bid.over for bid in weak.bids}
    assert [bid.bid for bid in weak.bids] == ["+1", "+2", "+3", "-1", "+4", "+5", "+6", "-2", "+7", "+8"]
    plus = max(game.points for game in weak.games if game.token != "minus")
    assert over["+8"] == pytest.approx(200 - plus, abs=1)
    assert over["+8"] > 75
    assert next(bid.over for bid in strong.bids if bid.bid == "+8") < 0
    assert [(bid.bid, bid.price) for bid in weak.bids][-1] == ("+8", 200)
    assert weak.games[0].token == "minus"


def test_the_auctioneer_reads_what_a_sale_brings_beyond_the_own_game() -> None:
    found = worth(opened(), 0)
    assert found is not None
    own = found.games[0].points
    assert all(bid.over == pytest.approx(bid.points - own, abs=0.11) for bid in found.bids)


def test_only_where_a_game_is_to_be_named() -> None:
    assert worth(start(king(), 0, 0, HANDS), 1) is None  # a negative deal
    sold = opened().apply("+3").apply("pass").apply("pass").apply("accept")
    assert sold.phase == "declare"
    buyer, other = worth(sold, 1), worth(sold, 2)
    assert buyer is not None
    assert not buyer.bids
    assert "minus" not in {game.token for game in buyer.games}
    assert other is None  # there is nothing for it to decide
    assert worth(sold.apply("plus:S"), 1) is None
    assert WORTHS["king"].worth(king(), observe(opened()), []) is None  # an onlooker


def test_every_rule_set_and_hand_gets_an_answer() -> None:
    chance = random.Random(2)
    for name in KING.presets:
        rules = king(name)
        pack = list(KING.pack(rules.options))
        for number in range(rules.options.deals):
            chance.shuffle(pack)
            state: Any = deal_state(rules, number % 4, tuple(pack), Used(deals=number))
            while not state.over and state.phase != "play":
                for seat in range(4):
                    found = worth(state, seat)
                    if found is not None:
                        assert all(0 <= game.tricks <= rules.options.tricks for game in found.games)
                        assert found.games == sorted(found.games, key=lambda game: -game.points)
                state = state.apply(chance.choice(state.legal()))


def test_a_verdict_says_what_the_bid_cost_and_what_the_hand_held() -> None:
    dear = played_out(opened().apply("pass").apply("+8").apply("plus:C"))
    found = verdict(dear, 2)
    assert found is not None
    assert (found.price, found.paid, found.game) == ("+8", -200, "plus:C")
    assert found.points == 25 * found.tricks - 200
    assert [sentence.id for sentence in found.sentences] == ["verdict-bought", "verdict-named", "verdict-hand"]
    figures = {"loss": 200, "expected": 25 * found.tricks, "instead": 25 * found.tricks - 200}
    assert found.sentences[0].arguments == figures
    seller, stranger = verdict(dear, 0), verdict(dear, 3)
    assert seller is not None
    assert [sentence.id for sentence in seller.sentences] == ["verdict-sold", "verdict-hand"]
    assert seller.paid == 200
    assert stranger is not None
    assert (stranger.price, [sentence.id for sentence in stranger.sentences]) == ("", ["verdict-hand"])


def test_a_verdict_of_a_game_that_was_kept_or_not_played() -> None:
    kept = verdict(played_out(opened().apply("pass").apply("pass").apply("pass").apply("reject").apply("plus:H")), 0)
    assert kept is not None
    # The best game of the hand: what it was worth says all of it.
    assert (kept.game, [sentence.id for sentence in kept.sentences]) == (kept.worth.games[0].token, ["verdict-hand"])
    split = verdict(opened().apply("pass").apply("pass").apply("pass").apply("split"), 0)
    assert split is not None
    assert (split.game, [sentence.id for sentence in split.sentences]) == ("", ["verdict-hand"])
    negative = start(king(), 0, 0, HANDS)
    assert WORTHS["king"].verdict(negative, played_out(negative), 0) is None


@pytest.mark.parametrize("lang", languages())
def test_verdicts_have_words_in_every_language(lang: str) -> None:
    dear = played_out(opened().apply("pass").apply("+8").apply("plus:C"))
    said = {
        in_words(lang, sentence)
        for seat in range(4)
        if (found := verdict(dear, seat)) is not None
        for sentence in (*(game.sentence for game in found.worth.games), *found.sentences)
    }
    assert len(said) >= 8
    assert not any("{" in each or "\n" in each for each in said)

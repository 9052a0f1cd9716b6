"""The lower levels err like people: they forget, overlook, overrate; and each is clearly better than the one below."""

import dataclasses
from collections import Counter

import pytest

from kingcraft.bots.bot import BOTS
from kingcraft.bots.decision import Decision
from kingcraft.bots.people.king.memory import remembered
from kingcraft.bots.thumb.king.seen import see
from kingcraft.cards import parse_cards
from kingcraft.games.king.observe import observe as king_observe
from kingcraft.games.king.table import KingState
from kingcraft.games.king.view import Phase
from kingcraft.games.match import new_match
from kingcraft.games.observation import Observation
from kingcraft.games.registry import observe, preset

from .duels import duel
from .observations import asked, at_the_piles, in_auction, in_play

BEGINNER, CASUAL = BOTS["beginner"](), BOTS["casual"]()
#: Streams of slips to look through.
CHANCES = range(400)


def shares(bot_name: str, hand: str, token: str, **piles: str) -> float:
    """Return how often a bot answers ``token`` at these piles."""
    state = at_the_piles(hand, stock="2D 4D", **piles)
    seen = observe(state, state.to_act)
    bot, legal = BOTS[bot_name](), state.legal()
    return sum(asked(bot, seen, legal, chance) == token for chance in CHANCES) / len(CHANCES)


def usual(seen: Observation, legal: list[str]) -> str:
    """Return what ``casual`` answers most often."""
    return Counter(asked(CASUAL, seen, legal, chance) for chance in range(50)).most_common(1)[0][0]


def test_a_beginner_often_overlooks_that_a_pile_fits() -> None:
    piles = {"N": "7H", "E": "8S", "S": "TC", "W": "QD"}
    assert 0.05 < shares("beginner", "2C", "N>E", **piles) < 0.4
    assert 0.7 < shares("casual", "2C", "N>E", **piles) < 0.95


def test_a_beginner_keeps_a_king_now_and_then() -> None:
    piles = {"N": "7H", "E": "2S", "S": "TC", "W": "KD"}
    state = at_the_piles("KS", stock="2D 4D", **piles)
    seen, legal = observe(state, state.to_act), state.legal()
    kept = sum(asked(BEGINNER, seen, legal, chance) == "end" for chance in CHANCES) / len(CHANCES)
    assert 0.1 < kept < 0.4


def test_a_beginner_plays_low_to_avoid_tricks_and_ends_with_high_cards() -> None:
    seen = in_play("2S 7S KS 3H 4H 5H 6H 2C 3C 4C 2D 3D 4D", "no-tricks", trick="9S TS JS")
    legal = ["2S", "7S", "KS"]
    assert asked(BEGINNER, seen, legal) == "2S"
    assert usual(seen, legal) == "7S"  # as high as stays under


def test_a_beginner_wastes_a_high_card_on_a_trick_that_a_lower_one_takes() -> None:
    seen = in_play("4S QS AS 3H 4H 5H 6H 2C 3C 4C 2D 3D 4D", "plus", trick="9S TS JS")
    assert asked(BEGINNER, seen, ["4S", "QS", "AS"]) == "AS"
    assert usual(seen, ["4S", "QS", "AS"]) == "QS"


def test_a_beginner_throws_what_counts_and_else_their_highest() -> None:
    hand = "QH 2H AC 3C 4C 5C 6C 7C 8C 2D 3D 4D 5D"
    assert asked(BEGINNER, in_play(hand, "no-queens", trick="9S"), hand.split()) == "QH"
    assert asked(BEGINNER, in_play(hand, "no-tricks", trick="9S"), hand.split()) == "AC"


@pytest.mark.parametrize(
    ("hand", "phase", "legal", "token"),
    [
        ("AS KS QS JS TS AH KH 2C 3C 4C 2D 3D 4D", "open", ["auction", "minus", "plus:H", "plus:S"], "plus:S"),
        ("AS 3S 4S 5S 2H 3H 4H 2C 3C 4C 2D 3D 4D", "open", ["auction", "minus", "plus:H", "plus:S"], "auction"),
        ("JS 3S 4S 5S 2H 3H 4H 2C 3C 4C 2D 3D 4D", "declare", ["minus", "plus:H", "plus:S"], "minus"),
        ("AS KS AH KH AC 2C 3C 4C 5C 2D 3D 4D 5D", "bid", ["+1", "+2", "pass"], "+1"),
        ("AS 2S 3S 2H 3H 4H 5H 2C 3C 4C 2D 3D 4D", "bid", ["+1", "+2", "pass"], "pass"),
    ],
)
def test_a_beginner_counts_aces_and_kings(hand: str, phase: Phase, legal: list[str], token: str) -> None:
    assert asked(BEGINNER, in_auction(hand, phase), legal) == token


def test_a_short_memory_holds_the_last_tricks_the_high_cards_and_the_own() -> None:
    state = dealt_king()
    while king_observe(state, state.to_act).tricks[5:] == []:
        state = state.apply(state.legal()[0])
    observation = king_observe(state, state.to_act)
    full, short = see(observation), remembered(observation, 2)
    forgotten = short.unseen & ~full.unseen
    assert forgotten
    assert short.hand == full.hand
    assert not forgotten & full.hand
    assert remembered(observation, 13) == full
    for card in (12, 11):  # aces and kings
        assert not forgotten & (0xF << (4 * card))


def dealt_king() -> KingState:
    match = new_match(preset("king", "king"), 4, 0)
    deck = parse_cards(" ".join(f"{rank}{suit}" for rank in "A23456789TJQK" for suit in "CDHS"))
    assert deck is not None
    state = match.start(deck).state
    assert isinstance(state, KingState)
    return state


def test_the_same_decision_the_same_slips() -> None:
    state = at_the_piles("2C 9H KS", stock="2D 4D", N="7H", E="8S", S="TC", W="KD")
    decision = Decision(preset("kings-corner", "pagat"), observe(state, state.to_act), state.legal(), 77)
    for bot in (BEGINNER, CASUAL):
        assert len({bot.choose(decision) for _ in range(5)}) == 1
        assert len({bot.choose(dataclasses.replace(decision, random=chance)) for chance in CHANCES}) > 1


@pytest.mark.parametrize(("bot", "against"), [("casual", "beginner"), ("beginner", "random")])
@pytest.mark.parametrize(
    ("rules", "players", "decks", "points"), [("king", 4, 6, 5.0), ("pagat", 2, 40, 0.0)], ids=["king", "corner"]
)
def test_each_level_is_better_than_the_one_below(
    bot: str, against: str, rules: str, players: int, decks: int, points: float
) -> None:
    """By at least ``points`` a deal, at the near end of the 99 percent interval."""
    assert duel(bot, against, rules, players, decks, "levels").lead.low > points

"""No seat sees what it may not: an observation does not change when the cards it must not show are swapped."""

import dataclasses
import random

import msgspec
import pytest

from kingcraft.cards import TEXTS, members
from kingcraft.games.king.choosing import Used
from kingcraft.games.king.game import KING
from kingcraft.games.king.observe import observe
from kingcraft.games.king.play import SEAT
from kingcraft.games.king.table import KingState, deal_state
from tests.rules.king.scenes import king


def redealt(state: KingState, seat: int | None, chance: random.Random) -> KingState:
    """The same deal as far as ``seat`` can know, the unseen cards dealt again among the other hands."""
    others = [holder for holder in range(4) if holder != seat]
    unseen = [card for holder in others for card in members(state.hand(holder))]
    chance.shuffle(unseen)
    hands = [state.hand(holder) for holder in range(4)]
    for holder in others:
        size = state.hand(holder).bit_count()
        hands[holder] = sum(1 << card for card in unseen[:size])
        del unseen[:size]
    # What has been played stays as it was; ``hands`` are the cards as dealt.
    gone = [state.hands[holder] & ~state.hand(holder) for holder in range(4)]
    core = state.core
    if core is not None:
        first, second, third, fourth = (hands[(core[SEAT] + step) % 4] for step in range(4))
        core = (first, second, third, fourth, *core[4:])
    return dataclasses.replace(state, hands=tuple(hands[s] | gone[s] for s in range(4)), core=core)


@pytest.mark.parametrize("preset", ["king", "turkey", "portugal"])
@pytest.mark.parametrize("number", range(10))
def test_observations_do_not_change_when_unseen_cards_are_swapped(preset: str, number: int) -> None:
    check_swaps(preset, number, random.Random(number))


@pytest.mark.long(seconds=8)
@pytest.mark.parametrize("preset", list(KING.presets))
def test_observations_do_not_change_in_many_deals_of_any_preset(preset: str) -> None:
    for deal in range(200):
        check_swaps(preset, deal % king(preset).options.deals, random.Random(f"{preset} {deal}"))


def check_swaps(preset: str, number: int, chance: random.Random) -> None:
    """In deal ``number`` (from 0) of a match no seat's observation depends on the cards that it cannot see."""
    rules = king(preset)
    deck = list(KING.pack(rules.options))
    chance.shuffle(deck)
    state = deal_state(rules, number % 4, tuple(deck), Used(deals=number))
    while not state.over:
        for seat in (0, 1, 2, 3, None):
            other = redealt(state, seat, chance)
            assert observe(other, seat) == observe(state, seat)
        state = state.apply(chance.choice(state.legal()))


@pytest.mark.parametrize("number", [0, 6])
def test_an_observation_names_no_card_that_its_seat_has_not_seen(number: int) -> None:
    chance = random.Random(11)
    rules = king()
    deck = list(KING.pack(rules.options))
    chance.shuffle(deck)
    state = deal_state(rules, 0, tuple(deck), Used(deals=number))
    while not state.over:
        for seat in (0, 1, 2, 3, None):
            text = msgspec.json.encode(observe(state, seat)).decode()
            unseen = sum(state.hand(holder) for holder in range(4) if holder != seat)
            assert not [TEXTS[card] for card in members(unseen) if f'"{TEXTS[card]}"' in text]
        state = state.apply(chance.choice(state.legal()))


def test_an_onlooker_sees_no_hand() -> None:
    state = deal_state(king(), 0, tuple(KING.pack(king().options)), Used())
    view = observe(state)
    assert (view.hand, view.counts) == ([], [13, 13, 13, 13])
    assert "dealt" not in msgspec.to_builtins(view)


def test_what_an_observation_holds_is_what_the_table_shows() -> None:
    state = deal_state(king(), 0, tuple(KING.pack(king().options)), Used(deals=6))
    for token in ["auction", "+2", "pass", "+4", "pass"]:
        state = state.apply(token)
    view = observe(state, 1)
    assert view.auction is not None
    assert (view.phase, view.to_act, view.contract, view.number, view.leader) == ("decide", 0, "", 6, 0)
    assert (view.auction.high, view.auction.holder, view.auction.bids, view.auction.passed) == ("+4", 3, 2, [2, 1])
    assert [(call.seat, call.token) for call in view.auction.calls] == [(1, "+2"), (2, "pass"), (3, "+4"), (1, "pass")]
    asked = observe(state.apply("counter:+6"), 0)
    assert asked.auction is not None
    assert (asked.phase, asked.to_act, asked.auction.asked) == ("answer", 3, "+6")
    state = state.apply("counter:+6").apply("no").apply("accept").apply("plus:H")
    sold = observe(state, 0)
    assert sold.auction is not None
    assert (sold.auction.buyer, sold.auction.price, sold.auction.countered) == (3, "+4", ["+6"])
    assert (sold.contract, sold.trump, sold.value, sold.total, sold.declarer) == ("plus", "H", 25, 13, 3)
    assert sold.history[0] == (0, "auction")

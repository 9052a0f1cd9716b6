"""The model of how others call: what a hand promises, what prices are worth, and calls that are always legal."""

import random
from array import array

import pytest

from kingcraft.bots.king.calling.bidding import Caller, Offers, call_of
from kingcraft.bots.king.calling.bidding_hand import MINUS, MINUS_WEIGHTS, Promise, promise_hands, promises_of
from kingcraft.bots.king.calling.bidding_tariff import tariff_of
from kingcraft.bots.king.calling.bidding_weights import WEIGHTS
from kingcraft.cards import card_set, parse_cards
from kingcraft.games.king.actions import BIDS
from kingcraft.games.king.auction import Auction, opened
from kingcraft.games.king.options import KingOptions
from kingcraft.games.registry import preset, rule_set

OPTIONS: KingOptions = preset("king", "king").options


def promise(hand: str, name: str = "king") -> Promise:
    cards = parse_cards(hand)
    assert cards is not None
    return promises_of(preset("king", name).options, array("q", [card_set(cards)]))[0]


def caller(hand: str, boldness: float = 0.0, options: KingOptions = OPTIONS) -> Caller:
    return Caller(options, promise(hand), boldness)


RUBBISH = "2C 5C 8C 9C 3D 6D 8D TD 4H 7H 9H 5S 8S"
LOW = "2C 3C 4C 5C 2D 3D 4D 2H 3H 5H 2S 3S 4S"
GOOD_HEARTS = "AH KH QH JH 9H 7H AS KS 4S AD 5D 3C 6C"
HIGH = "AC KC QC 9C AD KD QD AH KH QH AS KS QS"


# --- what a hand promises --------------------------------------------------------------------------------------------


def test_weights_are_as_many_as_the_parts_say() -> None:
    assert {len(weights) for weights in WEIGHTS.values()} == {MINUS + MINUS_WEIGHTS}


def test_promises_are_what_players_would_say() -> None:
    good = promise(GOOD_HEARTS)
    assert 7 < good.plus["H"] < 10
    assert max(good.plus, key=good.plus.__getitem__) == "H"
    assert good.aside > promise(RUBBISH).aside + 2
    assert promise(LOW).minus < 0.5
    assert promise(RUBBISH).minus < 3 < promise(HIGH).minus
    assert promise(HIGH).plus["NT"] > 9


def test_suits_are_alike() -> None:
    swapped = GOOD_HEARTS.translate(str.maketrans("HS", "SH"))
    first, second = promise(GOOD_HEARTS), promise(swapped)
    assert first.plus["H"] == pytest.approx(second.plus["S"])
    assert first.minus == pytest.approx(second.minus)
    assert first.aside == pytest.approx(second.aside)


def test_eight_cards_promise_up_to_eight_tricks() -> None:
    short = promise("AS KS QS JS TS AH KH AC", "king32")
    assert 6 < short.plus["S"] < 9
    assert promise("7S 8S 7H 8H 7D 8D 7C 8C", "king32").minus < 1


def test_promises_are_the_same_compiled_and_plain() -> None:
    chance = random.Random(1)
    hands = array("q", [card_set(chance.sample(range(52), 13)) for _ in range(20)])
    weights = array("d", WEIGHTS[52])
    compiled, plain = array("d", bytes(8 * 140)), array("d", bytes(8 * 140))
    promise_hands(hands, 0, weights, compiled)
    promise_hands.plain(hands, 0, weights, plain)
    assert list(compiled) == pytest.approx(list(plain))


# --- what prices are worth -------------------------------------------------------------------------------------------


def test_a_plus_price_is_paid_in_full_unless_the_options_say_otherwise() -> None:
    tariff = tariff_of(OPTIONS)
    assert tariff.bought[BIDS["+4"]][7] == pytest.approx(75)  # 7 tricks less 4
    assert tariff.sold[BIDS["+4"]][3] == pytest.approx(175)
    capped = tariff_of(rule_set("king", "king", {"plus_settlement": "capped"}).options)
    assert capped.bought[BIDS["+4"]][2] == pytest.approx(0)
    exact = tariff_of(rule_set("king", "king", {"plus_settlement": "exact"}).options)
    assert {round(points) for points in exact.sold[BIDS["+4"]]} == {100}


def test_a_minus_price_takes_tricks_over() -> None:
    tariff = tariff_of(OPTIONS)
    assert tariff.sold[BIDS["-2"]][5] == pytest.approx(325 - 75 * 3)
    assert tariff.sold[BIDS["-2"]][1] == pytest.approx(325)
    assert 325 - 150 < tariff.bought[BIDS["-2"]][0] < 325


# --- what is called --------------------------------------------------------------------------------------------------


def said(hand: str, auction: Auction, boldness: float = 0.0) -> str:
    return call_of(caller(hand, boldness), auction, Offers(auction))


def test_bids_what_the_hand_is_for() -> None:
    auction = opened(OPTIONS, 0)
    assert said(GOOD_HEARTS, auction) == "+1"
    assert said(LOW, auction) == "-1"
    assert said(RUBBISH, auction.apply("+4")) in ("pass", "-2")
    assert said(HIGH, auction.apply("+7")) in ("pass", "+8")


def test_a_bold_bot_bids_higher() -> None:
    limits = []
    for boldness in (-1.0, 0.0, 1.0):
        auction = opened(OPTIONS, 0).apply("pass").apply("pass")
        hand = caller(GOOD_HEARTS, boldness)
        limits.append(sum(hand.bought(bid) >= 0 and hand.bids(Offers(auction)) != "pass" for bid in range(10)))
    assert limits == sorted(limits)


def test_answers_by_the_price() -> None:
    auction = opened(OPTIONS, 0).apply("+1").apply("pass").apply("pass")
    assert said(GOOD_HEARTS, auction.apply("counter:+2")) == "yes"
    assert said(RUBBISH, auction.apply("counter:+6")) == "no"


@pytest.mark.parametrize("name", ["king", "portugal", "brazil", "king32"])
def test_every_call_is_legal(name: str) -> None:
    options: KingOptions = preset("king", name).options
    chance = random.Random(name)
    for _ in range(60):
        cards = chance.sample(options.pack, options.deck)
        size = options.tricks
        hands = array("q", [card_set(cards[size * seat : size * seat + size]) for seat in range(4)])
        callers = [Caller(options, one, chance.uniform(-2, 2)) for one in promises_of(options, hands)]
        auction = opened(options, 0)
        while not auction.over:
            call = call_of(callers[auction.to_act], auction, Offers(auction))
            assert auction.fault(call) is None
            if chance.random() < 0.3:
                call = chance.choice(auction.legal())
            auction = auction.apply(call)

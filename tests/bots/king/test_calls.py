"""Calls by simulation are judged in every phase of every preset, the same every time, and as a card player would."""

import math
import time
from array import array
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from kingcraft.bots.decision import Decision, Impossible
from kingcraft.bots.judgement import Judgement
from kingcraft.bots.king.calling.auctions import Node
from kingcraft.bots.king.calling.calls import judge_call, worlds_that_fit
from kingcraft.bots.king.calling.choosing import _prices
from kingcraft.bots.king.calling.simulation import LEAST_WORLDS, OutOfTime, simulate
from kingcraft.bots.king.calling.situation import PHASES, Situation
from kingcraft.bots.limits import Budget, Stop
from kingcraft.cards import FULL, card_set, members, parse_cards
from kingcraft.games.king.auction import opened
from kingcraft.games.king.choosing import Used
from kingcraft.games.king.game import KING
from kingcraft.games.king.observe import observe
from kingcraft.games.king.table import KingState, deal_state
from kingcraft.games.options import Json, RuleSet
from kingcraft.games.registry import rule_set

from .deals import states

SMALL = Budget(worlds=32, playouts=12)
GOOD = Budget(worlds=128, playouts=6)


def positive(hand: str, seat: int = 0, calls: str = "", options: Mapping[str, Json] | None = None) -> KingState:
    """Return the first positive deal, dealer 0, after ``calls``; ``seat`` is to act, holding ``hand``; the others hold
    any.
    """
    own = parse_cards(hand)
    assert own is not None
    rest = list(members(FULL & ~card_set(own)))
    rest = rest[::5] + rest[1::5] + rest[2::5] + rest[3::5] + rest[4::5]
    hands = [own if at == seat else [rest.pop() for _ in range(13)] for at in range(4)]
    return after(calls, hands, rule_set("king", "king", options or {}), Used(deals=6), seat)


def after(calls: str, hands: Sequence[Sequence[int]], rules: RuleSet[Any], used: Used, seat: int) -> KingState:
    cards = [list(hand) for hand in hands]
    state = deal_state(rules, 0, tuple(cards[(1 + place) % 4].pop() for place in range(52)), used)
    for token in calls.split():
        state = state.apply(token)
    assert state.to_act == seat
    return state


def hands_of(state: KingState) -> list[list[int]]:
    return [list(members(hand)) for hand in state.hands]


def judged(state: KingState, budget: Budget = GOOD, random: int = 1, stop: Stop | None = None) -> Judgement:
    seat = state.to_act
    return judge_call(Decision(state.rules, observe(state, seat), state.legal(), random), budget, stop)


def test_calls_are_compared_world_by_world() -> None:
    best, *others = judged(positive("AS KS QS JS 9S AH KH QH 4D 3D AC KC 2C", 1, "auction")).opinions
    assert best.gap.mean == best.gap.error == 0
    assert others
    for other in others:
        assert other.gap.mean == pytest.approx(best.points - other.points)
        assert other.gap.error <= best.error + other.error + 1e-9


def test_calls_can_be_judged_in_worlds_of_the_caller() -> None:
    state = positive("AS KS QS JS 9S AH KH QH 4D 3D AC KC 2C", 1, "auction")
    decision = Decision(state.rules, observe(state, 1), state.legal(), 1)
    hands = array("q", state.hands)
    once, thrice = judge_call(decision, GOOD, worlds=hands), judge_call(decision, GOOD, worlds=hands * 3)
    assert once == thrice
    assert once != judge_call(decision, GOOD)


def points(judgement: Judgement) -> dict[str, float]:
    return {opinion.token: opinion.points for opinion in judgement.opinions}


RUBBISH = "2C 5C 8C 9C 3D 6D 8D TD 4H 7H 9H 5S 8S"
LOW = "2C 3C 4C 5C 2D 3D 4D 2H 3H 5H 2S 3S 4S"
ALL_SPADES = "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2C"
SPADES = "AS KS QS JS TS 9S 8S 2S AH KH AD KD AC"
GOOD_HEARTS = "AH KH QH JH 9H 7H AS KS 4S AD 5D 3C 6C"


@pytest.mark.parametrize("name", KING.presets)
def test_judges_every_legal_call_of_every_phase(name: str) -> None:
    seen: set[str] = set()
    for number, state in enumerate(states(name, 10, "calls", numbers=(6, 7, 8, 9, 0))):
        legal = state.legal()
        if state.phase not in PHASES or len(legal) == 1 or (state.phase in seen and number % 3):
            continue
        seen.add(state.phase)
        judgement = judged(state, Budget(16, 4), number)
        assert sorted(opinion.token for opinion in judgement.opinions) == legal
        assert judgement.worlds >= LEAST_WORLDS
        assert judgement.playouts >= judgement.worlds
        assert max(opinion.best_in for opinion in judgement.opinions) <= judgement.worlds
        assert [opinion.points for opinion in judgement.opinions] == sorted(points(judgement).values(), reverse=True)
    assert seen or name == "france"


@pytest.mark.parametrize(
    "options",
    [
        {"auction": "always", "eight_forced": False, "counter_offer": False, "ultimatum": False, "unplayed": "off"},
        {"plus_settlement": "exact", "positive_lead": "declarer", "unplayed": "best_below_4"},
        {"plus_settlement": "topup", "minus_settlement": "transfer", "positive_lead": "declarer_chooses"},
        {"plus_settlement": "capped", "declare": ["H", "minus"]},
    ],
)
def test_judges_odd_rule_sets(options: dict[str, Json]) -> None:
    opening = "" if options.get("auction") == "always" else "auction "
    for calls in ("pass +2 pass", "+1 -1 +4 match pass pass"):
        state = positive(GOOD_HEARTS, 0 if opening else 1, "", options)
        for word in (opening + calls).split():
            assert {opinion.token for opinion in judged(state, SMALL).opinions} == set(state.legal())
            state = state.apply(word)
        while not state.over and state.phase != "play":
            state = state.apply(judged(state, SMALL).best.token if len(state.legal()) > 1 else state.legal()[0])


# --- sense -----------------------------------------------------------------------------------------------------------


def test_declares_the_long_suit() -> None:
    assert judged(positive(SPADES)).best.token == "plus:S"


def test_declares_minus_with_low_cards() -> None:
    judgement = judged(positive(LOW, options={"auction": "off"}))
    assert judgement.best.token == "minus"
    assert judgement.best.points > 250


def test_a_hand_that_takes_everything_is_not_for_sale() -> None:
    state = positive(SPADES, 0, "auction +2 pass pass")
    assert judged(state).best.token == "reject"


def test_a_buyer_names_their_long_suit() -> None:
    good = positive(GOOD_HEARTS, 2, "auction +1")
    state = after("auction pass +2 pass accept", hands_of(good), good.rules, Used(deals=6), 2)
    assert state.phase == "declare"
    assert judged(state).best.token == "plus:H"


def test_never_bids_eight_on_rubbish() -> None:
    for calls, seat in (("auction", 1), ("auction pass", 2), ("auction +3 pass", 3)):
        judgement = judged(positive(RUBBISH, seat, calls))
        said = points(judgement)
        assert judgement.best.token not in ("+5", "+6", "+7", "+8")
        assert said["+8"] < said["pass"] - 50


def test_draws_level_only_when_it_pays() -> None:
    assert judged(positive(GOOD_HEARTS, 1, "auction +1 +3 pass")).best.token != "pass"
    rubbish = points(judged(positive(RUBBISH, 1, "auction +1 +6 pass")))
    assert rubbish["pass"] > rubbish["match"]


def test_eight_is_matched_with_a_hand_that_takes_twelve() -> None:
    assert judged(positive(ALL_SPADES, 1, "auction +1 +8")).best.token == "match"
    assert judged(positive(RUBBISH, 1, "auction +1 +8")).best.token == "pass"


def test_splits_the_points_of_a_hand_good_for_nothing() -> None:
    middling = "6C 7C 8C 9C TC 7D 8D 9D 8H 9H TH 9S TS"
    said = points(judged(positive(middling, 0, "auction pass pass pass")))
    assert said["split"] == 100
    assert max(said, key=said.__getitem__) == "split"


def test_an_ultimatum_has_no_way_back() -> None:
    said = points(judged(positive(GOOD_HEARTS, 0, "auction pass pass pass")))
    assert said["ultimatum"] < said["reject"]  # no bidder pays eight, and minus with aces is dear


def test_an_ultimatum_is_answered_by_what_the_hand_takes() -> None:
    assert judged(positive(ALL_SPADES, 1, "auction pass pass pass ultimatum")).best.token == "yes"
    # With rubbish the auctioneer's minus is better than paying for eight tricks.
    assert judged(positive(RUBBISH, 1, "auction pass pass pass ultimatum")).best.token == "no"


def test_a_counter_offer_is_answered_by_what_the_hand_takes() -> None:
    assert judged(positive(ALL_SPADES, 1, "auction +1 pass pass counter:+2")).best.token == "yes"
    assert judged(positive(RUBBISH, 1, "auction +1 pass pass counter:+6")).best.token == "no"


def test_a_good_price_for_a_poor_hand_is_taken_or_raised() -> None:
    judgement = judged(positive("AC KC 6C AD 5D 4D JD 9H 8H 2H KS 7S 3S", 0, "auction pass pass +5"))
    said = points(judgement)
    assert said["accept"] > max(said["reject"], said["ultimatum"], said["split"])
    # A counter-offer may be refused, and then everything is as before.
    counters = [token for token in said if token.startswith("counter:+")]
    assert all(said[token] > said["accept"] - 3 * judgement.best.error for token in counters)


def test_the_leader_to_tricks_is_named_to_advantage() -> None:
    state = positive(SPADES, 0, options={"positive_lead": "declarer_chooses"}).apply("plus:S")
    assert state.phase == "lead"
    assert points(judged(state))["lead:0"] > 290


def test_chooses_no_tricks_with_low_cards_and_a_trump_with_high_ones() -> None:
    rules = rule_set("king", "turkey", {})
    for hand, wanted in ((LOW, "choose:no-tricks"), (SPADES, "plus:S")):
        state = after("", hands_of(positive(hand, 1, "auction")), rules, Used(), 1)
        assert judged(state).best.token == wanted


# --- duties of a judge -----------------------------------------------------------------------------------------------


def test_the_same_decision_gives_the_same_judgement() -> None:
    state = positive(GOOD_HEARTS, 2, "auction +1")
    assert judged(state, SMALL) == judged(state, SMALL)
    assert judged(state, SMALL) != judged(state, SMALL, random=2)


def test_time_and_stop_end_the_thinking() -> None:
    state = positive(GOOD_HEARTS, 2, "auction +1")
    judged(state, SMALL)  # compiled
    large = Budget(worlds=100_000, playouts=1000)
    start = time.perf_counter()
    assert judged(state, large._replace(seconds=0.0)).worlds == LEAST_WORLDS
    stop = Stop()
    stop.set()
    assert judged(state, large, stop=stop).worlds == LEAST_WORLDS
    assert time.perf_counter() - start < 2


@pytest.mark.parametrize(
    ("taken", "left", "worlds"),
    [(0.01, math.inf, 256), (0.01, 0.2, 256), (0.01, 0.1, 128), (0.01, 0.05, 64), (0.01, 0.0, 0), (0.01, -1.0, 0)],
)
def test_calls_are_followed_in_as_many_worlds_as_fit_into_the_time(taken: float, left: float, worlds: int) -> None:
    assert worlds_that_fit(256, taken, left) == worlds


def test_an_auction_is_followed_no_longer_than_there_is_time() -> None:
    """In few worlds it is followed to its end, so that there is an answer; in many the clock is looked at."""
    state = positive(GOOD_HEARTS, 2, "auction +1")
    stop = Stop()
    situation = Situation.of(Decision(state.rules, observe(state, 2), state.legal(), 1))
    simulation = simulate(situation, GOOD, stop)
    assert len(simulation.worlds) > LEAST_WORLDS
    stop.set()
    assert len(simulation.follow("pass", simulation.worlds[:LEAST_WORLDS])) == LEAST_WORLDS
    simulation.patient = False
    with pytest.raises(OutOfTime):
        simulation.follow("pass", simulation.worlds)
    with pytest.raises(OutOfTime):
        simulation.auctions.follow(Node(opened(situation.options, situation.dealer)), simulation.worlds)


def test_what_a_choice_costs_later_counts_as_time() -> None:
    """The first choice of a rule set takes a while: it is spent, not added."""
    state = next(state for state in states("turkey", 1, "late") if state.phase == "choose")
    large = Budget(worlds=100_000, playouts=1000, seconds=0.3)
    decision = Decision(state.rules, observe(state, state.to_act), state.legal(), 1)
    judge_call(decision, SMALL)
    _prices.cache_clear()
    start = time.thread_time()
    judge_call(decision, large)
    assert time.thread_time() - start < 0.4


def test_contradictions_are_named() -> None:
    state = positive(GOOD_HEARTS, 2, "auction +1")
    seen = observe(state, 2)
    auction = seen.auction
    assert auction is not None
    legal = state.legal()

    def refused(observation: object, text: str) -> None:
        with pytest.raises(Impossible, match=text):
            judge_call(Decision(state.rules, observation, legal, 0), SMALL)  # type: ignore[arg-type]

    refused(replace(seen, to_act=3), "turn of seat 3")
    refused(replace(seen, auction=None), "no auction")
    refused(replace(seen, phase="decide"), "does not lead")
    refused(replace(seen, auction=replace(auction, calls=auction.calls * 2)), "out of turn")
    refused(replace(seen, hand=[*seen.hand[1:], seen.hand[1]]), "twice")
    with pytest.raises(Impossible, match="is not legal"):
        judge_call(Decision(state.rules, seen, ["match", "pass"], 0), SMALL)
    playing = positive(GOOD_HEARTS).apply("plus:H")
    with pytest.raises(ValueError, match="no call"):
        judged(playing)

"""What was played and called moves the worlds the right way, as far as exact weights say, and never rules one out."""

import math
import random
from array import array
from collections import Counter
from collections.abc import Iterable

import pytest

from kingcraft.bots.bot import BOTS, Bot
from kingcraft.bots.king.inference.call_model import call_weights
from kingcraft.bots.king.inference.inference import (
    FLOOR,
    SHARES,
    TEMPER,
    add_plays,
    chances_of_plays,
    evidence,
    log_likelihoods,
    lowest_strength,
    played_by_seat,
    plays_to_read,
    style_chances,
)
from kingcraft.bots.king.inference.likelihood import add_call_likelihoods, add_mixtures, multiply_chances
from kingcraft.bots.king.inference.play_model import (
    FEATURES,
    KIND,
    STYLE,
    STYLES,
    features_of,
    kind_of,
    play_weights,
)
from kingcraft.bots.king.knowledge.calls_seen import BIDDING, MINUS, NAMED, PASSED, PLUS, seen_calls_of, words_of_calls
from kingcraft.bots.king.knowledge.knowledge import Knowledge, knowledge_of
from kingcraft.bots.king.knowledge.plays_seen import legal_then, words_of_plays
from kingcraft.bots.king.strength import by_strength
from kingcraft.bots.king.worlds.dealing import uniform_worlds
from kingcraft.bots.king.worlds.resampling import resampled
from kingcraft.bots.king.worlds.worlds import deal_worlds
from kingcraft.bots.levels import strong
from kingcraft.bots.thumb import ThumbBot
from kingcraft.cards import SPADES, members
from kingcraft.games.king.observe import observe
from kingcraft.games.king.table import KingState
from tests.rules.king.scenes import king

from .deals import all_worlds, hands_of, states

THUMB = ThumbBot()


def seen(state: KingState, seat: int) -> Knowledge:
    return knowledge_of(state.rules, observe(state, seat))


def rows(worlds: Iterable[int]) -> list[tuple[int, ...]]:
    flat = list(worlds)
    return [tuple(flat[at : at + 4]) for at in range(0, len(flat), 4)]


def flat(worlds: Iterable[Iterable[int]]) -> "array[int]":
    return array("q", [hand for world in worlds for hand in world])


@pytest.mark.parametrize(("name", "numbers"), [("king", (0, 2, 4, 6)), ("turkey", (0,)), ("king32", (1, 6))])
def test_worlds_come_as_often_as_their_weights_say(name: str, numbers: tuple[int, ...]) -> None:
    """Against all worlds of small endings with their exact weights: no world comes much too often or too rarely."""
    tried = 0
    for number, state in enumerate(states(name, 4, "bias", THUMB, numbers)):
        if state.phase != "play" or state.hand(state.to_act).bit_count() > 4 or number % 3:
            continue
        knowledge = seen(state, state.to_act)
        if not 2 <= knowledge.worlds <= 300:
            continue
        worlds = sorted(all_worlds(knowledge))
        logs = log_likelihoods(knowledge, flat(worlds))
        weights = [math.exp(TEMPER * log) for log in logs]
        total = sum(weights)
        # Resampling keeps the noise of the uniform worlds that were weighed: thousands of them, many a world.
        drawn = Counter(rows(deal_worlds(knowledge, 4000, 3)))
        tried += 1
        for world, weight in zip(worlds, weights, strict=True):
            expected = 4000 * weight / total
            assert (
                abs(drawn[world] - expected)
                < 6 * math.sqrt(expected * 2 + expected * expected * len(worlds) / 6000) + 3
            )
    assert tried >= 3


def bits(state: KingState, knowledge: Knowledge, worlds: "array[int]") -> float:
    """Return the mean binary logarithm of the chance that the worlds give to the true holder of an unseen card."""
    found, hands = rows(worlds), hands_of(state)
    total = 0.0
    for card in members(knowledge.unseen):
        holder = next(seat for seat in range(4) if hands[seat] >> card & 1)
        total += math.log2((sum(world[holder] >> card & 1 for world in found) + 0.5) / (len(found) + 1.5))
    return total / knowledge.unseen.bit_count()


@pytest.mark.parametrize("number", range(7))
def test_what_thumb_plays_tells_of_its_hands(number: int) -> None:
    """In every contract the true holders are likelier than by chance, in deals that no weights were fitted to."""
    gains = []
    for at, state in enumerate(states("king", 4, f"told/{number}", THUMB, (number,))):
        if state.phase == "play" and len(state.tricks) >= 2 and at % 9 == 0 and state.hand(0).bit_count() > 1:
            knowledge = seen(state, at % 4)
            by_chance = bits(state, knowledge, uniform_worlds(knowledge, 150, at))
            gains.append(bits(state, knowledge, deal_worlds(knowledge, 150, at)) - by_chance)
    assert len(gains) >= 8
    assert sum(gains) / len(gains) > 0.05


def test_a_declarer_of_spades_has_spades() -> None:
    for state in states("brazil-simple", 8, "spades", None, (6,)):
        if state.phase == "declare":
            declared = state.apply("plus:S")
            knowledge = seen(declared, (declared.declarer + 1) % 4)
            seat = declared.declarer
            spades = [
                sum((world[seat] & SPADES).bit_count() for world in rows(worlds)) / 100
                for worlds in (uniform_worlds(knowledge, 100, 5), deal_worlds(knowledge, 100, 5))
            ]
            assert spades[1] > spades[0] + 0.5


def test_nothing_seen_is_no_evidence() -> None:
    first = next(iter(states("king", 1, "none")))
    knowledge = seen(first, 1)
    assert not evidence(knowledge)
    assert deal_worlds(knowledge, 10, 4) == uniform_worlds(knowledge, 10, 4)
    own = first.apply(first.legal()[0])
    assert not evidence(seen(own, first.to_act))
    assert evidence(seen(own, (first.to_act + 1) % 4))


def test_no_play_rules_a_world_out() -> None:
    """Random cards are odd plays; still every world keeps the weight that the floor leaves it."""
    for number, state in enumerate(states("turkey", 3, "odd")):
        if number % 7 == 0:
            knowledge = seen(state, number % 4)
            worlds = uniform_worlds(knowledge, 50, number)
            choices = len(plays_to_read(knowledge)) + len(knowledge.seen_calls)
            assert min(log_likelihoods(knowledge, worlds)) >= choices * math.log(FLOOR / 13) - 1e-9


def test_resampling_takes_worlds_by_weight() -> None:
    worlds = array("q", [number for world in range(4) for number in [world] * 4])
    logs = array("d", [math.log(weight) for weight in (1.0, 4.0, 0.0625, 2.9375)])
    drawn = Counter(world[0] for world in rows(resampled(worlds, array("d", logs), 1.0, 800, 3)))
    assert [round(drawn[world] / 100) for world in range(4)] == [1, 4, 0, 3]
    softer = Counter(world[0] for world in rows(resampled(worlds, array("d", logs), 0.5, 800, 3)))
    roots = [math.exp(log / 2) for log in logs]
    for world, root in enumerate(roots):
        assert abs(softer[world] - 800 * root / sum(roots)) <= 1
    order = [world[0] for world in rows(resampled(worlds, array("d", logs), 1.0, 800, 3))]
    assert len(set(order[:40])) >= 3  # shuffled: the first ones alone are no bad sample


def test_kernels_weigh_as_plain_python() -> None:
    for name, at in (("king", 30), ("turkey", 40)):
        state = list(states(name, 1, "plain", THUMB, (6,)))[at]
        knowledge = seen(state, state.to_act)
        assert knowledge.terms is not None
        worlds = uniform_worlds(knowledge, 4, 1)
        logs = array("d", [0.0] * 4)
        seen_plays = plays_to_read(knowledge)
        kind = KIND * kind_of(knowledge.contract, knowledge.terms)
        styles = len(STYLES)
        chances, work = array("d", [1.0] * 16 * styles), array("d", [0.0] * 2 * styles)
        multiply_chances.plain(
            knowledge.terms, play_weights(), kind, FLOOR, words_of_plays(seen_plays), worlds, 0, 4, chances, work
        )
        assert list(chances) == pytest.approx(list(chances_of_plays(knowledge, worlds)), rel=1e-9)
        add_mixtures.plain(chances, array("d", SHARES), logs)
        low, calls, played = (
            lowest_strength(knowledge.options),
            words_of_calls(knowledge.seen_calls),
            played_by_seat(knowledge),
        )
        add_call_likelihoods.plain(call_weights(), FLOOR, low, calls, played, worlds, 0, 4, logs)
        assert list(logs) == pytest.approx(list(log_likelihoods(knowledge, worlds)), abs=1e-9)


def slow_log(knowledge: Knowledge, hands: tuple[int, ...]) -> float:
    """Return what the plays say of one world, straight from the definition: seat by seat, style by style."""
    terms, weights = knowledge.terms, play_weights()
    assert terms is not None
    total = 0.0
    for seat in knowledge.others:
        mixed = 0.0
        for style, share in enumerate(SHARES):
            chance = share
            for play in plays_to_read(knowledge):
                hand = hands[seat] | play.own
                legal = list(members(legal_then(terms, play, hand)))
                if play.seat == seat and len(legal) > 1:
                    at = style * STYLE + KIND * kind_of(knowledge.contract, terms) + FEATURES * play.place
                    worth = {}
                    for card in legal:
                        place = by_strength(1 << card).bit_length() - 1
                        features = features_of(terms, play, by_strength(hand), place)
                        worth[card] = sum(w * f for w, f in zip(weights[at : at + FEATURES], features, strict=True))
                    beyond = sum(math.exp(min(30.0, worth[card] - worth[play.card])) for card in legal)
                    chance *= (1 - FLOOR) / beyond + FLOOR / len(legal)
            mixed += chance
        total += math.log(mixed)
    return total


@pytest.mark.parametrize(("name", "number"), [("king", 1), ("king", 5), ("turkey", 3), ("king", 6)])
def test_worlds_are_weighed_by_a_mixture_a_seat(name: str, number: int) -> None:
    found = [state for state in states(name, 1, "mixture", THUMB, (number,)) if state.phase == "play"]
    for state in found[9::11]:
        knowledge = seen(state, state.to_act)
        worlds = uniform_worlds(knowledge, 20, 2)
        logs = array("d", [0.0] * 20)
        add_plays(knowledge, worlds, logs)
        expected = [slow_log(knowledge, world) for world in rows(worlds)]
        assert list(logs) == pytest.approx(expected, abs=1e-6)


def test_the_styles_are_likely_from_the_start() -> None:
    assert len(SHARES) == len(STYLES)
    assert min(SHARES) > 0
    assert sum(SHARES) == pytest.approx(1.0)
    assert len(play_weights()) == len(STYLES) * STYLE


@pytest.mark.parametrize(
    ("bot", "style"), [(THUMB, "rules"), (BOTS["beginner"](), "novices"), (strong(4, 20), "search")]
)
def test_plays_tell_the_style_of_a_seat(bot: Bot, style: str) -> None:
    """Deal by deal the posterior of a seat moves from the prior towards the style that it plays in."""
    number = STYLES.index(style)
    early: list[float] = []
    late: list[float] = []
    for state in states("king", 6, "style", bot, (0, 1, 2)):
        if state.phase == "play" and len(state.trick.cards) == 0 and len(state.tricks) in (1, 7):
            knowledge = seen(state, state.to_act)
            found = style_chances(knowledge, uniform_worlds(knowledge, 400, 1))
            assert all(sum(chances) == pytest.approx(1.0) for chances in found)
            assert found[knowledge.seat] == pytest.approx(list(SHARES))  # the own plays say nothing
            for seat in knowledge.others:
                (early if len(state.tricks) == 1 else late).append(found[seat][number])
    assert len(late) >= 12
    assert SHARES[number] < sum(late) / len(late)
    assert sum(early) / len(early) < sum(late) / len(late)


# --- calls -----------------------------------------------------------------------------------------------------------


def test_bids_are_read_with_what_they_cost() -> None:
    line = [(0, "auction"), (1, "+2"), (2, "-1"), (3, "pass"), (1, "match"), (2, "pass")]
    seen_calls = seen_calls_of(king().options, 0, line)
    assert [(call.seat, call.kind, call.said, call.plus, call.minus) for call in seen_calls] == [
        (1, BIDDING, PLUS, 1, 1),
        (2, BIDDING, MINUS, 3, 1),
        (3, BIDDING, PASSED, 4, 2),
        (1, BIDDING, MINUS, 4, 1),
        (2, BIDDING, PASSED, 4, 2),
    ]


def test_answers_and_declarations_are_read() -> None:
    line = [(0, "auction"), (1, "+2"), (2, "pass"), (3, "pass"), (0, "counter:+4"), (1, "yes"), (1, "plus:S")]
    seen_calls = seen_calls_of(king().options, 0, line)
    assert [(call.seat, call.kind, call.said) for call in seen_calls][-2:] == [(1, BIDDING, PLUS), (1, NAMED, 3)]
    assert seen_calls[-1].open == 0b11111  # bound to plus by this bid
    refused = seen_calls_of(king().options, 0, [*line[:5], (1, "no"), (0, "reject"), (0, "minus")])
    assert [(call.seat, call.said) for call in refused][-2:] == [(1, PASSED), (0, 5)]


def test_everything_is_heard_in_every_auction() -> None:
    """Whatever chance calls: bids, answers and declarations of all presets are read without a fault."""
    kinds = Counter[int]()
    for name in ("king", "portugal", "brazil-simple", "turkey"):
        for state in states(name, 30, "heard", None, (6,)):
            if state.phase == "play" and len(state.tricks) == 0 and not state.trick.cards:
                for call in seen(state, random.Random(name).randrange(4)).seen_calls:
                    kinds[call.kind] += 1
                    assert call.open >> call.said & 1
    assert len(kinds) == 3

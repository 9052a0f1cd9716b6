"""Worlds fit what is known, every world that fits may come, and without evidence all are as likely."""

import random
from collections import Counter
from collections.abc import Iterable
from math import factorial, sqrt

import pytest

from kingcraft.bots.king.knowledge.knowledge import Knowledge, knowledge_of
from kingcraft.bots.king.worlds.dealing import chosen, deal, uniform_worlds
from kingcraft.bots.king.worlds.enumerate_worlds import every_world
from kingcraft.bots.king.worlds.worlds import core_of, deal_worlds
from kingcraft.cards import FULL, members
from kingcraft.games.king.game import KING
from kingcraft.games.king.observe import observe
from kingcraft.games.king.play import LEFT, SEAT
from kingcraft.games.king.table import KingState
from kingcraft.kernel import seeded

from .deals import all_worlds, could_be, states


def seen(state: KingState, seat: int) -> Knowledge:
    return knowledge_of(state.rules, observe(state, seat))


def rows(worlds: Iterable[int]) -> list[tuple[int, ...]]:
    flat = list(worlds)
    return [tuple(flat[at : at + 4]) for at in range(0, len(flat), 4)]


@pytest.mark.parametrize("name", KING.presets)
def test_every_world_could_be(name: str) -> None:
    """From the hands of a world everything that was played was legal, step by step, in every state of some deals."""
    for number, state in enumerate(states(name, 5, "worlds", numbers=(0, 1, 2, 4, 6))):
        knowledge = seen(state, number % 4)
        for hands in rows(uniform_worlds(knowledge, 3, number)):
            assert could_be(knowledge, hands)
            if knowledge.core is not None:
                core = core_of(knowledge, hands)
                assert core[SEAT] == state.to_act
                assert state.core is not None
                assert core[4:LEFT] == state.core[4:LEFT]


def small_endings(cards: int, wanted: int) -> list[Knowledge]:
    """Return what a seat knows in endings of some cards in its hand, in mid-trick too, with hundreds of worlds or
    fewer.
    """
    found = []
    for name in KING.presets:
        for number, state in enumerate(states(name, 4, "small", numbers=(0, 1, 2, 4))):
            if state.phase == "play" and state.hand(state.to_act).bit_count() <= cards and len(state.trick.cards) < 3:
                knowledge = seen(state, (state.to_act + number) % 4)
                if knowledge.worlds <= wanted:
                    found.append(knowledge)
    return found


def test_the_worlds_counted_and_listed_are_all_that_the_rules_allow() -> None:
    counted = 0
    for knowledge in small_endings(3, 300)[::3]:
        worlds = all_worlds(knowledge)
        assert knowledge.worlds == len(worlds)
        listed = rows(every_world(knowledge))
        assert len(listed) == len(worlds)
        assert set(listed) == worlds
        if len(worlds) <= 30:
            counted += 1
            assert set(rows(uniform_worlds(knowledge, 60 * len(worlds), 1))) == worlds
    assert counted > 30


def test_all_worlds_are_as_likely() -> None:
    """The sum of chi-squares over endings of up to 200 worlds, 40 draws a world: 5 sigma is one in three million."""
    square, freedom = 0.0, 0
    kinds = set()
    for knowledge in small_endings(4, 200)[::4]:
        count = 40 * knowledge.worlds
        drawn = Counter(rows(uniform_worlds(knowledge, count, 7)))
        square += sum((number - 40) ** 2 / 40 for number in drawn.values()) + 40 * (knowledge.worlds - len(drawn))
        freedom += knowledge.worlds - 1
        kinds.add(len(knowledge.splits) > 6)
    assert kinds == {True, False}
    assert freedom > 1000
    assert abs(square - freedom) < 5 * sqrt(2 * freedom)


def test_all_ways_to_deal_are_counted_and_far_below_what_an_int_holds() -> None:
    state = next(iter(states("king", 1, "first")))
    assert seen(state, 0).worlds == factorial(39) // factorial(13) ** 3 < 2**57


def test_choosing_some_cards_takes_each_as_often() -> None:
    chance = random.Random(1)
    for _ in range(200):
        cards = chance.getrandbits(52) & FULL
        number = chance.randint(0, cards.bit_count())
        some, _ = chosen(cards, number, chance.getrandbits(63))
        assert (some & ~cards, some.bit_count()) == (0, number)
    stream, took = seeded(5), Counter[int]()
    for _ in range(3000):
        some, stream = chosen(0b11011, 3, stream)
        took.update(members(some))
    assert all(abs(times - 2250) < 5 * sqrt(3000 * 0.75 * 0.25) for times in took.values())


def test_the_same_seed_deals_the_same_worlds_and_another_one_others() -> None:
    for number, state in enumerate(states("king", 1, "seed")):
        if number % 9 == 2:
            knowledge = seen(state, state.to_act)
            assert deal_worlds(knowledge, 20, 3) == deal_worlds(knowledge, 20, 3)
            assert knowledge.worlds < 20 or deal_worlds(knowledge, 20, 3) != deal_worlds(knowledge, 20, 4)


def test_compiled_dealing_deals_as_plain_python() -> None:
    state = list(states("king", 1, "plain"))[30]
    knowledge = seen(state, state.to_act)
    plain = uniform_worlds(knowledge, 10, 0)
    expected = uniform_worlds(knowledge, 10, 9)
    plan = [knowledge.seat, knowledge.hand, *knowledge.classes, *knowledge.splits]
    deal.plain(plan, 10, seeded(9), plain)
    assert plain == expected

"""Kings kept back: worlds in which they come out right are found, however unlikely, and as often as they are likely."""

import random
from array import array
from collections import Counter

import pytest

from kingcraft.bots.kings_corner.knowledge.knowledge import Knowledge, knowledge_of
from kingcraft.bots.kings_corner.worlds.chain import STREAM, TABLES, chain_of
from kingcraft.bots.kings_corner.worlds.inference import Slot, SlotWeights, candidates_of, slots_of
from kingcraft.bots.kings_corner.worlds.kings_kept import KingPlacements
from kingcraft.bots.kings_corner.worlds.worlds import deal_worlds, walk_from_placements
from kingcraft.games.kings_corner.observe import observe
from kingcraft.games.kings_corner.options import KingsCornerOptions
from kingcraft.games.options import RuleSet

from .deals import Diary, any_rules, begun, played_on
from .test_worlds import after, check, check_shares, check_truth, rows
from .ways import Ways


def fined_rules(chance: random.Random, players: int, chips: bool) -> RuleSet[KingsCornerOptions]:
    """Rules that fine kings kept back. ``chips``: played for chips."""
    while True:
        rules = any_rules(chance, players)
        options = rules.options
        fined = options.forced_king == "penalty" and options.forced_king_penalty
        if fined and (options.scoring == "chips") == chips:
            return rules


def test_kings_kept_back_always_come_out_right() -> None:
    """A player who always keeps kings is unlikely, but has been seen; with chips the stakes may not tell."""
    chance = random.Random(3)
    fined = untold = 0
    while fined < 120 or untold < 3:
        players = chance.randint(2, 6)
        rules = fined_rules(chance, players, chips=chance.random() < 0.4)
        for number, diary in enumerate(played_on(begun(rules, players, chance), chance, 0.4)):
            seat = chance.randrange(players)
            knowledge = knowledge_of(diary.state.rules, observe(diary.state, seat))
            told = [kings for other, kings in enumerate(knowledge.penalties.kings) if other != seat]
            if number % 4 or not any(kings > 0 for kings in told):
                continue
            fined += 1
            untold += min(told) < 0
            for world in rows(knowledge, deal_worlds(knowledge, 3, number)):
                check(knowledge, world)
            if not diary.laid:
                check_truth(diary, knowledge)
                check_kept(diary, knowledge)
            check_right_ways(knowledge)


def check_kept(diary: Diary, knowledge: Knowledge) -> None:
    """As the cards truly came, they account for what each seat has paid for kings."""
    scales, kept = SlotWeights(knowledge, inferring=True), Counter[int]()
    for candidate in candidates_of(knowledge):
        seat, turn, drawn = diary.came.get(candidate.card, (6, 0, False))
        kept[seat] += scales.kept(candidate, Slot(seat, turn, drawn))
    for seat, kings in enumerate(knowledge.penalties.kings):
        assert seat == knowledge.seat or kept[seat] == max(0, kings)


def check_right_ways(knowledge: Knowledge) -> None:
    """Check that every card has a slot of its own where it may be, and recount the kings."""
    words = array("q", chain_of(knowledge, True))
    ways = KingPlacements(words)
    slots, candidates, scales = slots_of(knowledge), candidates_of(knowledge), SlotWeights(knowledge, inferring=True)
    for random_number in (1, 2, 3):
        words[STREAM] = random_number << 40
        ways.begin(words)
        size = len(slots)
        way = words[TABLES + size : TABLES + 2 * size]
        assert sorted(way) == list(range(size))
        kept = Counter[int]()
        for candidate, place in zip(candidates, way, strict=True):
            assert scales.weight(candidate, slots[place]) > 0
            kept[slots[place].owner] += scales.kept(candidate, slots[place])
        for seat, kings in enumerate(knowledge.penalties.kings):
            assert seat == knowledge.seat or kept[seat] == max(0, kings)


@pytest.mark.parametrize(("players", "hand_size", "actions", "seed"), [(2, 4, 12, 1), (2, 4, 10, 3), (3, 3, 12, 2)])
def test_worlds_from_right_ways_come_up_as_often_as_they_are_likely(
    players: int, hand_size: int, actions: int, seed: int
) -> None:
    """The walks that begin in right ways, against all ways of dealing, counted."""
    diary = after("pagat-kings", actions, players, hand_size, seed, 0.6 if seed == 1 else 0.4)
    seat = diary.state.to_act
    knowledge = knowledge_of(diary.state.rules, observe(diary.state, seat))
    assert any(kings > 0 for other, kings in enumerate(knowledge.penalties.kings))
    count = 6000
    worlds = array("q", [0]) * (count * (players + 52))
    words = array("q", chain_of(knowledge, True))
    words[STREAM] = 5
    walk_from_placements(words, count, worlds)
    check_shares(knowledge, Ways(diary, seat, inferring=True), worlds)

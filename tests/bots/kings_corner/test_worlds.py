"""Worlds fit what is known: thousands of deals; and each comes up as often as it is likely, counted one by one."""

import dataclasses
import random
from array import array
from collections import Counter
from collections.abc import Iterator

import pytest

from kingcraft.bots.decision import Impossible
from kingcraft.bots.kings_corner.knowledge.knowledge import Knowledge, knowledge_of
from kingcraft.bots.kings_corner.worlds.chain import STREAM, chain_of
from kingcraft.bots.kings_corner.worlds.inference import Candidate, Slot, SlotWeights, candidates_of, slots_of
from kingcraft.bots.kings_corner.worlds.worlds import core_of, deal_worlds, walk
from kingcraft.cards import card_set
from kingcraft.games.kings_corner.observe import observe
from kingcraft.games.kings_corner.options import KingsCornerOptions
from kingcraft.games.kings_corner.position import position_state
from kingcraft.games.kings_corner.presets import PRESETS
from kingcraft.games.options import RuleSet
from kingcraft.games.registry import preset

from .deals import Diary, act, any_rules, begun, choice, played_on
from .ways import Ways


def rows(knowledge: Knowledge, worlds: "array[int]") -> Iterator["array[int]"]:
    width = knowledge.players + 52
    for at in range(0, len(worlds), width):
        yield worlds[at : at + width]


def check(knowledge: Knowledge, world: "array[int]") -> None:
    """Check the own hand, the number of cards everywhere, no card twice, none left over except the absent ones."""
    hands, stock = world[: knowledge.players], world[len(world) - knowledge.stock :]
    assert hands[knowledge.seat] == knowledge.hand
    assert [hand.bit_count() for hand in hands] == list(knowledge.counts)
    hidden = 0
    for cards in (*(hand for seat, hand in enumerate(hands) if seat != knowledge.seat), *(1 << card for card in stock)):
        assert not hidden & cards
        hidden |= cards
    assert hidden & ~knowledge.unseen == 0
    assert (knowledge.unseen & ~hidden).bit_count() == knowledge.absent


def check_kings(knowledge: Knowledge, world: "array[int]") -> None:
    """No king where the rules would have made its holder play it: the holder has drawn too little since."""
    for seat, drawn in enumerate(knowledge.past.draws.turns):
        ended = max((each.turn for each in knowledge.past.ended if each.seat == seat), default=0)
        if seat not in (knowledge.seat, knowledge.to_act) and ended and knowledge.penalties.kings[seat] == 0:
            late = 0 if knowledge.terms.lays_drawn_kings and not knowledge.terms.draws_first else drawn.count(ended)
            assert (world[seat] >> 48).bit_count() <= late


def check_truth(diary: Diary, knowledge: Knowledge) -> None:
    """Check that the way in which the cards truly came is one of the ways, with a weight."""
    scales = SlotWeights(knowledge, inferring=True)
    slots = Counter(slot for slot in slots_of(knowledge) if slot.owner < 6)
    for candidate in candidates_of(knowledge):
        seat, turn, drawn = diary.came.get(candidate.card, (6, 0, False))
        slot = Slot(seat, turn, drawn)
        assert scales.weight(candidate, slot) > 0
        slots[slot] -= seat < 6
    assert not any(slots.values())


@pytest.mark.parametrize("name", PRESETS)
def test_worlds_fit_and_so_does_the_truth(name: str) -> None:
    chance = random.Random(name)
    rules: RuleSet[KingsCornerOptions] = preset("kings-corner", name)
    truths = 0
    for players in (2, 3, 4, 5, 6):
        for number, diary in enumerate(played_on(begun(rules, players, chance), chance, 0.9)):
            if number % 4 == 0:
                seat = chance.choice((diary.state.to_act, chance.randrange(players)))
                knowledge = knowledge_of(rules, observe(diary.state, seat))
                for world in rows(knowledge, deal_worlds(knowledge, 3, number)):
                    check(knowledge, world)
                    check_kings(knowledge, world)
                if not diary.laid:
                    check_truth(diary, knowledge)
                    truths += 1
    assert truths > 30


def test_worlds_fit_house_rules_by_chance() -> None:
    chance = random.Random(8)
    for _ in range(30):
        players = chance.randint(2, 6)
        rules = any_rules(chance, players)
        for number, diary in enumerate(played_on(begun(rules, players, chance), chance, 0.8)):
            if number % 6 == 0:
                knowledge = knowledge_of(rules, observe(diary.state, chance.randrange(players)))
                for world in rows(knowledge, deal_worlds(knowledge, 2, number)):
                    check(knowledge, world)
                    check_kings(knowledge, world)


def after(name: str, actions: int, players: int = 2, hand_size: int = 7, seed: int = 1, keen: float = 0.6) -> Diary:
    """Return a deal after this many actions; the next one if it is over by then."""
    chance = random.Random(seed)
    rules: RuleSet[KingsCornerOptions] = preset("kings-corner", name)
    rules = dataclasses.replace(rules, options=dataclasses.replace(rules.options, hand_size=hand_size))
    while True:
        diary = begun(rules, players, chance)
        while not diary.state.over and len(diary.state.history) < actions:
            act(diary, choice(diary.state, chance, keen))
        if not diary.state.over:
            return diary


CASES = [
    ("pagat", 2, 5, 14, False),
    ("pagat", 2, 5, 14, True),
    ("pagat", 3, 3, 14, True),
    ("pagat-kings", 2, 4, 12, True),
    ("pagat-kings", 2, 3, 16, False),
    ("romanian-250", 2, 4, 12, True),
    ("romanian-250", 3, 3, 2, False),
    ("jax-points", 2, 4, 10, True),
    ("fast", 2, 3, 8, True),
]


@pytest.mark.parametrize(("name", "players", "hand_size", "actions", "inferring"), CASES)
def test_each_deal_comes_up_as_often_as_it_is_likely(
    name: str, players: int, hand_size: int, actions: int, inferring: bool
) -> None:
    """Chi-square against all ways of dealing, counted."""
    diary = after(name, actions, players, hand_size)
    seat = diary.state.to_act
    knowledge = knowledge_of(diary.state.rules, observe(diary.state, seat))
    ways = Ways(diary, seat, inferring)
    check_shares(knowledge, ways, deal_worlds(knowledge, 6000, 3, inferring))


def check_shares(knowledge: Knowledge, ways: Ways, worlds: "array[int]") -> None:
    """Chi-square of ``worlds`` against all ways of dealing."""
    expected = ways.distribution()
    count = len(worlds) // (knowledge.players + 52)
    found = Counter(tuple(ways.holding(world[other]) for other in ways.others) for world in rows(knowledge, worlds))
    assert set(found) <= set(expected)
    assert len(expected) > 1
    rare = 1 - sum(share for share in expected.values() if share * count >= 8)
    classes = [(share * count, found[held]) for held, share in expected.items() if share * count >= 8]
    if rare * count >= 8:
        classes.append((rare * count, count - sum(number for _, number in classes)))
    square = sum((number - wanted) ** 2 / wanted for wanted, number in classes)
    freedom = len(classes) - 1
    # Wilson and Hilferty: the cube root is nearly normal. Worlds next to each other in the chain are a little alike.
    deviation = ((square / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / (2 / (9 * freedom)) ** 0.5
    assert deviation < 3.5, (square, freedom, classes)


def test_the_stock_comes_in_every_order() -> None:
    """Each unseen card is as likely to be next as it is to be in the stock at all, and to be the last."""
    diary = after("pagat", 20, 3)
    knowledge = knowledge_of(diary.state.rules, observe(diary.state, diary.state.to_act))
    count = 6000
    first, last, anywhere = Counter[int](), Counter[int](), Counter[int]()
    for world in rows(knowledge, deal_worlds(knowledge, count, 4)):
        stock = world[len(world) - knowledge.stock :]
        first[stock[0]] += 1
        last[stock[-1]] += 1
        anywhere.update(stock)
    for card, number in anywhere.items():
        wanted = number / knowledge.stock
        for counted in (first[card], last[card]):
            assert abs(counted - wanted) < 5 * wanted**0.5


def test_the_same_seed_deals_the_same_worlds() -> None:
    diary = after("pagat", 20, 4)
    knowledge = knowledge_of(diary.state.rules, observe(diary.state, diary.state.to_act))
    worlds = deal_worlds(knowledge, 20, 7)
    assert worlds == deal_worlds(knowledge, 20, 7)
    assert worlds != deal_worlds(knowledge, 20, 8)
    assert not deal_worlds(knowledge, 0, 7)
    with pytest.raises(ValueError, match="-1 worlds"):
        deal_worlds(knowledge, -1, 7)


@pytest.mark.parametrize("name", ["pagat", "pagat-kings"])
def test_compiled_and_plain_deal_the_same_worlds(name: str) -> None:
    diary = after(name, 16, 3)
    knowledge = knowledge_of(diary.state.rules, observe(diary.state, diary.state.to_act))
    results = []
    for run in (walk, walk.plain):
        words = array("q", chain_of(knowledge, True))
        words[STREAM] = 12345
        worlds = array("q", [0]) * (10 * (knowledge.players + 52))
        made = run(words, 150, 10, worlds, 0)
        results.append((made, list(worlds), list(words)))
    assert results[0] == results[1]


def test_the_other_hand_is_known_when_the_stock_is_gone() -> None:
    diary = after("fast", 40, 2, 7, 3, 0.3)
    while diary.state.stock:
        act(diary, "end")
    state = diary.state
    knowledge = knowledge_of(state.rules, observe(state, 0))
    for world in rows(knowledge, deal_worlds(knowledge, 3, 1)):
        assert list(world[:2]) == state.hands
        assert core_of(knowledge, world)[1] == state.core


def test_a_position_with_missing_cards() -> None:
    """Cards that are nowhere are dealt nowhere."""
    rules: RuleSet[KingsCornerOptions] = preset("kings-corner", "pagat")
    state = position_state(rules, 2, 0, [[0, 5], [9]], {"N": [30]}, [11, 12])
    knowledge = knowledge_of(rules, observe(state, 0))
    held: Counter[int] = Counter()
    for world in rows(knowledge, deal_worlds(knowledge, 3000, 1)):
        check(knowledge, world)
        held[world[1]] += 1
    assert len(held) == 49
    assert max(held.values()) < 110


def test_what_no_play_leads_to_is_refused() -> None:
    """Under ``forced_king=must`` a player who has ended a turn and drawn nothing since holds no king; this one must."""
    diary = after("romanian-250", 12, 2)
    while diary.state.moved or not all(map(diary.ended, range(2))):
        act(diary, choice(diary.state, random.Random(1), 0.5))
    state = diary.state
    knowledge = knowledge_of(state.rules, observe(state, state.to_act))
    kings = card_set([48, 49, 50, 51])
    other = 1 - state.to_act
    counts = tuple(4 if seat == other else count for seat, count in enumerate(knowledge.counts))
    only_kings = dataclasses.replace(knowledge, unseen=kings, stock=0, counts=counts)
    with pytest.raises(Impossible, match=r"drawn|no play by these rules"):
        deal_worlds(only_kings, 1, 1)


def test_a_card_played_late_came_late() -> None:
    """A king that was played in the third turn under ``must`` was drawn just before."""
    candidate = Candidate(48, 1, 2)
    diary = after("romanian-250", 30, 2, 7, 2)
    knowledge = knowledge_of(diary.state.rules, observe(diary.state, 0))
    assert diary.ended(1) >= 2
    scales = SlotWeights(knowledge, inferring=False)
    assert scales.weight(candidate, Slot(1, 2, True)) > 0
    assert scales.weight(candidate, Slot(1, 1, True)) == 0
    assert scales.weight(candidate, Slot(1)) == 0

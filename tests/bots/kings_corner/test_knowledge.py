"""A seat knows all that its observation implies, and nothing that is not so: whole deals of all rules, every seat."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from kingcraft.bots.decision import Impossible
from kingcraft.bots.kings_corner.knowledge.knowledge import knowledge_of
from kingcraft.bots.kings_corner.worlds.worlds import core_of
from kingcraft.cards import FULL
from kingcraft.games.kings_corner.observe import observe
from kingcraft.games.kings_corner.options import KingsCornerOptions
from kingcraft.games.kings_corner.position import position_state
from kingcraft.games.kings_corner.presets import PRESETS
from kingcraft.games.kings_corner.table import KingsCornerState
from kingcraft.games.options import RuleSet
from kingcraft.games.registry import preset

from .deals import Diary, act, any_rules, begun, choice, played_on, true_world


def check(diary: Diary, seat: int, alike: bool = True) -> None:
    """Check what ``seat`` knows against the true deal. ``alike``: kings kept back and chips can be told apart."""
    state = diary.state
    knowledge = knowledge_of(state.rules, observe(state, seat))
    assert knowledge.past.whole
    deck, core = core_of(knowledge, true_world(state))
    assert deck[core[4] :] == state.stock
    assert core == state.core or not alike
    assert core[:7] == state.core[:7]
    seen = state.hands[seat]
    for pile in state.core[1]:
        seen |= pile
    assert knowledge.unseen == FULL & ~seen
    assert knowledge.absent == 0
    past = knowledge.past
    assert [(each.seat, each.card, each.turn) for each in past.played] == diary.played
    if not state.stock and state.terms.lays_drawn_kings and state.rules.options.initial_king == "replace":
        return  # no seat can tell which kings were turned up and which were drawn, nor which seat drew last
    assert {each.card for each in past.laid} == {card for _, card, _ in diary.laid}
    assert sorted(each.seat for each in past.laid) == sorted(seat for seat, _, _ in diary.laid)
    drawn = [sorted(turn for to, turn, new in diary.came.values() if new and to == who) for who in range(state.players)]
    assert [list(turns) for turns in past.draws.turns] == drawn
    for ended, end in zip(past.ended, diary.ends, strict=True):
        assert (ended.seat, ended.moved) == (end.seat, end.moved)
        # A king laid when drawn may have lain there before anybody can tell: then its queens are left out.
        assert ended.fits == end.fitted or (diary.laid and ended.fits & ~end.fitted == 0)
    for who, kings in enumerate(knowledge.penalties.kings):
        held = sum((end.hand >> 48).bit_count() for end in diary.ends if end.seat == who)
        assert kings in (-1, held)
    for stuck, end in zip(knowledge.penalties.stuck, diary.ends, strict=True):
        assert not (stuck and end.hand & end.fitted)


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_and_number_of_players(name: str) -> None:
    """With the true hands and stock the core is the true one, at every seat and every moment."""
    chance = random.Random(name)
    rules: RuleSet[KingsCornerOptions] = preset("kings-corner", name)
    for players in range(2, 7):
        looked = 0
        for diary in played_on(begun(rules, players, chance), chance, chance.choice((0.5, 0.95))):
            if chance.random() < 0.5:
                check(diary, chance.randrange(players))
                looked += 1
        assert looked >= 5


def test_house_rules_by_chance() -> None:
    chance = random.Random(21)
    for _ in range(40):
        players = chance.randint(2, 6)
        rules = any_rules(chance, players)
        options = rules.options
        fined = options.forced_king == "penalty"
        # Kings kept back at no cost leave no trace, nor do pass chips of nothing; together they cannot be told apart.
        alike = not (fined and (options.scoring == "chips" or not options.forced_king_penalty))
        alike = alike and not (options.scoring == "chips" and options.chip_pass == 0)
        for diary in played_on(begun(rules, players, chance), chance, chance.choice((0.5, 0.95))):
            if chance.random() < 0.3:
                check(diary, chance.randrange(players), alike)


def position(chance: random.Random, rules: RuleSet[KingsCornerOptions]) -> KingsCornerState:
    """Return a position of few cards."""
    cards = chance.sample(range(48), 24)
    hands = [cards[:3], cards[3:5], cards[5:9]]
    piles = {"N": cards[9:10], "S": cards[10:11], "NE": [49]}
    return position_state(rules, 3, chance.randrange(3), hands, piles, cards[11 : 11 + chance.choice((0, 1, 5))])


@pytest.mark.parametrize("name", PRESETS)
def test_deals_that_begin_in_a_position(name: str) -> None:
    """Not all 52 cards need be there, and the beginning is not that of a deal."""
    chance = random.Random(name)
    rules: RuleSet[KingsCornerOptions] = preset("kings-corner", name)
    for _ in range(4):
        state = position(chance, rules)
        absent = 52 - sum(hand.bit_count() for hand in state.hands) - len(state.stock) - 3
        while not state.over:
            knowledge = knowledge_of(rules, observe(state, state.to_act))
            assert knowledge.absent == absent
            _, core = core_of(knowledge, true_world(state))
            # Whether the last card of the stock came in this turn does not always follow; the decks differ in length.
            assert core[:4] == state.core[:4]
            assert core[5] == state.core[5]
            assert core[6] & 3 == state.core[6] & 3
            state = state.apply(choice(state, chance, 0.7))


def middle(name: str = "pagat", actions: int = 25) -> KingsCornerState:
    chance = random.Random(4)
    diary = begun(preset("kings-corner", name), 3, chance)
    for _ in range(actions):
        act(diary, choice(diary.state, chance, 0.8))
    return diary.state


CONTRADICTIONS: list[tuple[dict[str, Any], str]] = [
    ({"seat": None}, "onlooker"),
    ({"seat": 3}, "no seat 3"),
    ({"dealer": -1}, "no seat -1"),
    ({"phase": "over"}, "over"),
    ({"counts": [7]}, "do not fit these rules"),
    ({"hand": ["AC"]}, "counts"),
    ({"hand": ["1C"]}, "no card"),
    ({"stock": 50}, "out of sight"),
    ({"stock": -1}, "less than no cards"),
    ({"passed": 2}, "passed"),
    ({"moved": None}, "moved"),
    ({"next_draw": 2}, "next draw"),
    ({"penalties": [0, 0, 5]}, "cannot have come to 5"),
    ({"penalties": [0]}, "penalties"),
    ({"history": [(0, "end")]}, "turn of seat"),
    ({"history": []}, "turn of seat"),
    ({"piles": {}}, "eight places"),
]


@pytest.mark.parametrize(("changes", "what"), CONTRADICTIONS)
def test_what_contradicts_itself_is_refused(changes: dict[str, Any], what: str) -> None:
    state = middle()
    observation = observe(state, state.to_act)
    if "moved" in changes:
        changes = {"moved": not observation.moved}
    with pytest.raises(Impossible, match=what):
        knowledge_of(state.rules, replace(observation, **changes))


def test_cards_that_cannot_lie_there_are_refused() -> None:
    state = middle()
    observation = observe(state, state.to_act)
    text = observation.hand[0]
    for piles, what in (
        ({"NW": [text]}, f"{text} is there twice"),
        ({"NW": [next(card for card in ("AC", "AD") if card != text)]}, "twice|starts with a king"),
        ({"N": ["9H", "9D"]}, "does not go on|twice"),
    ):
        with pytest.raises(Impossible, match=what):
            knowledge_of(state.rules, replace(observation, piles=observation.piles | piles))


def test_actions_that_cannot_have_been_are_refused() -> None:
    state = middle()
    observation = observe(state, state.to_act)
    token = next(token for _, token in observation.history if token[2:3] == ">")
    for more, what in ((token, "played twice"), ("castle", "no action")):
        with pytest.raises(Impossible, match=what):
            knowledge_of(state.rules, replace(observation, history=[*observation.history, (state.to_act, more)]))
    empty: dict[str, list[str]] = {name: [] for name in observation.piles}
    with pytest.raises(Impossible, match="is not on the table"):
        knowledge_of(state.rules, replace(observation, piles=empty))

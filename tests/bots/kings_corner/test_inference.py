"""The others' play is worth reading: the truth gets likelier with any players, and is never ruled out."""

import math
import random

import pytest

from kingcraft.bots.decision import Decision
from kingcraft.bots.kings_corner.knowledge.knowledge import knowledge_of
from kingcraft.bots.kings_corner.worlds.inference import CERTAIN, Candidate, Slot, SlotWeights
from kingcraft.bots.kings_corner.worlds.worlds import deal_worlds
from kingcraft.bots.thumb import ThumbBot
from kingcraft.cards import members
from kingcraft.games.kings_corner.observe import observe
from kingcraft.games.kings_corner.options import KingsCornerOptions
from kingcraft.games.kings_corner.position import position_state
from kingcraft.games.kings_corner.table import KingsCornerState
from kingcraft.games.options import RuleSet
from kingcraft.games.registry import preset

from .deals import act, begun


def surprise(state: KingsCornerState, inferring: bool) -> list[float]:
    """For every card out of sight of the seat to act, less the log of the chance that it is where it is."""
    knowledge = knowledge_of(state.rules, observe(state, state.to_act))
    count, players = 300, state.players
    worlds = deal_worlds(knowledge, count, 5, inferring)
    found = [[0.5] * (players + 1) for _ in range(52)]
    for at in range(0, len(worlds), players + 52):
        for seat in range(players):
            for card in members(worlds[at + seat]):
                found[card][seat] += 1
        for card in worlds[at + players + 52 - knowledge.stock : at + players + 52]:
            found[card][players] += 1
    true = {card: seat for seat, hand in enumerate(state.hands) for card in members(hand)}
    return [
        -math.log(found[card][true.get(card, players)] / (count + 0.5 * players)) for card in members(knowledge.unseen)
    ]


@pytest.mark.parametrize(("players", "careless"), [(2, 0.0), (4, 0.0), (6, 0.0), (4, 0.2)])
def test_the_truth_is_less_of_a_surprise(players: int, careless: float) -> None:
    """Against players of rules of thumb, also such as overlook moves."""
    chance, bot = random.Random(players), ThumbBot()
    rules: RuleSet[KingsCornerOptions] = preset("kings-corner", "pagat")
    plain: list[float] = []
    inferred: list[float] = []
    for _ in range(5):
        diary = begun(rules, players, chance)
        while not diary.state.over:
            state = diary.state
            if not state.moved and len(diary.ends) % 3 == 2:
                plain += surprise(state, False)
                inferred += surprise(state, True)
            legal = state.legal()
            decision = Decision(rules, observe(state, state.to_act), legal, 0)
            act(diary, "end" if chance.random() < careless else bot.choose(decision))
    assert sum(inferred) < 0.98 * sum(plain)


def test_a_card_that_fitted_and_stayed_is_unlikely_but_may_be() -> None:
    chance = random.Random(3)
    rules: RuleSet[KingsCornerOptions] = preset("kings-corner", "pagat")
    diary = begun(rules, 2, chance)
    act(diary, "end")
    act(diary, "end")
    seat = diary.state.to_act
    knowledge = knowledge_of(rules, observe(diary.state, seat))
    scales = SlotWeights(knowledge, inferring=True)
    fitted = diary.ends[1].fitted
    for card in members(knowledge.unseen):
        dealt = scales.weight(Candidate(card), Slot(1 - seat))
        drawn = scales.weight(Candidate(card), Slot(1 - seat, 1, True))
        assert 0 < dealt <= CERTAIN == drawn
        assert (dealt < CERTAIN) == bool(fitted >> card & 1)
        assert SlotWeights(knowledge, inferring=False).weight(Candidate(card), Slot(1 - seat)) == CERTAIN


def test_a_position_says_nothing_of_earlier_tables() -> None:
    """Where the beginning is not known nothing is inferred from fits."""
    rules: RuleSet[KingsCornerOptions] = preset("kings-corner", "pagat")
    state = position_state(rules, 2, 0, [[0, 5], [9, 13]], {"N": [30]}, [11, 12, 20, 21]).apply("end").apply("end")
    knowledge = knowledge_of(rules, observe(state, 0))
    scales = SlotWeights(knowledge, inferring=True)
    assert {scales.weight(Candidate(card), Slot(1)) for card in members(knowledge.unseen)} == {CERTAIN}

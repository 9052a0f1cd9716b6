"""Two cards against each other: fair, repeatable, and right where the right choice is obvious."""

from array import array

import pytest

from kingcraft.bots.gap import NO_GAP
from kingcraft.bots.judgement import Judgement
from kingcraft.bots.king.knowledge.knowledge import knowledge_of
from kingcraft.bots.king.search.duel import duel
from kingcraft.bots.king.search.search import search_cards
from kingcraft.bots.king.worlds.worlds import deal_worlds
from kingcraft.bots.limits import Budget, Stop
from kingcraft.games.king.observe import observe
from kingcraft.games.king.scoring import settlement_of
from kingcraft.games.king.table import KingState
from tests.bots.king.deals import hands_of, states
from tests.rules.king.scenes import king, place

SMALL = Budget(20, 40)
#: Void in clubs under the contract of the king; two diamonds that are neighbours.
KING_OF_HEARTS = ("no-king", ["KH 2D 3D", "AH 5D 9S", "QH 6D TS", "JH 7D"], 3, "4C")


def against(state: KingState, pair: tuple[str, str], budget: Budget = SMALL, stop: Stop | None = None) -> Judgement:
    """Return a duel in one and the same world: the true one."""
    worlds = array("q", hands_of(state)) * budget.worlds
    settlement = settlement_of(state.options, state.contract)
    return duel(state, settlement, worlds, pair, budget, stop, 1)


def test_both_are_played_on_as_often_and_the_answer_repeats() -> None:
    state = next(state for state in states("king", 1, "duel") if state.phase == "play")
    first, *_, last = state.legal()
    once = against(state, (first, last))
    assert once == against(state, (first, last))
    assert [opinion.token for opinion in once.opinions] == [first, last]
    assert 20 * 40 <= once.playouts <= 20 * 40 + 13 + 40
    gap = once.opinions[1].gap
    assert gap.mean == pytest.approx(once.opinions[0].points - once.opinions[1].points, abs=2.0)
    assert 0 < gap.error < 30
    assert once.opinions[0].gap == NO_GAP
    turned = against(state, (last, first)).opinions[1].gap
    assert turned.mean == pytest.approx(-gap.mean, abs=4 * (gap.error + turned.error))


def test_it_sees_what_anybody_sees() -> None:
    contract, hands, leader, trick = KING_OF_HEARTS
    state = place(king(), contract, hands, leader=leader, trick=trick)
    best, played = against(state, ("KH", "2D")).opinions
    assert played.gap.mean > 50
    assert played.gap.mean > 4 * played.gap.error
    assert best.best_in == 20
    # Asked the other way round it says so too: the first is not the better one.
    assert against(state, ("2D", "KH")).opinions[1].gap.mean < -50


def test_cards_that_are_alike_have_one_worth() -> None:
    contract, hands, leader, trick = KING_OF_HEARTS
    state = place(king(), contract, hands, leader=leader, trick=trick)
    found = against(state, ("3D", "2D"))
    assert found.opinions[0].points == found.opinions[1].points
    assert found.opinions[1].gap == NO_GAP
    assert found.playouts == 3


def test_it_stops_when_told() -> None:
    state = next(state for state in states("king", 1, "duel") if state.phase == "play")
    stop = Stop()
    stop.set()
    first, *_, last = state.legal()
    assert against(state, (first, last), Budget(20, 100_000), stop).playouts == 13


def test_opinions_of_a_search_are_paired_with_the_best() -> None:
    sharper = 0
    for state in list(states("king", 2, "paired", numbers=(1, 4)))[::5]:
        knowledge = knowledge_of(state.rules, observe(state, state.to_act))
        budget = Budget(40, 40)
        worlds = deal_worlds(knowledge, budget.worlds, 1)
        judgement = search_cards(knowledge, settlement_of(state.options, state.contract), worlds, budget)
        best, *others = judgement.opinions
        assert best.gap == NO_GAP
        for other in others:
            assert other.gap.mean == pytest.approx(best.points - other.points, abs=4 * other.error + 4 * best.error)
            sharper += (other.gap.error < other.error + best.error) - (other.gap.error > other.error + best.error)
    assert sharper > 20

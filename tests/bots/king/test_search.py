"""The search for cards: repeatable, quick to stop, and right where the right choice is obvious."""

import time
from array import array

import pytest

from kingcraft.bots.judgement import Judgement
from kingcraft.bots.king.knowledge.knowledge import knowledge_of
from kingcraft.bots.king.search.search import search_cards
from kingcraft.bots.king.worlds.worlds import deal_worlds
from kingcraft.bots.limits import Budget, Stop
from kingcraft.games.king.observe import observe
from kingcraft.games.king.scoring import settlement_of
from kingcraft.games.king.table import KingState
from tests.bots.king.deals import hands_of, states
from tests.rules.king.scenes import king, place


def searched(state: KingState, budget: Budget, random: int = 1, stop: Stop | None = None) -> Judgement:
    knowledge = knowledge_of(state.rules, observe(state, state.to_act))
    worlds = deal_worlds(knowledge, budget.worlds, random)
    return search_cards(knowledge, settlement_of(state.options, state.contract), worlds, budget, stop, random)


def first_lead() -> KingState:
    return next(state for state in states("king", 1, "first lead") if state.phase == "play")


def test_the_same_question_has_the_same_answer() -> None:
    state = first_lead()
    once, again = (searched(state, Budget(40, 20)) for _ in range(2))
    assert once == again
    assert once.worlds == 40
    assert once.playouts == 800
    assert searched(state, Budget(40, 20), random=2) != once


def test_every_legal_card_is_judged_the_best_first() -> None:
    for state in list(states("king", 3, "judged", numbers=(1, 4, 5)))[::7]:
        judgement = searched(state, Budget(20, 10))
        assert sorted(opinion.token for opinion in judgement.opinions) == state.legal()
        rest = [opinion.points for opinion in judgement.opinions[1:]]
        assert rest == sorted(rest, reverse=True)
        for opinion in judgement.opinions:
            assert 0 <= opinion.error < 200
            assert 0 <= opinion.best_in <= 20
            assert -280 <= opinion.points <= 0
            assert opinion.chance is None


def test_it_stops_when_told_and_when_time_is_up() -> None:
    state = first_lead()
    searched(state, Budget(10, 1))  # compiled
    stop = Stop()
    stop.set()
    assert 0 < searched(state, Budget(100, 100_000), stop=stop).playouts < 10_000
    before = time.perf_counter()
    hurried = searched(state, Budget(100, 10_000_000, seconds=0.05))
    assert time.perf_counter() - before < 2.0
    assert 0 < hurried.playouts < 1_000_000_000
    assert len(searched(state, Budget(100, 1, seconds=0.0)).opinions) == 13


@pytest.mark.parametrize(
    ("contract", "hands", "leader", "trick", "trump", "best"),
    [
        # Void under the contract of the king: it goes.
        ("no-king", ["KH 2D 3D", "AH 5D 9S", "QH 6D TS", "JH 7D"], 3, "4C", None, {"KH"}),
        # A queen below the king on the table goes; so does the king of hearts below the ace.
        ("no-queens", ["QS JS 2D", "5S 5D 9C", "6S 6D TC", "7D 8D"], 3, "KS", None, {"QS"}),
        # Last to play, the cheapest card that takes the trick.
        ("plus", ["JC AC 2D", "5D 9S", "6D TS", "7D KC"], 1, "4C TC 3C", None, {"JC"}),
        # Ruff what cannot be won otherwise, with the smaller trump.
        ("plus", ["2S AS 5D", "6D KS", "7D JD", "8D TD"], 1, "4C QC 3C", "S", {"2S"}),
        # To take nothing: under the best card, and as high as that goes.
        ("minus", ["2C 9C AC 3D", "4D 5D KC", "6D 7D QC", "8D 9D JC"], 1, "4C TC 3C", None, {"9C"}),
        # The last trick but one: keep the two for the end.
        ("last-two", ["2C AC AD", "KC QC 5H", "JC TC 6H", "9C 8C 7H"], 0, "", None, {"AC", "AD"}),
    ],
)
def test_what_is_obvious(
    contract: str, hands: list[str], leader: int, trick: str, trump: str | None, best: set[str]
) -> None:
    state = place(king(), contract, hands, leader, trick, trump)
    assert state.to_act == 0
    assert open_search(state).best.token in best


def open_search(state: KingState, playouts: int = 2000) -> Judgement:
    settlement, worlds = settlement_of(state.options, state.contract), array("q", hands_of(state))
    return search_cards(state, settlement, worlds, Budget(1, playouts))


def test_nothing_left_to_take() -> None:
    state = place(king(), "no-king", ["2C AC", "3C KC", "4C QC", "5C JC"])
    judgement = open_search(state)
    assert [opinion.token for opinion in judgement.opinions] == ["AC", "2C"]
    assert {(opinion.points, opinion.error) for opinion in judgement.opinions} == {(0.0, 0.0)}
    assert judgement.playouts == 0


def test_equal_cards_have_equal_opinions() -> None:
    state = place(king(), "no-tricks", ["2C 3C 4C AS", "5C 9C 2H 3H", "6C TC 4H 5H", "7C JC 6H 7H"])
    points = {opinion.token: opinion.points for opinion in open_search(state).opinions}
    assert points["2C"] == points["3C"] == points["4C"] != points["AS"]


def test_there_must_be_a_card_to_play() -> None:
    opening = next(states("king", 1, "auction", numbers=(6,)))
    knowledge = knowledge_of(opening.rules, observe(opening, opening.to_act))
    with pytest.raises(ValueError, match="no card to be played"):
        search_cards(knowledge, settlement_of(opening.options, "plus"), array("q", [0] * 4), Budget(1, 1))

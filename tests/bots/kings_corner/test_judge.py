"""What every token is worth: repeatable, quick to stop, and right where the right choice is obvious."""

import random
import time
from dataclasses import replace

import msgspec
import pytest

from kingcraft.bots.decision import Decision, Impossible
from kingcraft.bots.judgement import Judgement
from kingcraft.bots.kings_corner.choosing import choose_kings_corner
from kingcraft.bots.kings_corner.judge import judge_kings_corner
from kingcraft.bots.limits import Budget, Stop
from kingcraft.games.kings_corner.observe import observe
from kingcraft.games.kings_corner.presets import PRESETS
from kingcraft.games.kings_corner.table import KingsCornerState
from kingcraft.games.kings_corner.view import KingsCornerObservation
from kingcraft.games.registry import preset
from tests.bots.kings_corner.deals import any_rules, begun
from tests.bots.observations import at_the_piles, in_play

SMALL = Budget(20, 10)


def decision_of(state: KingsCornerState, number: int = 0) -> Decision:
    return Decision(state.rules, observe(state, state.to_act), state.legal(), number)


def judged(state: KingsCornerState, budget: Budget = SMALL, number: int = 0) -> Judgement:
    return judge_kings_corner(decision_of(state, number), budget)


def turn(state: KingsCornerState, budget: Budget = SMALL) -> list[str]:
    """Return the tokens of a whole turn, one question each."""
    tokens: list[str] = []
    seat = state.to_act
    while not state.over and state.to_act == seat:
        tokens.append(choose_kings_corner(decision_of(state, len(tokens)), budget))
        state = state.apply(tokens[-1])
    return tokens


def dealt(name: str = "pagat", players: int = 4, seed: int = 1) -> KingsCornerState:
    return begun(preset("kings-corner", name), players, random.Random(seed)).state


def test_the_same_question_has_the_same_answer() -> None:
    state = dealt()
    assert judged(state) == judged(state)
    assert choose_kings_corner(decision_of(state), SMALL) == choose_kings_corner(decision_of(state), SMALL)
    assert judged(state, number=1) != judged(state)


def test_every_token_is_judged_and_likes_are_worth_the_same() -> None:
    state = at_the_piles("KH 3C 9D 9H", N="TC", E="7C", S="5C", W="JC")
    judgement = judged(state, Budget(50, 20))
    assert sorted(opinion.token for opinion in judgement.opinions) == state.legal()
    worth = {opinion.token: opinion[1:] for opinion in judgement.opinions}
    assert worth["KH>NE"] == worth["KH>SE"] == worth["KH>SW"] == worth["KH>NW"]
    assert worth["9D>N"] == worth["9H>N"]
    for opinion in judgement.opinions:
        assert opinion.chance is not None
        assert 0 <= opinion.chance <= 1
        assert 0 <= opinion.error < 10
        assert 0 <= opinion.best_in <= judgement.worlds
    assert max(opinion.best_in for opinion in judgement.opinions) > 0


def test_it_goes_out_when_it_can() -> None:
    """A king to a corner, the queen's pile onto it, and the last card to the side that is free then."""
    assert turn(at_the_piles("KH 2C", N="9C", E="QC", S="6S", W="JC"))[-1] != "end"
    state = at_the_piles("8C 9D", N="4C", E="4S", S="6C")
    assert turn(state) == ["9D>W", "8C>W"]
    best = judged(state).best
    assert best.token == "9D>W"


def test_piles_are_merged_to_make_room() -> None:
    """Two cards are left: the player can lay both, or lay one and end the turn."""
    tokens = turn(at_the_piles("2C 4C", stock="AS", N="9C", E="8D", S="6C", W="JC"), Budget(50, 20))
    assert tokens[0] == "E>N"
    assert "end" in tokens


def test_it_stops_when_told_and_when_time_is_up() -> None:
    state = dealt()
    choose_kings_corner(decision_of(state), SMALL)  # compiled
    stop = Stop()
    stop.set()
    before = time.perf_counter()
    stopped = judge_kings_corner(decision_of(state), Budget(10, 10_000_000), stop)
    assert stopped.best.token in state.legal()
    assert stopped.playouts == 0
    hurried = judge_kings_corner(decision_of(state), Budget(10, 10_000_000, seconds=0.05))
    assert hurried.playouts > 0
    assert time.perf_counter() - before < 5


@pytest.mark.parametrize(("name", "players"), [(name, 2 + k % 5) for k, name in enumerate(PRESETS)])
def test_whole_deals_of_every_preset_are_legal_and_end(name: str, players: int) -> None:
    state = dealt(name, players, players)
    tokens = 0
    while not state.over:
        decision = decision_of(state, tokens)
        judgement = judge_kings_corner(decision, Budget(4, 4))
        assert sorted(opinion.token for opinion in judgement.opinions) == decision.legal
        state = state.apply(choose_kings_corner(decision, Budget(4, 4)))
        tokens += 1
    assert tokens < 1500


def test_whatever_the_rules_it_knows_what_to_do() -> None:
    chance = random.Random("any rules")
    for players in (2, 3, 4, 5, 6):
        state = begun(any_rules(chance, players), players, chance).state
        for number in range(30):
            if not state.over:
                decision = decision_of(state, number)
                token = choose_kings_corner(decision, Budget(4, 4))
                assert token in decision.legal
                state = state.apply(token)


def test_what_cannot_be_is_refused() -> None:
    decision = decision_of(dealt())
    assert isinstance(decision.observation, KingsCornerObservation)
    with pytest.raises(Impossible):
        judge_kings_corner(replace(decision, observation=msgspec.structs.replace(decision.observation, hand=[])), SMALL)
    with pytest.raises(ValueError, match="Kings Corner"):
        judge_kings_corner(replace(decision, observation=in_play("2C", "plus", others="3C 4C 5C")), SMALL)

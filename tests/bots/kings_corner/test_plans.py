"""Turns are planned once and played as planned; what is remembered changes nothing but the time it takes."""

import math
import random
import time

import pytest

from kingcraft.bots.decision import Decision
from kingcraft.bots.kings_corner.choosing import (
    choose_kings_corner,
    likely_worlds,
    plan_turn,
    solve_ending,
    uniform_worlds,
)
from kingcraft.bots.kings_corner.judge import knowledge_and_goal
from kingcraft.bots.kings_corner.knowledge.knowledge import knowledge_of
from kingcraft.bots.kings_corner.outcome import worth
from kingcraft.bots.kings_corner.plans import Plan, PlanQuestion, Plans, knowledge_after, turn_of
from kingcraft.bots.levels import master
from kingcraft.bots.limits import Budget, Stop
from kingcraft.games.kings_corner.observe import observe
from kingcraft.games.kings_corner.presets import PRESETS
from kingcraft.games.kings_corner.table import KingsCornerState
from kingcraft.games.registry import preset
from tests.bots.kings_corner.deals import any_rules, begun, played_on

FEW = Budget(6, 10)


def decision_of(state: KingsCornerState, number: int = 0) -> Decision:
    return Decision(state.rules, observe(state, state.to_act), state.legal(), number)


@pytest.mark.parametrize(("name", "players"), [*((name, 2 + k % 5) for k, name in enumerate(PRESETS)), ("any", 3)])
def test_the_turn_as_it_began(name: str, players: int) -> None:
    """Whatever has been done in a turn, it is known what was known at its beginning; and back from there to now."""
    chance = random.Random(name)
    rules = any_rules(chance, players) if name == "any" else preset("kings-corner", name)
    diary = begun(rules, players, chance)
    first = knowledge_of(rules, observe(diary.state, diary.state.to_act))
    steps = 0
    for _ in played_on(diary, chance, 0.8):
        observation = observe(diary.state, diary.state.to_act)
        now = knowledge_of(rules, observation)
        turn = turn_of(now, observation.history)
        if not turn.actions:
            first = now
        assert turn.begun == first
        after = knowledge_after(first, turn.actions)
        assert (after.hand, after.counts, after.table) == (now.hand, now.counts, now.table)
        steps += len(turn.actions)
    assert steps > 10


def test_with_and_without_memory_and_whatever_the_chance() -> None:
    """Several turns of three seats: the same tokens from memory, from scratch, and with other chance at each token."""
    for deal in (likely_worlds, uniform_worlds):
        state, plans, mid = begun(preset("kings-corner", "pagat"), 3, random.Random(5)).state, Plans(), 0
        for number in range(24):
            token = choose_kings_corner(decision_of(state), FEW, plans=plans, deal=deal)
            assert choose_kings_corner(decision_of(state, number + 1), FEW, deal=deal) == token
            mid += state.moved
            state = state.apply(token)
        assert mid > 5


def test_it_is_planned_once_a_turn() -> None:
    """From the second token on the answer is known: even a bot without time to think gives it."""
    bot = master(worlds=20, playouts=50)
    state = begun(preset("kings-corner", "pagat"), 2, random.Random(3)).state
    seat, tokens = state.to_act, 0
    while state.to_act == seat:
        told = Stop()
        if state.moved:
            told.set()
        token = bot.think(decision_of(state), math.inf, told)
        assert token == master(worlds=20, playouts=50).choose(decision_of(state))
        state = state.apply(token)
        tokens += 1
    assert tokens > 2


def test_after_another_player_has_begun_the_turn() -> None:
    """Where the plan was not played a new one is made, and that is kept again."""
    chance, deviations = random.Random(2), 0
    for number in range(6):
        state = begun(preset("kings-corner", "pagat"), 2 + number % 2, chance).state
        seat, plans = state.to_act, Plans()
        wish = choose_kings_corner(decision_of(state), FEW, plans=plans)
        other = next((token for token in state.legal() if token not in (wish, "end")), None)
        if other is None:
            continue
        state = state.apply(other)
        while not state.over and state.to_act == seat:
            deviations += 1
            token = choose_kings_corner(decision_of(state), FEW, plans=plans)
            assert token in state.legal()
            assert choose_kings_corner(decision_of(state), FEW) == token
            state = state.apply(token)
    assert deviations > 8


def test_haste_is_forgotten_where_there_is_time() -> None:
    """A plan made without time is kept by a player without time, not by a player with all the time they need."""
    state = begun(preset("kings-corner", "pagat"), 4, random.Random(8)).state
    unhurried = choose_kings_corner(decision_of(state), FEW)
    knowledge, goal = knowledge_and_goal(decision_of(state))
    question = PlanQuestion(knowledge, goal, *FEW[:2], likely_worlds)
    hasty = plan_turn(question, time.monotonic())
    assert not hasty.whole
    plans = Plans()
    plans.keep(question, Plan(hasty.actions, whole=False))
    assert choose_kings_corner(decision_of(state), FEW, plans=plans) == unhurried
    found = plans.get(question)
    assert found is not None
    assert found.whole


def test_the_oldest_plans_are_forgotten() -> None:
    state = begun(preset("kings-corner", "pagat"), 2, random.Random(1)).state
    knowledge, goal = knowledge_and_goal(decision_of(state))
    plans = Plans()
    questions = [PlanQuestion(knowledge, goal, worlds, 1, likely_worlds) for worlds in range(300)]
    for number, question in enumerate(questions):
        plans.keep(question, Plan((number,), whole=True))
    assert plans.get(questions[0]) is None
    assert plans.get(questions[-1]) == ((299,), True)


def test_endings_of_two_are_solved() -> None:
    """The stock is used up, so all that is unseen is in one hand: two masters come to what the ending is worth."""
    chance, solved_ones = random.Random("endings"), 0
    while solved_ones < 6:
        diary = begun(preset("kings-corner", "pagat"), 2, chance)
        state = next((d.state for d in played_on(diary, chance, 0.93) if not d.state.stock and not d.state.moved), None)
        if state is None or sum(hand.bit_count() for hand in state.hands) > 12:
            continue
        seat = state.to_act
        knowledge, goal = knowledge_and_goal(decision_of(state))
        ending = solve_ending(PlanQuestion(knowledge, goal, 40, 100, likely_worlds), math.inf)
        if not ending.exact:
            continue
        plans = Plans()
        while not state.over:
            state = state.apply(choose_kings_corner(decision_of(state), Budget(40, 100), plans=plans))
        assert worth(goal.settlement, goal.aim, goal.equity.chances, 2, state.core, seat) == ending.worth
        solved_ones += 1

"""The levels that think: deterministic for their budget, legal, and through in time."""

import dataclasses
import random
import time
from math import inf

import pytest

from kingcraft.bots.bot import BOTS, Compiled, Thinker
from kingcraft.bots.decision import Decision
from kingcraft.bots.levels import LEVELS, master, strong
from kingcraft.bots.limits import Stop
from kingcraft.games.match import new_match
from kingcraft.games.registry import observe, preset


def decision(game: str, name: str, players: int, actions: int) -> Decision:
    """Return a choice of some deal, after this many actions."""
    match = new_match(preset(game, name), players, 0)
    match = match.start(random.Random(name).sample(match.pack, len(match.pack)))
    for _ in range(actions):
        assert match.state is not None
        match = match.apply(match.state.legal()[-1])
    state = match.state
    assert state is not None
    return Decision(match.rules, observe(state, state.to_act), state.legal(), 5)


@pytest.fixture(
    scope="module", params=[("king", "king", 4, 5), ("kings-corner", "pagat", 3, 2)], ids=["king", "corner"]
)
def choice(request: pytest.FixtureRequest) -> Decision:
    return decision(*request.param)


def test_the_levels_in_order() -> None:
    assert list(LEVELS) == ["beginner", "casual", "strong", "master"]
    assert all(make().name == name for name, make in LEVELS.items())
    assert [isinstance(make(), Thinker) for make in LEVELS.values()] == [False, False, True, True]
    assert all(isinstance(BOTS[name](), Compiled) for name in ("strong", "master"))


def test_the_same_choice_the_same_token(choice: Decision) -> None:
    for bot in (strong(), master(worlds=10, playouts=40)):
        token = bot.choose(choice)
        assert token in choice.legal
        assert bot.choose(choice) == token
        assert bot.think(choice, inf, Stop()) == token


def test_time_and_flag_end_the_thinking(choice: Decision) -> None:
    bot = master(worlds=100, playouts=100_000)
    bot.practise(choice)
    told = Stop()
    told.set()
    for seconds, stop in ((0.05, Stop()), (inf, told)):
        before = time.thread_time()
        assert bot.think(choice, seconds, stop) in choice.legal
        assert time.thread_time() - before < 0.5


def test_a_game_without_rules_of_thumb_or_a_search_is_played_legally() -> None:
    other = decision("king", "king", 4, 5)
    other = dataclasses.replace(other, rules=dataclasses.replace(other.rules, game="no-such-game"))
    for name in (*LEVELS, "thumb-1"):
        bot = BOTS[name]()
        assert bot.choose(other) == BOTS["random"]().choose(other)
        if isinstance(bot, Compiled):
            bot.practise(other)
            assert bot.think(other, 1.0, Stop()) == BOTS["random"]().choose(other)

"""Every bot plays every preset of both games to its end, legally, from Observations alone, and answers in time."""

import random
import time

import pytest

from kingcraft.bots.bot import BOTS, Thinker
from kingcraft.bots.decision import Decision
from kingcraft.bots.levels import LEVELS
from kingcraft.bots.random import RandomBot
from kingcraft.games.match import new_match
from kingcraft.games.registry import games, observe, preset

from .observations import asked, in_play

SIGHT = in_play("2C 3C 4C 5C 6C 2D 3D 4D 5D 6D 2H 3H 4H", "plus")
#: The bots that answer at once; those that think have tests of their own.
QUICK = [name for name, make in BOTS.items() if not isinstance(make(), Thinker)]
PRESETS = [(game.name, name) for game in games().values() for name in game.presets]


def test_the_registry_names_its_bots() -> None:
    assert list(BOTS)[: len(LEVELS)] == list(LEVELS)
    assert {"thumb-1", "random"} <= BOTS.keys()
    assert list(LEVELS)[:2] == ["beginner", "casual"]
    for name, make in BOTS.items():
        assert make().name == name


@pytest.mark.parametrize("bot_name", QUICK)
@pytest.mark.parametrize(("game", "name"), PRESETS, ids=[name for _, name in PRESETS])
def test_every_choice_is_legal_in_every_preset(bot_name: str, game: str, name: str) -> None:
    rules = preset(game, name)
    chance = random.Random(f"{name}/{bot_name}")
    players = games()[game].seats[-1]
    bot = BOTS[bot_name]()
    match = new_match(rules, players, 1)
    pack = games()[game].pack(rules.options)
    for number in range(20 if game == "king" else 3):
        if match.over:
            break
        match = match.start(chance.sample(pack, len(pack)))
        while match.state is not None:
            legal = match.state.legal()
            decision = Decision(rules, observe(match.state, match.state.to_act), legal, chance.getrandbits(63))
            token = bot.choose(decision)
            assert token in legal
            if number == 0:
                assert bot.choose(decision) == token, "the same decision, the same token"
            match = match.apply(token)
    assert match.ended


def test_nothing_legal_is_an_error_of_the_caller() -> None:
    with pytest.raises(ValueError, match="no legal action"):
        Decision(preset("king", "king"), SIGHT, [], 0)


def test_random_gives_every_token_its_share() -> None:
    bot, legal, chance = RandomBot(), ["2C", "3C", "4C", "5C", "6C"], random.Random("shares")
    counts = dict.fromkeys(legal, 0)
    for _ in range(10_000):
        counts[asked(bot, SIGHT, legal, chance.getrandbits(63))] += 1
    assert all(1850 < count < 2150 for count in counts.values()), counts


def test_thumb_1_answers_within_its_time() -> None:
    """A move within 50 ms, the worst of a match of either game (CPU time, so that a busy machine proves nothing)."""
    bot = BOTS["thumb-1"]()
    chance = random.Random("time")
    for game, players, deals in (("king", 4, 10), ("kings-corner", 2, 6)):
        rules = preset(game, games()[game].default_preset)
        match = new_match(rules, players, 0)
        times = []
        for _ in range(deals):
            if match.over:
                break
            match = match.start(chance.sample(range(52), 52))
            while match.state is not None:
                decision = Decision(rules, observe(match.state, match.state.to_act), match.state.legal(), 0)
                before = time.process_time()
                token = bot.choose(decision)
                times.append(time.process_time() - before)
                match = match.apply(token)
        assert max(times) < 0.050
        assert sum(times) / len(times) < 0.005

"""What a deal pays, in ints for kernels, is what the score sheet says."""

import random

from kingcraft.bots.kings_corner.outcome import margin, shares_win
from kingcraft.games.kings_corner.scoring import settlement_of
from tests.bots.kings_corner.deals import any_rules, begun, played_on


def test_margins_are_those_of_the_scores_whatever_the_rules() -> None:
    chance = random.Random("payoff")
    blocked = 0
    for number in range(120):
        players = 2 + number % 5
        rules = any_rules(chance, players)
        diary = begun(rules, players, chance)
        pot = diary.state.pot
        for _ in played_on(diary, chance, chance.choice((0.1, 0.9))):
            pass
        state = diary.state
        blocked += state.out < 0
        settlement = settlement_of(rules.options, pot)
        sign = -1 if rules.options.scoring != "chips" and rules.options.sign == "+" else 1
        scores = [sign * score for score in state.scores()]
        for seat, score in enumerate(scores):
            assert margin(settlement, players, state.core, seat) == players * score - sum(scores)
        shares = [shares_win(settlement, players, state.core, seat) for seat in range(players)]
        if state.out >= 0:
            assert shares == [60 * (seat == state.out) for seat in range(players)]
        else:
            assert sum(shares) == 60
    assert blocked > 5

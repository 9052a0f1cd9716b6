"""The chance to win a match from its totals: an exact table for two, shares for more, points where neither is known."""

import dataclasses
import random
from array import array
from fractions import Fraction
from functools import cache

import pytest

from kingcraft.bots.kings_corner.equity import equity_of, induce
from kingcraft.bots.kings_corner.outcome import DUEL, MATCH, POINTS, SHARES, worth
from kingcraft.games.kings_corner.options import KingsCornerOptions
from kingcraft.games.kings_corner.presets import PRESETS
from kingcraft.games.kings_corner.scoring import winners
from kingcraft.games.registry import preset
from tests.bots.kings_corner.deals import any_rules, begun, played_on
from tests.bots.kings_corner.tables import goal_of, standings


def options_of(name: str) -> KingsCornerOptions:
    found: KingsCornerOptions = preset("kings-corner", name).options
    return found


def test_the_table_of_two_is_that_of_every_course_of_the_match() -> None:
    """By backward induction, and by following every deal to the end in exact fractions."""
    results, limit = [(0, 2, 3), (2, 0, 1), (1, 3, 2), (0, 0, 4)], 7

    @cache
    def chance(own: int, other: int) -> Fraction:
        if own >= limit or other >= limit:
            return Fraction((own < other) * 2 + (own == other), 2)
        moving = [(mine, theirs, count) for mine, theirs, count in results if mine or theirs]
        total = sum(count for _, _, count in moving)
        return sum((count * chance(own + mine, other + theirs) for mine, theirs, count in moving), Fraction()) / total

    chances = array("q", [0]) * (limit * limit)
    induce(chances, array("q", [number for result in results for number in result]), limit)
    for own in range(limit):
        for other in range(limit):
            assert chances[own * limit + other] == pytest.approx(MATCH * float(chance(own, other)), abs=2 * limit)


def test_two_share_a_match_and_fewer_penalties_are_better() -> None:
    duels = [equity for name in PRESETS if (equity := equity_of(options_of(name), 2)).kind == DUEL]
    assert len(duels) > 3
    for equity in duels:
        limit, chances = equity.limit, equity.chances
        for own in range(limit):
            for other in range(limit):
                both = chances[own * limit + other] + chances[other * limit + own]
                assert both == pytest.approx(MATCH, abs=4 * limit)
                if own:
                    assert chances[own * limit + other] <= chances[(own - 1) * limit + other] + limit
        assert equity.chance([0, 0], 0) == pytest.approx(0.5, abs=1e-4)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_more_than_two_share_it_by_their_totals(players: int) -> None:
    equity = equity_of(options_of("pagat"), players)
    assert equity.kind == SHARES
    totals = [sign * 3 * seat for seat, sign in zip(range(players), [equity.sign] * players, strict=True)]
    shares = [equity.chance(totals, seat) for seat in range(players)]
    assert sum(share or 0 for share in shares) == pytest.approx(1, abs=1e-6)
    assert shares == sorted(shares, key=lambda share: -(share or 0))
    # The same lead is worth more the nearer the end is.
    early, late = (
        [equity.sign * total for total in (low, *[high] * (players - 1))] for low, high in ((0, 4), (20, 24))
    )
    assert (equity.chance(late, 0) or 0) > (equity.chance(early, 0) or 0) > 1 / players


def test_points_are_what_counts_where_the_end_is_not_a_total() -> None:
    deals = dataclasses.replace(options_of("pagat"), deals=3, target=0)
    chips = next(options_of(name) for name in PRESETS if options_of(name).scoring == "chips")
    for options in (deals, chips):
        equity = equity_of(options, 4)
        assert (equity.kind, equity.source, equity.chance([0, 1, 2, 3], 0)) == (POINTS, "points", None)


def test_an_ended_deal_is_worth_the_chance_after_it_and_the_points_ahead() -> None:
    """In deals of all rules, at totals by chance."""
    chance, over = random.Random("worth"), 0
    for number in range(100):
        players = 2 + number % 5
        rules = any_rules(chance, players)
        options = rules.options
        diary = begun(rules, players, chance)
        totals = standings(options, players, chance)
        goal = goal_of(options, players, diary.state.pot, totals)
        for _ in played_on(diary, chance, chance.choice((0.1, 0.9))):
            pass
        scores = diary.state.scores()
        after = [total + score for total, score in zip(totals, scores, strict=True)]
        equity = goal.equity
        lost = [equity.sign * score for score in scores]
        for seat in range(players):
            lead = (sum(lost) - players * lost[seat]) / (players - 1)
            share = equity.chance(after, seat)
            if equity.kind != POINTS and max(equity.sign * total for total in after) >= equity.limit:
                over += 1
                won = winners(options, after)
                assert share == (1 / len(won) if seat in won else 0)
            found = worth(goal.settlement, goal.aim, equity.chances, players, diary.state.core, seat)
            assert found == pytest.approx(MATCH * (share or 0) + equity.point * lead, abs=3)
    assert over > 40


def test_a_lead_counts_in_a_long_match_too() -> None:
    """Weights are relative to the highest total: near the end of a long match they do not vanish."""
    options = dataclasses.replace(options_of("pagat"), target=100)
    equity = equity_of(options, 6)
    early, late = ([total, *[total + 8] * 5] for total in (40, 88))
    before, after = equity.chance(early, 0), equity.chance(late, 0)
    assert before is not None
    assert after is not None
    assert 1 / 6 < before < after < 1
    assert equity.a_point([90] * 6, 0) > equity.a_point([50] * 6, 0)

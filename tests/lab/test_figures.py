"""The figures, from results written by hand, counted by hand."""

import math

import msgspec
import pytest

from kingcraft.games.match import sign_of
from kingcraft.games.rule_text import parse_rule_text
from kingcraft.lab.figures import differences, figures
from kingcraft.lab.results import Dealt, Deck, Failure, Pace, Table
from tests.lab.plans import PLAN

KING = msgspec.structs.replace(PLAN, rules="king", players=4, unit="match", seating="first")


def corner(number: int, *scores: tuple[int, int]) -> Deck:
    """A deck of Kings Corner for two: one deal with the first bot on seat 0, one with it on seat 1."""
    tables = [Table([0, 1], [Dealt("", 0, -1, list(scores[0]))]), Table([1, 0], [Dealt("", 0, -1, list(scores[1]))])]
    return Deck(number, tables, [Pace(2, 0.5, 0.375), Pace(2, 0.25, 0.125)])


def king(number: int, *deals: Dealt) -> Deck:
    """A deck of King in which the first bot sits on seat 0 only."""
    return Deck(number, [Table([0, 1, 1, 1], list(deals), [Failure(0, 0, "timeout", "")])], [Pace(), Pace()])


@pytest.mark.parametrize(
    ("rules", "players", "sign"),
    [("king", 4, 1), ("king?outcome=not-negative", 4, 1), ("pagat", 2, -1), ("pagat-chips", 3, 1), ("romanian", 2, 1)],
)
def test_more_points_are_better_or_not(rules: str, players: int, sign: int) -> None:
    assert sign_of(parse_rule_text(rules), players) == sign


def test_points_first_places_and_leads_of_kings_corner() -> None:
    decks = [corner(0, (0, 5), (7, 0)), corner(1, (4, 0), (2, 2))]
    said = figures(PLAN, decks)
    assert (said.decks, said.deals) == (2, 4)
    first, second = said.bots
    assert (first.points.mean, second.points.mean) == (6 / 4, 14 / 4)
    assert (first.firsts.mean, second.firsts.mean) == (2.5 / 4, 1.5 / 4)
    assert first.rating.mean == pytest.approx(200 * math.log10(3 / 2))  # a draw is added to 2.5 : 1.5
    assert first.pace == Pace(4, 1.0, 0.375)
    (lead,) = said.leads
    assert (lead.bot, lead.lineup, lead.rows) == (0, (0, 1), [])
    assert lead.lead.mean == (5 + 7 - 4 + 0) / 4
    assert differences(PLAN, decks, "points") == [6.0, -2.0]
    assert differences(PLAN, decks, "firsts") == [100.0, -50.0]


def test_contracts_and_roles_of_king() -> None:
    decks = [
        king(0, Dealt("no-tricks", 0, -1, [0, -20, -40, -60]), Dealt("plus", 0, -1, [25, 100, 100, 100])),
        king(1, Dealt("no-tricks", 1, -1, [-60, 0, 0, 0]), Dealt("plus", 1, 0, [200, 50, 50, 50])),
        king(2, Dealt("minus", 2, 1, [325, 0, 0, 0]), Dealt("unplayed", 0, -1, [100, 75, 75, 75])),
    ]
    (lead,) = figures(KING, decks).leads
    assert {(row.kind, row.role): (row.deals, row.lead.mean) for row in lead.rows} == {
        ("no-tricks", ""): (2, -10.0),
        ("plus", ""): (2, 37.5),
        ("plus", "auctioneer"): (1, -75.0),
        ("plus", "buyer"): (1, 150.0),
        ("minus", ""): (1, 325.0),
        ("minus", "other"): (1, 325.0),
        ("unplayed", ""): (1, 25.0),
        ("unplayed", "auctioneer"): (1, 25.0),
    }
    assert [row.kind for row in lead.rows if not row.role] == ["no-tricks", "plus", "minus", "unplayed"]
    assert lead.lead.mean == pytest.approx((40 - 75 - 60 + 150 + 325 + 25) / 6)
    assert lead.firsts.mean == 2 / 3
    assert [bot.failed for bot in figures(KING, decks).bots] == [3, 0]


def test_intervals_are_over_decks_not_over_tables() -> None:
    """Both tables of a deck say the same: that is as good as one."""
    twice = figures(PLAN, [corner(0, (0, 5), (5, 0)), corner(1, (0, 1), (1, 0)), corner(2, (0, 3), (3, 0))]).leads[0]
    once = [5.0, 1.0, 3.0]
    spread = math.sqrt(sum((value - 3) ** 2 for value in once) / 2 / 3)
    assert twice.lead.half == pytest.approx(9.924843 * spread)


def test_nothing_played_says_nothing() -> None:
    said = figures(PLAN, [])
    assert (said.decks, said.deals, said.leads) == (0, 0, [])
    assert math.isnan(said.bots[0].points.mean)

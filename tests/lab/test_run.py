"""Runs: the same whatever the number of processes, gone on with, ended by the test, with bots that fail."""

import multiprocessing
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from kingcraft.games.reasons import Refused
from kingcraft.games.rule_text import parse_rule_text
from kingcraft.lab.results import Deck, Plan, Results, Table, Unit
from kingcraft.lab.run import Test as Until
from kingcraft.lab.run import Watch, make_plan, run
from kingcraft.lab.seating import SeatingRule
from kingcraft.lab.table import MOST_FAILURES
from kingcraft.processes import ChildFailed
from tests.lab.makers import make
from tests.lab.plans import PLAN


def a_plan(bots: Sequence[str], rules: str, players: int, unit: Unit = "deal", seating: SeatingRule = "every") -> Plan:
    return make_plan(bots, parse_rule_text(rules), players, make, unit=unit, seating=seating)


def played(
    plan: Plan, decks: int, processes: int = 1, until: Until | None = None, path: Path | None = None
) -> list[Deck]:
    with Results(path, plan) as results:
        watch = Watch(plan, results.decks, until)
        run(results, make, decks, processes, watch, lambda _: None)
        assert len(watch.differences) == len(results.decks)
        return results.decks


def tables(decks: Sequence[Deck]) -> list[list[Table]]:
    return [deck.tables for deck in decks]


def test_what_comes_out_does_not_depend_on_the_processes(tmp_path: Path) -> None:
    """A run of three processes goes on with what one began, and it is what one alone would have played."""
    plan = a_plan(["thumb-1", "random"], "swedish", 3)
    alone = played(plan, 16)
    begun = played(plan, 5, path=tmp_path / "results")
    many = played(plan, 16, processes=3, path=tmp_path / "results")
    assert tables(many) == tables(alone)
    assert tables(begun) == tables(alone[:5])
    assert multiprocessing.active_children() == []
    assert [deck.deck for deck in many] == list(range(16))


def test_all_tables_of_a_deck_have_the_same_cards_and_dealer() -> None:
    """Two bots that are the same play the same, wherever they sit."""
    tables: list[tuple[str, int, Unit]] = [("king", 4, "match"), ("pagat", 3, "deal")]
    for rules, players, unit in tables:
        decks = played(a_plan(["thumb-1", "thumb-1"], rules, players, unit, "first"), 2)
        for deck in decks:
            assert len({tuple((deal.kind, deal.dealer, *deal.scores) for deal in at.deals) for at in deck.tables}) == 1
        assert decks[0].tables[0].deals != decks[1].tables[0].deals


def test_a_match_of_king_is_ten_deals_and_one_of_kings_corner_goes_to_its_target() -> None:
    (king,) = played(a_plan(["thumb-1", "random"], "king", 4, "match", "first"), 1)
    assert [len(table.deals) for table in king.tables] == [10] * 4
    assert [deal.kind for deal in king.tables[0].deals[:6]] == [
        "no-tricks",
        "no-hearts",
        "no-queens",
        "no-men",
        "no-king",
        "last-two",
    ]
    assert all(deal.kind in ("plus", "minus", "unplayed") for deal in king.tables[0].deals[6:])
    assert sum(pace.choices for pace in king.paces) > 4 * 10 * 40
    (corner,) = played(a_plan(["thumb-1", "random"], "pagat?target=30", 2, "match"), 1)
    for table in corner.tables:
        assert max(sum(deal.scores[seat] for deal in table.deals) for seat in range(2)) >= 30


def test_the_test_ends_the_run(tmp_path: Path) -> None:
    """And the same command again plays nothing more."""
    plan = a_plan(["thumb-1", "random"], "pagat", 2)
    until = Until(0.0, 1.0, "points")
    decks = played(plan, 200, until=until, path=tmp_path / "results")
    assert 32 <= len(decks) < 200
    watch = Watch(plan, decks, until)
    assert watch.state is not None
    assert watch.state.verdict == "high"
    before = (tmp_path / "results").read_bytes()
    assert len(played(plan, 400, until=until, path=tmp_path / "results")) == len(decks)
    assert (tmp_path / "results").read_bytes() == before


@pytest.mark.parametrize("processes", [1, 2])
def test_a_bot_that_fails_is_written_down_and_no_longer_asked(processes: int) -> None:
    for bot, reason, detail in (("raises", "error", "RuntimeError: out of luck"), ("cheats", "illegal", "'QQ'")):
        (deck,) = played(a_plan([bot, "thumb-1"], "king", 4, "match", "first"), 1, processes)
        for table in deck.tables:
            assert len(table.failures) == MOST_FAILURES
            assert {(at.seat, at.reason, at.detail) for at in table.failures} == {
                (table.seats.index(0), reason, detail)
            }
            assert table.unasked > 100
            assert len(table.deals) == 10


def test_a_worker_that_comes_to_harm_ends_the_run() -> None:
    plan = a_plan(["dies", "thumb-1"], "pagat", 2)
    with pytest.raises(ChildFailed, match="exit status 7"):
        played(plan, 3, processes=2)
    assert multiprocessing.active_children() == []


def test_a_worker_says_what_went_wrong() -> None:
    plan = msgspec.structs.replace(PLAN, bots=["unknown", "random"])
    with pytest.raises(ChildFailed, match="there is no bot of that name"):
        played(plan, 1, processes=2)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(Refused):
        a_plan(["thumb-1", "random"], "king", 3)

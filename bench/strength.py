"""How strong the bots are: the ceiling and Master against thumb-1, Master against a plain search, level against level.

    python -m bench.strength DIR                  play what is missing, tell all; goes on where it was stopped
    python -m bench.strength DIR --only king      the matches whose names begin so
    python -m bench.strength DIR --decks 20       fewer decks than the bars are told with
    python -m bench.strength DIR --tell           play nothing, tell what there is

Every match-up is a results file of the arena in DIR (``kingcraft arena``, docs/arena.md): the same decks in every seat,
one bot against the other on all other seats, budgets in playouts, so that results repeat. Totals are told with 99
percent intervals, contracts with 90 percent. The **gain** of a bot is its lead over three thumb-1 in percent of the
ceiling's, deck by deck on the same cards; the ceiling (``bench/thinkers.py``) is the same search with the same budget
that sees all hands. A lead in King is in points a deal over all ten deals, auctions included; in Kings Corner the
deals won beyond chance. The tables are those of docs/bots.md.
"""

import argparse
import itertools
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from bench.thinkers import enter
from kingcraft.bots.levels import LEVELS, master
from kingcraft.games.rule_text import parse_rule_text
from kingcraft.i18n import text
from kingcraft.lab.entrants import NoEntrant
from kingcraft.lab.estimate import Estimate, ratio
from kingcraft.lab.figures import KINDS, ROLES, TOTALS, Lead, figures, first_samples, lead_samples, sign_of
from kingcraft.lab.progress import Progress
from kingcraft.lab.report import plus_minus
from kingcraft.lab.results import Deck, NoResults, Plan, Results
from kingcraft.lab.run import Watch, make_plan, run

#: Worlds and playouts of a world, for Master and for the ceiling.
BUDGET: Final = "worlds={0.worlds},playouts={0.playouts}".format(master().budget)
MASTER: Final = f"master@{BUDGET}"
CEILING: Final = f"ceiling@{BUDGET}"
#: Cowling's plain search, with as many playouts as take the time that Master takes.
PLAIN: Final = "ismcts@playouts=20000"
THUMB: Final = "thumb-1"
SEED: Final = "strength"


class Fixture(NamedTuple):
    """A match-up: ``bot`` alone against ``against`` on all other seats. ``bar``: what its lead must be above.

    In points a deal in King, in percentage points of deals won in Kings Corner; 0 with ``bar_is_lower``: the lower
    end of the interval must be above it, else the mean.
    """

    name: str
    rules: str
    players: int
    bot: str
    against: str
    decks: int
    bar: float = 0.0
    bar_is_lower: bool = True


def fixtures() -> list[Fixture]:
    """All that is played."""
    listed = []
    games = (("king", "king", 4, 100), ("corner-2", "pagat", 2, 2000), ("corner-4", "pagat", 4, 1000))
    for name, rules, players, decks in games:
        listed += [
            Fixture(f"{name}-ceiling", rules, players, CEILING, THUMB, decks),
            Fixture(f"{name}-master", rules, players, MASTER, THUMB, decks),
            Fixture(f"{name}-plain", rules, players, PLAIN, THUMB, decks),
            Fixture(f"{name}-master-plain", rules, players, MASTER, PLAIN, decks),
        ]
    for name, rules, decks, bar in (("king", "king", 100, 5.0), ("corner-4", "pagat", 1000, 3.0)):
        listed += [
            Fixture(f"{name}-{upper}-{lower}", rules, 4, upper, lower, decks, bar, bar_is_lower=False)
            for lower, upper in itertools.pairwise(LEVELS)
        ]
    return listed


def plan_of(fixture: Fixture) -> Plan:
    """What the arena is asked for."""
    rules = parse_rule_text(fixture.rules)
    unit = "match" if rules.game == "king" else "deal"
    return make_plan(
        [fixture.bot, fixture.against], rules, fixture.players, enter, unit=unit, seating="first", seed=SEED
    )


class Told(NamedTuple):
    """A match-up that was played, as far as it was."""

    fixture: Fixture
    plan: Plan
    decks: list[Deck]
    lead: Lead


def told(fixture: Fixture, results: Results) -> Told | None:
    """What has come of a match-up; None if nothing yet."""
    leads = figures(results.plan, results.decks).leads
    return Told(fixture, results.plan, results.decks, leads[0]) if leads else None


def worth(one: Told) -> Estimate:
    """The lead by which strength is told: points a deal in King, percentage points of deals won in Kings Corner."""
    if one.fixture.rules == "king":
        return one.lead.lead
    firsts, chance = one.lead.firsts, 100 / one.fixture.players
    return Estimate(100 * firsts.mean - chance, 100 * firsts.half, firsts.samples)


def gain(bot: Told, ceiling: Told) -> Estimate:
    """The lead of ``bot`` in percent of the ceiling's, over the decks that both have played."""
    number = min(len(bot.decks), len(ceiling.decks))
    mine, theirs = _samples(bot, number), _samples(ceiling, number)
    return ratio(((100 * own, top) for own, top in zip(mine, theirs, strict=True)), TOTALS)


def _samples(one: Told, number: int) -> list[float]:
    sign = sign_of(parse_rule_text(one.plan.rules), one.plan.players)
    decks, lead = one.decks[:number], one.lead
    if one.fixture.rules == "king":
        return [ahead for ahead, _ in lead_samples(decks, sign, lead.bot, lead.lineup)]
    chance = 1 / one.fixture.players
    return [firsts - tables * chance for firsts, tables in first_samples(decks, sign, lead.bot, lead.lineup)]


# --- the tables ------------------------------------------------------------------------------------------------------


def tables(played: Sequence[Told]) -> Iterator[str]:
    """The markdown for docs/bots.md."""
    by_name = {one.fixture.name: one for one in played}
    yield "| match-up | decks | lead | first places | ms a move, both | bar | |"
    yield "|---|--:|--:|--:|--:|---|---|"
    for one in played:
        fixture, lead = one.fixture, worth(one)
        paces = [_pace(one.decks, bot) for bot in range(2)]
        unit = "" if fixture.rules == "king" else " %"
        reached = (lead.low if fixture.bar_is_lower else lead.mean) > fixture.bar
        bar = f"{'lower end' if fixture.bar_is_lower else 'mean'} above {fixture.bar:g}"
        yield (
            f"| {fixture.rules}, {fixture.players} seats: `{fixture.bot}` against `{fixture.against}` "
            f"| {len(one.decks)} | {plus_minus(lead, 1)}{unit} | {plus_minus(one.lead.firsts, 1, 100, '', '%')} "
            f"| {paces[0]:.1f} / {paces[1]:.1f} | {bar} | {'yes' if reached else 'no'} |"
        )
    yield ""
    yield "| gain in percent of the ceiling's | bot | gain (99%) | bar: 50 |"
    yield "|---|---|--:|---|"
    for name in ("king", "corner-2", "corner-4"):
        ceiling = by_name.get(f"{name}-ceiling")
        for other in ("master", "plain"):
            bot = by_name.get(f"{name}-{other}")
            if ceiling and bot:
                percent = gain(bot, ceiling)
                half = "yes" if percent.mean >= 50 else "no"
                yield f"| {name} | `{bot.fixture.bot}` | {plus_minus(percent, 1, unit='%')} | {half} |"
    yield ""
    yield from _contracts([one for one in played if one.lead.rows])


def _pace(decks: Sequence[Deck], bot: int) -> float:
    """Milliseconds a move."""
    choices = sum(deck.paces[bot].choices for deck in decks)
    return 1000 * sum((deck.paces[bot].seconds for deck in decks), 0.0) / max(choices, 1)


def _contracts(played: Sequence[Told]) -> Iterator[str]:
    """Contract by contract: a column a match-up, the lead in points a deal of the kind (90 percent)."""
    if not played:
        return
    heads = [f"`{one.fixture.bot}` against `{one.fixture.against}`" for one in played]
    yield f"| King, lead by contract (90%) | {' | '.join(heads)} |"
    yield f"|---|{'--:|' * len(played)}"
    leads = [{(row.kind, row.role): row for row in one.lead.rows} for one in played]
    found = {key for rows in leads for key in rows}
    keys = [(kind, role) for kind in KINDS for role in ROLES if (kind, role) in found]
    for kind, role in keys:
        name = "Taken unplayed" if kind == "unplayed" else text("en", f"contract-{kind}")
        label = f"{name}, {text('en', f'arena-role-{role}')}" if role else name
        cells = [plus_minus(rows[kind, role].lead, 1) if (kind, role) in rows else "-" for rows in leads]
        yield f"| {label} | {' | '.join(cells)} |"


# --- playing ---------------------------------------------------------------------------------------------------------


def play(fixture: Fixture, folder: Path, decks: int, processes: int) -> Told | None:
    """Play what is missing of a match-up. Raises what :func:`~kingcraft.lab.run.run` raises."""
    with Results(folder / f"{fixture.name}.ndjson", plan_of(fixture)) as results:
        watch = Watch(results.plan, results.decks, None)
        progress = Progress(sys.stderr, decks, "en")
        try:
            run(results, enter, decks, processes, watch, progress.show)
        finally:
            progress.close()
        return told(fixture, results)


def main() -> None:
    """Play and tell what the arguments ask for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the results are")
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="match-ups whose names begin so")
    parser.add_argument("--decks", type=int, help="so many decks each (King: matches)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--tell", action="store_true", help="play nothing")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    wanted: Callable[[str], bool] = lambda name: not options.only or name.startswith(tuple(options.only))  # noqa: E731
    played = []
    for fixture in fixtures():
        if not wanted(fixture.name) or (options.tell and not (options.folder / f"{fixture.name}.ndjson").exists()):
            continue
        print(fixture.name, file=sys.stderr)
        decks = 0 if options.tell else options.decks or fixture.decks
        try:
            one = play(fixture, options.folder, decks, options.processes)
        except (NoResults, NoEntrant) as error:
            file = str(options.folder / f"{fixture.name}.ndjson")
            raise SystemExit(text("en", error.key, **{"file": file, **error.arguments})) from None
        played += [one] if one else []
    lines = list(tables(played))
    (options.folder / "strength.md").write_text("\n".join(lines) + "\n", "utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main()

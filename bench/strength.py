"""How strong the bots are: the ceiling and Master against thumb-1, Master against a plain search, level against level.

    python -m bench.strength DIR                          play what is missing, tell all; about two hours on one core
    python -m bench.strength DIR --only king              the match-ups whose names begin so: king, corner-2, corner-4
    python -m bench.strength DIR --only presets           Master under every preset, with every number of players
    python -m bench.strength DIR --only king --minutes 5  stop after that time; the same command goes on
    python -m bench.strength DIR --decks 20               another number of decks than the published tables have
    python -m bench.strength DIR --tell                   play nothing, tell what there is, even while others play

What will be played and how long that takes is said first. Ctrl-C, too, loses the deck under way at most.

Every match-up is a results file of the arena in DIR (``kingcraft arena``, docs/arena.md): the same decks in every seat,
one bot against the other on all other seats, budgets in playouts, so that results repeat. Totals have 99
percent intervals, contracts with 90 percent. The **gain** of a bot is its lead over three thumb-1 in percent of the
ceiling's, deck by deck on the same cards; the ceiling (``bench/thinkers.py``) is the same search with the same budget
that sees all hands. All is whole matches. A lead in King is in points a deal over all ten deals, auctions included; in
Kings Corner the matches won beyond chance, with points and the deals in which all players pass beside it. The tables
are those of docs/bots.md.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from bench.matchups import SERIES, Fixture, fixtures, plan_of, preset_fixtures
from bench.thinkers import enter
from kingcraft.games.match import sign_of
from kingcraft.games.rule_text import parse_rule_text
from kingcraft.i18n import text
from kingcraft.lab.estimate import Estimate, ratio
from kingcraft.lab.figures import ROLES, TOTALS, Lead, figures, first_samples, lead_samples
from kingcraft.lab.kinds.king import KINDS
from kingcraft.lab.progress import Progress
from kingcraft.lab.report import plus_minus
from kingcraft.lab.results import Deck, NoResults, Plan, Results, stored
from kingcraft.lab.run import Watch, run

#: What a target says, by what of a match-up it is about.
_TARGETS: Final = {
    "low": "lower end above {:g}",
    "mean": "mean above {:g}",
    "high": "upper end below {:g}",
    "passed": "all pass in less than {:g}%",
}


class Told(NamedTuple):
    """A match-up that was played, as far as it was."""

    fixture: Fixture
    plan: Plan
    decks: list[Deck]
    lead: Lead


def worth(one: Told) -> Estimate:
    """The lead that measures strength: points a deal in King, percentage points of matches won in Kings Corner."""
    if one.fixture.king:
        return one.lead.lead
    firsts, chance = one.lead.firsts, 100 / one.fixture.players
    return Estimate(100 * firsts.mean - chance, 100 * firsts.half, firsts.samples)


def passed(one: Told) -> float:
    """In how many percent of the deals no player went out: then each of them has lost points."""
    deals = [deal for deck in one.decks for table in deck.tables for deal in table.deals]
    return 100 * sum(all(deal.scores) for deal in deals) / max(1, len(deals))


def gain(bot: Told, ceiling: Told) -> Estimate:
    """The lead of ``bot`` in percent of the ceiling's, over the decks that both have played."""
    number = min(len(bot.decks), len(ceiling.decks))
    mine, theirs = _samples(bot, number), _samples(ceiling, number)
    return ratio(((100 * own, top) for own, top in zip(mine, theirs, strict=True)), TOTALS)


def _samples(one: Told, number: int) -> list[float]:
    sign = sign_of(parse_rule_text(one.plan.rules), one.plan.players)
    decks, lead = one.decks[:number], one.lead
    if one.fixture.king:
        return [ahead for ahead, _ in lead_samples(decks, sign, lead.bot, lead.lineup)]
    chance = 1 / one.fixture.players
    return [firsts - tables * chance for firsts, tables in first_samples(decks, sign, lead.bot, lead.lineup)]


# --- the tables ------------------------------------------------------------------------------------------------------


def tables(played: Sequence[Told]) -> Iterator[str]:
    """The markdown for docs/bots.md."""
    by_name = {one.fixture.name: one for one in played}
    yield "| match-up | decks | lead | first places | points a deal | all pass | ms a move, both | target | |"
    yield "|---|--:|--:|--:|--:|--:|--:|---|---|"
    for one in played:
        fixture, lead = one.fixture, worth(one)
        paces = [_pace(one.decks, bot) for bot in range(2)]
        unit = "" if fixture.king else " pp"
        found = {"low": lead.low, "mean": lead.mean, "high": lead.high, "passed": passed(one)}[fixture.of]
        reached = found > fixture.target if fixture.of in ("low", "mean") else found < fixture.target
        target = _TARGETS[fixture.of].format(fixture.target)
        share = "" if fixture.king else f"{passed(one):.1f}%"
        yield (
            f"| {fixture.rules}, {fixture.players} seats: `{fixture.bot}` against `{fixture.against}` "
            f"| {len(one.decks)} | {plus_minus(lead, 1)}{unit} | {plus_minus(one.lead.firsts, 1, 100, '', '%')} "
            f"| {plus_minus(one.lead.lead, 2)} | {share} "
            f"| {paces[0]:.1f} / {paces[1]:.1f} | {target} | {'yes' if reached else 'no'} |"
        )
    yield ""
    yield "| gain in percent of the ceiling's | bot | gain (99%) | target: 50 |"
    yield "|---|---|--:|---|"
    for name, *_ in SERIES:
        ceiling = by_name.get(f"{name}-ceiling")
        for other in ("master", "capped", "plain"):
            bot = by_name.get(f"{name}-{other}")
            if ceiling and bot:
                percent = gain(bot, ceiling)
                half = "yes" if percent.mean >= 50 else "no"
                yield f"| {name} | `{bot.fixture.bot}` | {plus_minus(percent, 1, unit='%')} | {half} |"
    yield ""
    yield from _contracts([one for one in played if one.lead.rows])


def tables_of_presets(played: Sequence[Told]) -> Iterator[str]:
    """The markdown of :func:`bench.matchups.preset_fixtures`: a row a rule set, a column a number of players."""
    by_name = {(one.fixture.rules, one.fixture.players): one for one in played}
    sizes = sorted({players for _, players in by_name})
    if not sizes:
        return
    heads = (f"{players} players ({100 / players:.0f}%)" for players in sizes)
    yield f"| Master against thumb-1: first places (by chance), points a deal | {' | '.join(heads)} |"
    yield f"|---|{'--:|' * len(sizes)}"
    for rules in dict.fromkeys(one.fixture.rules for one in played):
        cells = []
        for players in sizes:
            one = by_name.get((rules, players))
            firsts = plus_minus(one.lead.firsts, 0, 100, "", "%") if one else ""
            cells.append(f"{firsts}, {plus_minus(one.lead.lead, 1)}" if one else "-")
        yield f"| `{rules}` | {' | '.join(cells)} |"


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
    keys = [(kind, role) for kind in KINDS.names for role in ROLES if (kind, role) in found]
    for kind, role in keys:
        name = "Taken unplayed" if kind == "unplayed" else text("en", f"contract-{kind}")
        label = f"{name}, {text('en', f'arena-role-{role}')}" if role else name
        cells = [plus_minus(rows[kind, role].lead, 1) if (kind, role) in rows else "-" for rows in leads]
        yield f"| {label} | {' | '.join(cells)} |"


# --- playing ---------------------------------------------------------------------------------------------------------


class TimeUp(Exception):
    """The minutes that were given are over."""


def play(fixture: Fixture, file: Path, decks: int, processes: int, until: float) -> None:
    """Play what is missing of a match-up.

    Raises :class:`TimeUp` once the clock (:func:`time.monotonic`) says ``until``, SystemExit if the file holds
    something else, and what ``run`` raises.
    """
    print(fixture.name, file=sys.stderr)
    try:
        opened = Results(file, plan_of(fixture))
    except NoResults as error:
        raise SystemExit(text("en", error.key, **{"file": str(file), **error.arguments})) from None
    with opened as results:
        watch = Watch(results.plan, results.decks, None)
        progress = Progress(sys.stderr, decks, "en")

        def show(now: Watch) -> None:
            progress.show(now)
            if time.monotonic() >= until:
                raise TimeUp

        try:
            run(results, enter, decks, processes, watch, show)
        finally:
            progress.close()


def tell(fixture: Fixture, file: Path) -> Told | None:
    """What there is of a match-up, whatever code has played it; None if nothing yet."""
    if not (file.exists() and file.stat().st_size):
        return None
    plan, decks = stored(file)
    leads = figures(plan, decks).leads
    return Told(fixture, plan, decks, leads[0]) if leads else None


def _found(listed: Sequence[Fixture], folder: Path) -> list[Told]:
    found = [tell(fixture, folder / f"{fixture.name}.ndjson") for fixture in listed]
    return [one for one in found if one]


def say_what_comes(wanted: Sequence[tuple[Fixture, int]], files: Path) -> None:
    """A line a match-up: how many decks are there, how many there will be, and about how long that takes."""
    total = 0.0
    for fixture, decks in wanted:
        one = tell(fixture, files / f"{fixture.name}.ndjson")
        there = len(one.decks) if one else 0
        seconds = fixture.seconds if one is None else sum(pace.seconds for d in one.decks for pace in d.paces) / there
        minutes = max(decks - there, 0) * seconds / 60
        total += minutes
        what = f"{fixture.rules}, {fixture.players} seats, {fixture.bot} against {fixture.against}"
        print(f"{fixture.name:24} {there:5} of {decks:5} decks, {minutes:5.0f} min: {what}", file=sys.stderr)
    print(f"about {total:.0f} minutes of one core", file=sys.stderr)


def main() -> None:
    """Play and tell what the arguments ask for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the results are")
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="match-ups whose names begin so")
    parser.add_argument("--decks", type=int, metavar="N", help="number of decks (King: matches)")
    parser.add_argument("--minutes", type=float, default=float("inf"), metavar="M", help="play for so long at most")
    parser.add_argument("--processes", type=int, default=1, metavar="P", help="at a time; default: 1")
    parser.add_argument("--tell", action="store_true", help="play nothing")
    options = parser.parse_args()
    folder: Path = options.folder
    folder.mkdir(parents=True, exist_ok=True)
    chosen = tuple(options.only) or ("",)
    every = [*fixtures(), *preset_fixtures()]
    wanted = [(one, options.decks or one.decks) for one in every if one.name.startswith(chosen)]
    if not wanted:
        parser.error(f"no match-up begins so; there are {', '.join(one.name for one in every)}")
    if not options.tell:
        until = time.monotonic() + 60 * options.minutes
        say_what_comes(wanted, folder)
        try:
            for fixture, decks in wanted:
                play(fixture, folder / f"{fixture.name}.ndjson", decks, options.processes, until)
        except (TimeUp, KeyboardInterrupt):
            print("stopped before the end; the same command goes on", file=sys.stderr)
    lines = list(tables(_found(fixtures(), folder)))
    lines += ["", *tables_of_presets(_found(preset_fixtures(), folder))]
    (folder / "strength.md").write_text("\n".join(lines) + "\n", "utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main()

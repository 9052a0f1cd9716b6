"""The figures of a run: points, first places, leads and ratings, also by contract. Pure functions of a results file.

A deck is one sample: all its tables are averaged first, so neither cards nor seats are noise between bots. A **lead**
is a bot's points a deal minus the average of the others at its table; more is better, also if points are penalties.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal, NamedTuple

from ..games.match import sign_of
from ..games.rule_text import parse_rule_text
from .estimate import Estimate, ratio
from .kinds import DEAL_KINDS, Kinds
from .ratings import ratings
from .results import Deck, Pace, Plan, Table
from .seating import lone_bots

#: The confidence of totals, and of contracts, which have fewer deals.
TOTALS: Final = 0.99
CONTRACT: Final = 0.90
#: The roles of a seat in the order of a report; empty: all of them together.
ROLES: Final = ("", "auctioneer", "buyer", "other")

#: Points a deal (more is better), or the share of first places in percent.
Measure = Literal["points", "firsts"]

Lineup = tuple[int, ...]
Pairs = list[tuple[float, float]]


class BotFigures(NamedTuple):
    """One bot in all its deals."""

    bot: str
    #: Points a deal, as the game counts them.
    points: Estimate
    #: The share of first places.
    firsts: Estimate
    #: Mean 0; 400 points are odds of ten to one (:mod:`.ratings`).
    rating: Estimate
    pace: Pace
    #: Decisions at which it failed.
    failed: int


class Row(NamedTuple):
    """The deals of one kind."""

    kind: str
    #: The role of the bot's seat; empty: any.
    role: str
    deals: int
    #: Points a deal.
    lead: Estimate


class Lead(NamedTuple):
    """One bot on one seat among others."""

    #: The number of the bot.
    bot: int
    #: The numbers of all bots at the table, ascending.
    lineup: Lineup
    #: Points a deal.
    lead: Estimate
    #: The share of first places.
    firsts: Estimate
    #: By kind and role; none if all deals of the game are alike.
    rows: list[Row]


class Figures(NamedTuple):
    """All figures of a run."""

    #: Decks played.
    decks: int
    deals: int
    bots: list[BotFigures]
    leads: list[Lead]


def figures(plan: Plan, decks: Sequence[Deck]) -> Figures:
    """Return the figures of all decks."""
    rules = parse_rule_text(plan.rules)
    sign, kinds = sign_of(rules, plan.players), DEAL_KINDS.get(rules.game)
    rated = ratings(len(plan.bots), [_finishes(deck, sign) for deck in decks], TOTALS)
    bots = [_bot(plan, decks, sign, bot, rating) for bot, rating in enumerate(rated)]
    lineups = sorted(
        {(bot, tuple(sorted(t.seats))) for deck in decks for t in deck.tables for bot in lone_bots(_seats(t))}
    )
    leads = [_lead(decks, kinds, sign, bot, lineup) for bot, lineup in lineups]
    return Figures(len(decks), sum(len(table.deals) for deck in decks for table in deck.tables), bots, leads)


def differences(plan: Plan, decks: Sequence[Deck], measure: Measure) -> list[float]:
    """Return by how much the first bot was ahead of the second in each deck, at the tables where both sat."""
    sign = sign_of(parse_rule_text(plan.rules), plan.players)
    samples = []
    for deck in decks:
        tables = [table for table in deck.tables if {0, 1} <= set(table.seats)]
        samples.append(math.fsum(_ahead(table, sign, measure) for table in tables) / len(tables) if tables else 0.0)
    return samples


def _ahead(table: Table, sign: int, measure: Measure) -> float:
    firsts = measure == "firsts"
    worth = [100 * share for share in _firsts(table, sign)] if firsts else [sign * total for total in _totals(table)]
    mean = [_mean(worth[seat] for seat in _seats_of(table, bot)) for bot in (0, 1)]
    return (mean[0] - mean[1]) / (1 if firsts else len(table.deals))


def _bot(plan: Plan, decks: Sequence[Deck], sign: int, bot: int, rating: Estimate) -> BotFigures:
    points: Pairs = []
    firsts: Pairs = []
    failed, pace = 0, Pace()
    for deck in decks:
        seats = [(table, seat) for table in deck.tables for seat in _seats_of(table, bot)]
        points.append((sum(_totals(table)[seat] for table, seat in seats), sum(len(t.deals) for t, _ in seats)))
        firsts.append((math.fsum(_firsts(table, sign)[seat] for table, seat in seats), len(seats)))
        failed += sum(table.seats[failure.seat] == bot for table in deck.tables for failure in table.failures)
        pace = pace.with_(deck.paces[bot])
    return BotFigures(plan.bots[bot], ratio(points, TOTALS), ratio(firsts, TOTALS), rating, pace, failed)


def _lead(decks: Sequence[Deck], kinds: Kinds | None, sign: int, bot: int, lineup: Lineup) -> Lead:
    leads, firsts = lead_samples(decks, sign, bot, lineup), first_samples(decks, sign, bot, lineup)
    by_kind: dict[tuple[str, str], Pairs] = defaultdict(list)
    for deck in decks:
        tables = _tables(deck, lineup)
        of_deck: dict[tuple[str, str], list[float]] = defaultdict(list)
        for kind, role, ahead in _deals(tables, sign, bot):
            of_deck[kind, ""].append(ahead)
            if kinds and kind in kinds.with_roles:
                of_deck[kind, role].append(ahead)
        for key, values in of_deck.items():
            by_kind[key].append((math.fsum(values), len(values)))
    names = kinds.names if kinds else [""]
    order = sorted(by_kind, key=lambda key: (names.index(key[0]), ROLES.index(key[1])))
    rows = [Row(*key, round(sum(pair[1] for pair in by_kind[key])), ratio(by_kind[key], CONTRACT)) for key in order]
    return Lead(bot, lineup, ratio(leads, TOTALS), ratio(firsts, TOTALS), rows if any(row.kind for row in rows) else [])


def lead_samples(decks: Sequence[Deck], sign: int, bot: int, lineup: Lineup) -> Pairs:
    """Return for each deck the lead of ``bot`` over all tables of ``lineup`` in points, and their number of deals."""
    samples = []
    for deck in decks:
        tables = _tables(deck, lineup)
        ahead = math.fsum(_over_others(_totals(table), table.seats.index(bot), sign) for table in tables)
        samples.append((ahead, float(sum(len(table.deals) for table in tables))))
    return samples


def first_samples(decks: Sequence[Deck], sign: int, bot: int, lineup: Lineup) -> Pairs:
    """Return for each deck the first places of ``bot`` over all tables of ``lineup``, and their number."""
    samples = []
    for deck in decks:
        shares = [_firsts(table, sign)[table.seats.index(bot)] for table in _tables(deck, lineup)]
        samples.append((math.fsum(shares), float(len(shares))))
    return samples


def _deals(tables: Iterable[Table], sign: int, bot: int) -> Iterator[tuple[str, str, float]]:
    for table in tables:
        seat = table.seats.index(bot)
        for deal in table.deals:
            role = "auctioneer" if seat == deal.dealer else "buyer" if seat == deal.buyer else "other"
            yield deal.kind, role, _over_others(deal.scores, seat, sign)


def _over_others(points: Sequence[float], seat: int, sign: int) -> float:
    own = points[seat]
    return sign * (own - (sum(points) - own) / (len(points) - 1))


def _finishes(deck: Deck, sign: int) -> dict[tuple[int, int], float]:
    """Return how often each bot finished before each other, over all pairs of seats; a tie counts a half."""
    before: dict[tuple[int, int], float] = defaultdict(float)
    for table in deck.tables:
        totals = _totals(table)
        for seat, bot in enumerate(table.seats):
            for other, rival in enumerate(table.seats):
                if bot != rival:
                    ahead = sign * (totals[seat] - totals[other])
                    before[bot, rival] += 1.0 if ahead > 0 else 0.0 if ahead < 0 else 0.5
    return before


def _totals(table: Table) -> list[int]:
    return [sum(points) for points in zip(*(deal.scores for deal in table.deals), strict=True)]


def _firsts(table: Table, sign: int) -> list[float]:
    totals = [sign * total for total in _totals(table)]
    best = max(totals)
    return [(total == best) / totals.count(best) for total in totals]


def _tables(deck: Deck, lineup: Lineup) -> list[Table]:
    return [table for table in deck.tables if tuple(sorted(table.seats)) == lineup]


def _seats(table: Table) -> Lineup:
    return tuple(table.seats)


def _seats_of(table: Table, bot: int) -> list[int]:
    return [seat for seat, sitting in enumerate(table.seats) if sitting == bot]


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return math.fsum(listed) / len(listed)

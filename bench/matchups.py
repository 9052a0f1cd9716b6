"""Who meets whom in ``bench.strength``, over how many decks, and what is to come of it."""

import itertools
from collections.abc import Iterator
from typing import Final, NamedTuple

from bench.thinkers import enter
from kingcraft.bots.levels import LEVELS, master
from kingcraft.games.rule_text import parse_rule_text
from kingcraft.lab.kinds import unit_of
from kingcraft.lab.results import Plan
from kingcraft.lab.run import make_plan

#: Worlds and playouts of a world, for Master and for the ceiling: in King what Master has at a table; in Kings Corner
#: two fifths of it, since only many deals tell who wins more of them.
KING_BUDGET: Final = "worlds={0.worlds},playouts={0.playouts}".format(master().budget)
CORNER_BUDGET: Final = "worlds=40,playouts=200"
THUMB: Final = "thumb-1"
SEED: Final = "strength"


class Fixture(NamedTuple):
    """A match-up: ``bot`` alone against ``against`` on all other seats. ``bar``: what its lead must be above.

    In points a deal in King, in percentage points of deals won in Kings Corner; with ``bar_is_lower`` the lower end of
    the interval must be above it, else the mean. ``seconds``: what a deck took on a core of the bench machine.
    """

    name: str
    rules: str
    players: int
    bot: str
    against: str
    decks: int
    seconds: float
    bar: float = 0.0
    bar_is_lower: bool = True


class Series(NamedTuple):
    """What is played of a game: decks, and seconds a deck, of the ceiling, Master, the plain search, Master and it."""

    name: str
    rules: str
    players: int
    budget: str
    plain: str
    decks: tuple[int, int, int, int]
    seconds: tuple[float, float, float, float]


#: The plain search has as many playouts as take the time that Master takes (a move: 50, 24 and 11 ms).
SERIES: Final = (
    Series("king", "king", 4, KING_BUDGET, "ismcts@playouts=45000", (32, 32, 12, 12), (20, 28, 26, 107)),
    Series("corner-2", "pagat", 2, CORNER_BUDGET, "ismcts@playouts=6000", (350, 350, 150, 200), (1.5, 1.8, 1.5, 3.3)),
    Series("corner-4", "pagat", 4, CORNER_BUDGET, "ismcts@playouts=1600", (700, 700, 300, 250), (0.5, 0.5, 0.5, 2)),
)
#: By rules: the bar between levels, and decks and seconds a deck of each two neighbours, the weakest first.
_RUNGS: Final = {
    "king": (5.0, ((200, 0.3), (60, 2), (32, 30))),
    "pagat": (3.0, ((2000, 0.02), (1000, 0.1), (700, 0.55))),
}


def fixtures() -> list[Fixture]:
    """All that is played: for each game the ceiling, Master and the plain search, then level against level."""
    listed = []
    for series in SERIES:
        champion, plain = f"master@{series.budget}", series.plain
        pairs = {
            "ceiling": (f"ceiling@{series.budget}", THUMB),
            "master": (champion, THUMB),
            "plain": (plain, THUMB),
            "master-plain": (champion, plain),
        }
        for (pair, bots), decks, seconds in zip(pairs.items(), series.decks, series.seconds, strict=True):
            listed.append(Fixture(f"{series.name}-{pair}", series.rules, series.players, *bots, decks, seconds))
        if series.players == 4:
            listed += _levels(series, champion)
    return listed


def _levels(series: Series, champion: str) -> Iterator[Fixture]:
    bar, rungs = _RUNGS[series.rules]
    for (lower, upper), (decks, seconds) in zip(itertools.pairwise(LEVELS), rungs, strict=True):
        bot = champion if upper == "master" else upper
        name = f"{series.name}-{upper}-{lower}"
        yield Fixture(name, series.rules, series.players, bot, lower, decks, seconds, bar, bar_is_lower=False)


def plan_of(fixture: Fixture) -> Plan:
    """What the arena is asked for."""
    rules = parse_rule_text(fixture.rules)
    bots = [fixture.bot, fixture.against]
    return make_plan(bots, rules, fixture.players, enter, unit=unit_of(rules.game), seating="first", seed=SEED)

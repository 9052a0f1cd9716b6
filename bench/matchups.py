"""The match-ups of ``bench.strength``: which bots play, over how many decks, and the result that each must reach."""

import itertools
import re
from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from bench.thinkers import enter
from kingcraft.bots.levels import LEVELS, master
from kingcraft.games.king.game import KING
from kingcraft.games.kings_corner.game import KINGS_CORNER
from kingcraft.games.rule_text import parse_rule_text
from kingcraft.lab.results import Plan
from kingcraft.lab.run import make_plan

#: Worlds and playouts of a world, for Master and for the ceiling: in King what Master has at a table; in Kings Corner
#: two fifths of it, since only many deals tell who wins more of them.
KING_BUDGET: Final = "worlds={0.worlds},playouts={0.playouts}".format(master().budget)
CORNER_BUDGET: Final = "worlds=40,playouts=200"
#: What Master has time for in a browser whose core is eight times as slow as the bench machine's, the median of its
#: choices of a card (``python -m bench.capped --slower 8``, 28 November 2026). Measured once, then a fixed number. With
#: a core four times as slow there is time for all of it, in Kings Corner with either.
CAPPED: Final = "worlds=40,playouts=250"
SEED: Final = "strength"


class Fixture(NamedTuple):
    """A match-up: ``bot`` alone against ``against`` on all other seats, in whole matches.

    ``target``: what its lead must be above, in points a deal in King, in percentage points of matches won beyond chance
    in Kings Corner. ``of``: the lower end of the interval, the mean, the upper end, which must be *below* it, or the
    share of deals in which all players pass, in percent, which must be below it too. ``seconds``: what a deck took on
    a core of the bench machine.
    """

    name: str
    rules: str
    players: int
    bot: str
    against: str
    decks: int
    seconds: float
    target: float = 0.0
    of: Literal["low", "mean", "high", "passed"] = "low"

    @property
    def king(self) -> bool:
        """Whether King is played."""
        return parse_rule_text(self.rules).game == KING.name


class Series(NamedTuple):
    """What is played of a game: decks, and seconds a deck, of the ceiling, Master, the plain search, Master and it."""

    name: str
    rules: str
    players: int
    budget: str
    #: The rules of thumb that it is measured against.
    thumb: str
    plain: str
    decks: tuple[int, int, int, int]
    seconds: tuple[float, float, float, float]


#: The plain search has as many playouts as take the time that Master takes (a move: 50, 24 and 11 ms).
SERIES: Final = (
    Series("king", "king", 4, KING_BUDGET, "thumb-1", "ismcts@playouts=45000", (32, 32, 12, 12), (20, 28, 26, 107)),
    Series(
        "corner-2", "pagat", 2, CORNER_BUDGET, "thumb-2", "ismcts@playouts=6000", (120, 150, 40, 40), (25, 30, 25, 50)
    ),
    Series("corner-4", "pagat", 4, CORNER_BUDGET, "thumb-1", "ismcts@playouts=1600", (150, 250, 60, 60), (8, 9, 9, 30)),
)
#: Further match-ups: the bot that plays alone, and how often all players pass.
_MORE: Final = (
    Fixture("king-capped", "king", 4, f"master@{CAPPED}", "thumb-1", 32, 20),
    Fixture(
        "corner-2-two-masters", "pagat", 2, f"master@{CORNER_BUDGET}", f"master@{CORNER_BUDGET}", 60, 60, 35, "passed"
    ),
    Fixture("corner-2-two-strong", "pagat", 2, "strong", "strong", 200, 4, 15, "passed"),
    Fixture("corner-2-strong-casual", "pagat", 2, "strong", "casual", 200, 4, 3),
    Fixture("corner-2-master-strong", "pagat", 2, f"master@{CORNER_BUDGET}", "strong", 120, 30, 3),
    Fixture(
        "corner-4-four-masters", "pagat", 4, f"master@{CORNER_BUDGET}", f"master@{CORNER_BUDGET}", 80, 30, 5, "passed"
    ),
    Fixture("corner-4-lone-thumb", "pagat", 4, "thumb-1", f"master@{CORNER_BUDGET}", 250, 27, 0, "high"),
)
#: What every preset is measured with.
_PRESETS_BUDGET: Final = "worlds=20,playouts=60"
_KING_PRESETS_BUDGET: Final = "worlds=40,playouts=100"
#: House rules without measured equity: another pace, penalties for kings, scores that no preset has.
_HOUSE_RULES: Final = (
    "pagat?target=40&draw_count=2",
    "pagat?scoring=flat20&target=60&forced_king=penalty",
    "swedish?hand_size=5&sign=-",
)
#: By rules: the least lead between levels, which of its figures, and decks and seconds a deck of each two neighbours,
#: the weakest first.
_RUNGS: Final[dict[str, tuple[float, Literal["low", "mean"], tuple[tuple[int, float], ...]]]] = {
    "king": (5.0, "mean", ((200, 0.3), (60, 2), (32, 30))),
    "pagat": (3.0, "low", ((400, 0.3), (300, 1.5), (250, 10))),
}


def fixtures() -> list[Fixture]:
    """All that is played: for each game the ceiling, Master and the plain search, then level against level."""
    listed = []
    for series in SERIES:
        champion, plain = f"master@{series.budget}", series.plain
        pairs = {
            "ceiling": (f"ceiling@{series.budget}", series.thumb),
            "master": (champion, series.thumb),
            "plain": (plain, series.thumb),
            "master-plain": (champion, plain),
        }
        for (pair, bots), decks, seconds in zip(pairs.items(), series.decks, series.seconds, strict=True):
            listed.append(Fixture(f"{series.name}-{pair}", series.rules, series.players, *bots, decks, seconds))
        if series.players == 4:
            listed += _levels(series, champion)
        listed += [one for one in _MORE if one.name.startswith(series.name)]
    return listed


def preset_fixtures() -> list[Fixture]:
    """Master against thumb-1 on all other seats, under every preset and some house rules, with every number of players.

    At a smaller budget: these tell that no rule set is played badly, not by how much each is won.
    """
    names = [*KINGS_CORNER.presets, *_HOUSE_RULES]
    corner = [
        Fixture(
            f"presets-{_plain(name)}-{players}",
            name,
            players,
            f"master@{_PRESETS_BUDGET}",
            "thumb-1",
            24,
            3.0,
            0,
            "mean",
        )
        for players in KINGS_CORNER.seats
        for name in names
    ]
    king = [
        Fixture(f"presets-{_plain(name)}-4", name, 4, f"master@{_KING_PRESETS_BUDGET}", "thumb-1", 8, 12.0, 0, "mean")
        for name in KING.presets
    ]
    return corner + king


def _plain(rules: str) -> str:
    """Return the text of a rule set as a part of a file's name."""
    return re.sub("[^a-z0-9]+", "-", rules)


def _levels(series: Series, champion: str) -> Iterator[Fixture]:
    least, of, rungs = _RUNGS[series.rules]
    for (lower, upper), (decks, seconds) in zip(itertools.pairwise(LEVELS), rungs, strict=True):
        bot = champion if upper == "master" else upper
        name = f"{series.name}-{upper}-{lower}"
        yield Fixture(name, series.rules, series.players, bot, lower, decks, seconds, least, of)


def plan_of(fixture: Fixture) -> Plan:
    """What the arena is asked for."""
    rules = parse_rule_text(fixture.rules)
    bots = [fixture.bot, fixture.against]
    return make_plan(bots, rules, fixture.players, enter, unit="match", seating="first", seed=SEED)

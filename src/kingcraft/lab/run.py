"""A run of the arena: its plan, and playing deck by deck until there is enough."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

import kingcraft

from ..games.match import check_players
from ..games.options import RuleSet
from ..games.rule_text import rule_text
from ..sources import source_hash
from .figures import Measure, differences
from .results import Deck, Pace, Plan, Results, Unit
from .seating import SeatingRule, seatings
from .sprt import Sprt, Testing
from .table import Job
from .workers import Maker, playing

#: The files that decide how bots play, from the root of the package.
_PLAYING: Final = ("bots", "games", "lab/table.py", "lab/seating.py", "cards.py", "kernel", "shuffle.py")


class Test(NamedTuple):
    """When to stop: once it is clear whether the first bot leads the second by ``low`` or by ``high``."""

    #: In points a deal, or in percent of first places.
    low: float
    high: float
    measure: Measure


def make_plan(
    bots: Sequence[str],
    rules: RuleSet[object],
    players: int,
    make: Maker,
    *,
    unit: Unit,
    seating: SeatingRule = "every",
    seed: str = "kingcraft",
    move_seconds: float = 5.0,
) -> Plan:
    """Return the plan of a run; external bots are started to learn their names.

    Raises ``Refused`` for a wrong number of players, ``BotFailed``, and what ``make`` raises.
    """
    check_players(rules, players)
    names = []
    for bot in bots:
        player = make(bot, move_seconds)
        try:
            names.append(player.hello())
        finally:
            player.close()
    return Plan(
        version=kingcraft.__version__,
        code=source_hash(*_PLAYING),
        bots=list(bots),
        names=names,
        rules=rule_text(rules),
        players=players,
        unit=unit,
        seating=seating,
        seed=seed,
        move_seconds=move_seconds,
    )


class Watch:
    """The lead of the first bot over the second, deck by deck, and the test that may end a run."""

    def __init__(self, plan: Plan, decks: Sequence[Deck], test: Test | None) -> None:
        self.plan = plan
        self.test = test
        self._measure: Measure = "points" if test is None else test.measure
        #: For each deck, by how much the first bot was ahead of the second.
        self.differences: list[float] = []
        self._testing = None if test is None else Testing(test.low, test.high)
        self._note(decks)

    def add(self, deck: Deck) -> None:
        """Add a deck."""
        self._note([deck])

    def _note(self, decks: Sequence[Deck]) -> None:
        for difference in differences(self.plan, decks, self._measure):
            self.differences.append(difference)
            if self._testing is not None:
                self._testing.add(difference)

    @property
    def state(self) -> Sprt | None:
        """The state of the test; None if there is none."""
        return None if self._testing is None else self._testing.state

    def decided(self) -> bool:
        """Return whether the test has its answer."""
        state = self.state
        return state is not None and state.verdict is not None


def run(
    results: Results,
    make: Maker,
    decks: int,
    processes: int,
    watch: Watch,
    progress: Callable[[Watch], None],
) -> None:
    """Play until ``results`` has ``decks`` decks, or until the test of ``watch`` is decided.

    ``progress`` is called at the start and after every deck. Raises OSError and ``ChildFailed`` after a whole deck.
    """
    progress(watch)
    plan, first = results.plan, len(results.decks)
    if watch.decided() or first >= decks:
        return
    played = playing(plan, make, _jobs(plan, range(first, decks)), processes)
    try:
        for deck in range(first, decks):
            tables = [next(played) for _ in seatings(len(plan.bots), plan.players, plan.seating, deck)]
            paces = [Pace()] * len(plan.bots)
            for table in tables:
                paces = [pace.with_(more) for pace, more in zip(paces, table.paces, strict=True)]
            ended = Deck(deck, [table.table for table in tables], paces)
            results.add(ended)
            watch.add(ended)
            progress(watch)
            if watch.decided():
                return
    finally:
        played.close()


def _jobs(plan: Plan, decks: range) -> Iterator[Job]:
    for deck in decks:
        for seating in seatings(len(plan.bots), plan.players, plan.seating, deck):
            yield Job(deck, seating)

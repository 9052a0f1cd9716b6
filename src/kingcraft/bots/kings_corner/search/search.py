"""The search: every way to end the turn, played on over the same worlds; the better half continues in more of them.

A plan is judged up to ``end``: what it lays, keeps back and leaves for others. The policy (``turns.policy``) plays on,
and its players see only what their seats see, so no plan relies on cards that no player knows. Sequential halving
(Karnin, Koren, Somekh 2013) spends the playouts where the choice is close.
"""

import math
import time
from array import array
from collections.abc import MutableSequence, Sequence
from typing import Final, NamedTuple

from ....games.kings_corner.core import END, GOING, KINGS, PILE_ACTIONS, Core
from ....games.kings_corner.play import end_turn
from ....games.kings_corner.scoring import Settlement
from ....games.kings_corner.terms import Terms
from ....kernel import kernel, next_random, random_below, seeded
from ...limits import Budget, Stop
from ..equity import Goal
from ..knowledge.knowledge import Knowledge
from ..outcome import Aim, margin, worth
from ..turns.candidates import (
    FIRSTS,
    MOST,
    MOST_ACTIONS,
    ROW,
    ROWS,
    TURN,
    add_candidates,
    candidate_core,
    candidate_words,
    list_actions,
)
from ..turns.policy import Weights, moved, policy_playout
from ..turns.turn_enumeration import ALIKE, COMPLETE, THRIFTY, piles_at, position_at, turn_words
from ..turns.turns import turn_at, turns_from
from ..turns.weights import weights_for
from ..worlds.worlds import with_hands

#: Playouts of one call of the kernel: a few milliseconds.
SLICE: Final = 256

#: Words of what is known of a candidate: playouts, sum and sum of squares of margins, sum of worths.
SUMS: Final = 4
#: Places for candidates that only a thrifty search finds, for each first action.
_SPARE: Final = 16


class Sampling(NamedTuple):
    """How candidates are played on."""

    terms: Terms
    settlement: Settlement
    aim: Aim
    #: A state of the stream: on later rounds through the worlds their stocks are shuffled again.
    random: int


@kernel
def play_candidates(
    sums: MutableSequence[int],
    values: MutableSequence[int],
    rows: Sequence[int],
    alive: Sequence[int],
    deck: MutableSequence[int],
    sampling: Sampling,
    table: Core,
    worlds: Sequence[int],
    first: int,
    last: int,
    own: Weights,
    others: Weights,
    chances: Sequence[int],
) -> int:
    """Play the candidates ``alive`` on: playouts number ``first`` to ``last`` of all samples times all of them.

    ``sums``: added to. ``values``: gets the worth of each playout as far as it has space. ``deck``: space for 52.
    ``chances``: the table of the aim.
    """
    terms, settlement, aim, stream = sampling
    players, seat = terms.players, table[5]
    row = players + 52
    number = len(worlds) // row
    ready = -1
    start = table
    for playout in range(first, last):
        sample = playout // len(alive)
        if sample != ready:
            ready = sample
            at = sample % number * row
            for index in range(52):
                deck[index] = worlds[at + players + index]
            start = with_hands(table, worlds, at, players)
            if sample >= number:
                random = next_random(stream ^ sample)
                for index in range(51, table[4], -1):
                    random = next_random(random)
                    other = table[4] + random_below(random, index + 1 - table[4])
                    deck[index], deck[other] = deck[other], deck[index]
        candidate = alive[playout % len(alive)]
        core = candidate_core(rows, ROWS + candidate * ROW, terms, start)
        if core[9] == GOING:
            core = policy_playout(deck, terms, end_turn(deck, terms, core), seat, own, others)
        better = margin(settlement, players, core, seat)
        worthy = worth(settlement, aim, chances, players, core, seat)
        to = candidate * SUMS
        sums[to] += 1
        sums[to + 1] += better
        sums[to + 2] += better * better
        sums[to + 3] += worthy
        if playout - first < len(values):
            values[playout - first] = worthy
    return last - first


class Candidates(NamedTuple):
    """The ways to end a turn that are compared."""

    #: The actions legal now, likes left out.
    firsts: list[int]
    #: See :mod:`~kingcraft.bots.kings_corner.turns.candidates`.
    rows: "array[int]"


def find_candidates(terms: Terms, core: Core) -> Candidates:
    """Find the ways to end the turn of the seat to act."""
    actions = [0] * MOST_ACTIONS
    firsts = actions[: list_actions(terms, core, actions)]
    words, rows = turn_words(), candidate_words()
    for number, action in enumerate(firsts):
        most = MOST * (number + 1) // len(firsts)
        # The last places are for the turns that lay the most, in case not all can be looked at.
        add_candidates(rows, words, terms, core, action, number, most - _SPARE, ALIKE)
        if not words[COMPLETE] or rows[0] >= most - _SPARE:
            add_candidates(rows, words, terms, core, action, number, most, THRIFTY)
    return Candidates(firsts, rows)


def turn_search(
    knowledge: Knowledge,
    goal: Goal,
    worlds: Sequence[int],
    budget: Budget,
    random: int,
    stop: Stop | None,
    kept: int = 0,
) -> "TurnSearch":
    """Find the ways to end a turn, for a search among them. ``worlds``: rows of ``deal_worlds``; ``random``: a seed;
    ``kept``: what a card that is kept costs besides, in the unit of worths.
    """
    until = time.monotonic() + budget.seconds
    core = with_hands(knowledge.table, worlds, 0, knowledge.players)
    return TurnSearch(knowledge, goal, worlds, find_candidates(knowledge.terms, core), random, until, stop, kept)


class TurnSearch:
    """The search through one turn, which :func:`turn_search` begins. ``until``: by :func:`time.monotonic`."""

    def __init__(
        self,
        knowledge: Knowledge,
        goal: Goal,
        worlds: Sequence[int],
        candidates: Candidates,
        random: int,
        until: float,
        stop: Stop | None,
        kept: int,
    ) -> None:
        self._table, self._worlds = knowledge.table, worlds
        terms = knowledge.terms
        self._core = with_hands(knowledge.table, worlds, 0, terms.players)
        self._sampling = Sampling(terms, goal.settlement, goal.aim, seeded(random) >> 1)
        self._chances = goal.equity.chances
        self._own, self._others = weights_for(terms.players)
        self._deck = array("q", [0]) * 52
        self._stop, self._until, self._kept = stop, until, kept
        self.playouts = 0
        self._sampled = 0
        self.firsts, self.rows = candidates
        self.count = self.rows[0]
        self.sums = array("q", [0]) * (SUMS * self.count)
        self._fewest_kings = min((self._kings(candidate) for candidate in range(self.count)), default=0)

    @property
    def stopped(self) -> bool:
        """Whether time is up."""
        return bool(self._stop) or time.monotonic() >= self._until

    def firsts_of(self, candidate: int) -> int:
        """Return the set of the first actions (their numbers) that can lead to a candidate."""
        return self.rows[ROWS + candidate * ROW + FIRSTS]

    def hand_of(self, candidate: int) -> int:
        """Return what a candidate leaves in hand."""
        return self.rows[ROWS + candidate * ROW]

    def _kings(self, candidate: int) -> int:
        return (self.hand_of(candidate) & KINGS).bit_count()

    def keeps_king(self, candidate: int) -> bool:
        """Return whether a candidate keeps a king that could be laid, between two players.

        Playouts of this kind of policy think too well of that: who never did it won 58.5 ± 7.7 % of the matches. With
        more players it is sometimes right.
        """
        return self._sampling.terms.players == 2 and self._kings(candidate) > self._fewest_kings

    def worth(self, candidate: int) -> float:
        """Return the mean worth of a candidate; one not played is worse than all played, and more cards are worse."""
        count, cards = self.sums[candidate * SUMS], self.hand_of(candidate).bit_count()
        return self.sums[candidate * SUMS + 3] / count - self._kept * cards if count else -1e9 - cards

    def arguments(
        self, sums: "array[int]", values: "array[int]", alive: "array[int]", first: int, last: int
    ) -> tuple[
        "array[int]",
        "array[int]",
        "array[int]",
        "array[int]",
        "array[int]",
        Sampling,
        Core,
        Sequence[int],
        int,
        int,
        "array[int]",
        "array[int]",
        "array[int]",
    ]:
        """Return the arguments of :func:`play_candidates`."""
        return (
            sums,
            values,
            self.rows,
            alive,
            self._deck,
            self._sampling,
            self._table,
            self._worlds,
            first,
            last,
            self._own,
            self._others,
            self._chances,
        )

    def play(self, alive: Sequence[int], samples: int, values: "array[int] | None" = None) -> int:
        """Play ``alive`` on in ``samples`` more samples, the same for all; return how many playouts, fewer if stopped.

        ``values``: gets the worth of each playout, sample by sample.
        """
        each = array("q", alive)
        first = self._sampled * len(each)
        last = first + samples * len(each)
        at = first
        while at < last and not self.stopped:
            to = min(at + SLICE, last)
            part = array("q", [0]) * (to - at if values is not None else 0)
            play_candidates(*self.arguments(self.sums, part, each, at, to))
            if values is not None:
                values.extend(part)
            at = to
        self.playouts += at - first
        self._sampled += samples
        return at - first

    def halve(self, playouts: int) -> list[int]:
        """Spend ``playouts`` on all candidates, more on the better ones; return all candidates, the best first."""
        alive = [candidate for candidate in range(self.count) if not self.keeps_king(candidate)]
        dropped = [candidate for candidate in range(self.count) if self.keeps_king(candidate)]
        rounds = max(1, math.ceil(math.log2(max(2, len(alive)))))
        for _ in range(rounds):
            if len(alive) == 1 or self.stopped:
                break
            self.play(alive, max(1, playouts // rounds // len(alive)))
            alive.sort(key=lambda candidate: -self.worth(candidate))
            keep = (len(alive) + 1) // 2
            dropped = alive[keep:] + dropped
            alive = alive[:keep]
        if not self.playouts:  # there was no time
            alive.sort(key=lambda candidate: -self.worth(candidate))
        return alive + dropped

    def narrowed(self, playouts: int, share: float) -> list[int]:
        """Do as :meth:`halve`, within ``share`` of the time that is left."""
        until, now = self._until, time.monotonic()
        self._until = now + share * (until - now)
        try:
            return self.halve(playouts)
        finally:
            self._until = until

    def way_to(self, candidate: int) -> tuple[int, ...]:
        """Return the actions to a candidate, ``end`` included; what makes room comes before what takes it."""
        at = ROWS + candidate * ROW
        hand, piles = self.rows[at], tuple(self.rows[at + 1 : at + TURN])
        firsts = [action for number, action in enumerate(self.firsts) if self.rows[at + FIRSTS] >> number & 1]
        terms, words = self._sampling.terms, turn_words()
        for action in sorted(firsts, key=lambda each: (each < PILE_ACTIONS, each)):
            if action == END:
                return (END,)
            start = moved(terms, self._core, action)
            for way in (ALIKE, THRIFTY):
                for number in range(turns_from(words, terms, start, way)):
                    position = position_at(words, number)
                    if words[position] == hand and piles_at(words, position) == piles:
                        return (action, *turn_at(words, number).actions, *([END] if hand else []))
        raise AssertionError("a candidate that no turn leads to")

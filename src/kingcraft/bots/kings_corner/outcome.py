"""What an ended deal is worth to a seat: the chance to win the match from the totals after it, and a little for points.

For kernels. What the chances are is in :mod:`.equity`.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ...games.kings_corner.core import COUNT_BITS, COUNT_MASK, Core
from ...games.kings_corner.scoring import Settlement, cost, loss, stake
from ...kernel import rule

#: A match, in the unit of worths.
MATCH: Final = 1_000_000

#: Kinds of aims: points alone; the chance from a table of both totals (two players); shares by the weights of totals.
POINTS: Final = 0
DUEL: Final = 1
SHARES: Final = 2

#: Losses by seat.
Losses = tuple[int, int, int, int, int, int]


class Aim(NamedTuple):
    """What a seat plays for. Totals are penalties here: fewer are better."""

    #: ``POINTS``, ``DUEL`` or ``SHARES``.
    kind: int
    #: The match is over as soon as a total is this or more. 0 if only points count.
    limit: int
    #: What a point less than the mean of the others is worth beside the chance to win the match.
    point: int
    #: Each seat's total before the deal, from seat 0 on.
    totals: Losses


@rule
def losses(settlement: Settlement, players: int, core: Core) -> Losses:
    """Return what each seat has lost in an ended deal, less what it won: the first is that of ``core[5]``."""
    hands, _, _, _, _, first, _, _, _, out = core
    a = lost_by(settlement, players, core, 0)
    b = lost_by(settlement, players, core, 1)
    c = lost_by(settlement, players, core, 2)
    d = lost_by(settlement, players, core, 3)
    e = lost_by(settlement, players, core, 4)
    f = lost_by(settlement, players, core, 5)
    if settlement.chips != 0 and out >= 0:
        won = settlement.pot
        for step in range(players):
            won += staked_by(settlement, players, core, step) + cost(settlement, hands[step])
        place = out - first if out >= first else out - first + players
        a -= won if place == 0 else 0
        b -= won if place == 1 else 0
        c -= won if place == 2 else 0
        d -= won if place == 3 else 0
        e -= won if place == 4 else 0
        f -= won if place == 5 else 0
    return (a, b, c, d, e, f)


@rule
def staked_by(settlement: Settlement, players: int, core: Core, step: int) -> int:
    """Return the stake of the seat ``step`` places after that to act."""
    who = core[5] + step if core[5] + step < players else core[5] + step - players
    return stake(settlement, core[7] >> COUNT_BITS * who & COUNT_MASK, core[8] >> COUNT_BITS * who & COUNT_MASK)


@rule
def lost_by(settlement: Settlement, players: int, core: Core, step: int) -> int:
    """Return what the seat ``step`` places after that to act has lost, without what it has won; 0: there is none."""
    if step >= players:
        return 0
    return loss(settlement, staked_by(settlement, players, core, step), cost(settlement, core[0][step]), core[9])


@rule
def margin(settlement: Settlement, players: int, core: Core, seat: int) -> int:
    """Return how much better off ``seat`` is after an ended deal: the sum of the differences to each other seat."""
    lost = losses(settlement, players, core)
    total = 0
    for step in range(players):
        total += lost[step]
    return total - players * lost[seat - core[5] if seat >= core[5] else seat - core[5] + players]


@rule
def worth(settlement: Settlement, aim: Aim, chances: Sequence[int], players: int, core: Core, seat: int) -> int:
    """Return what an ended deal is worth to ``seat``, in millionths of a match. ``chances``: the table of ``aim``."""
    lost = losses(settlement, players, core)
    first = core[5]
    own = mine = total = high = 0
    for step in range(players):
        who = first + step if first + step < players else first + step - players
        after = aim.totals[who] + lost[step]
        total += after
        if step == 0 or after > high:
            high = after
        if who == seat:
            own, mine = after, lost[step]
    lead = 0
    for step in range(players):
        lead += lost[step] - mine
    ahead = aim.point * lead // (players - 1)
    if aim.kind == POINTS:
        return ahead
    if high >= aim.limit:
        better = equal = 0
        for step in range(players):
            who = first + step if first + step < players else first + step - players
            after = aim.totals[who] + lost[step]
            better += 1 if after < own else 0
            equal += 1 if after == own else 0
        return ahead + (MATCH // equal if better == 0 else 0)
    if aim.kind == DUEL:
        return ahead + chances[own * aim.limit + total - own]
    shares = 0
    for step in range(players):
        who = first + step if first + step < players else first + step - players
        shares += chances[high * aim.limit + aim.totals[who] + lost[step]]
    return ahead + MATCH * chances[high * aim.limit + own] // shares


@rule
def worth_of(aim: Aim, chances: Sequence[int], seat: int, own: int, other: int) -> int:
    """Return what a deal between two is worth to ``seat`` that costs it ``own`` and the other player ``other``."""
    mine, theirs = aim.totals[seat] + own, aim.totals[1 - seat] + other
    ahead = aim.point * (other - own)
    if aim.kind == POINTS:
        return ahead
    if max(mine, theirs) >= aim.limit:
        return ahead + (MATCH if mine < theirs else MATCH // 2 if mine == theirs else 0)
    return ahead + chances[mine * aim.limit + theirs]


@rule
def shares_win(settlement: Settlement, players: int, core: Core, seat: int) -> int:
    """Return the share of the deal that ``seat`` has won, in sixtieths: all if it is out; the lowest hands share a
    block.
    """
    hands, _, _, _, _, first, _, _, _, out = core
    if out >= 0:
        return 60 if out == seat else 0
    least, sharing, mine = 1 << 40, 0, 0
    for step in range(players):
        left = cost(settlement, hands[step])
        if left < least:
            least, sharing = left, 0
        if left == least:
            sharing += 1
        if first + step in (seat, seat + players):
            mine = left
    return 60 // sharing if mine == least else 0

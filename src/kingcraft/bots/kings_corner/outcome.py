"""What an ended deal is worth to a seat that compares itself with the others, for kernels."""

from ...games.kings_corner.core import COUNT_BITS, COUNT_MASK, Core
from ...games.kings_corner.scoring import Settlement, cost, loss, stake
from ...kernel import rule


@rule
def margin(settlement: Settlement, players: int, core: Core, seat: int) -> int:
    """Return how much better off ``seat`` is after an ended deal: the sum of the differences to each other seat."""
    hands, _, _, _, _, first, _, kept, paid, out = core
    own = others = costs = stakes = 0
    for step in range(players):
        who = first + step if first + step < players else first + step - players
        left = cost(settlement, hands[step])
        costs += left
        staked = stake(settlement, kept >> COUNT_BITS * who & COUNT_MASK, paid >> COUNT_BITS * who & COUNT_MASK)
        stakes += staked
        lost = loss(settlement, staked, left, out)
        if who == seat:
            own -= lost
        else:
            others -= lost
    if settlement.chips and out >= 0:
        won = settlement.pot + stakes + costs
        if out == seat:
            own += won
        else:
            others += won
    return (players - 1) * own - others


@rule
def worth(settlement: Settlement, prize: int, players: int, core: Core, seat: int) -> int:
    """Return what ``seat`` gets, in sixtieths: its margin, and if it won ``prize`` from each of the others."""
    return 60 * margin(settlement, players, core, seat) + prize * (players - 1) * shares_win(
        settlement, players, core, seat
    )


@rule
def shares_win(settlement: Settlement, players: int, core: Core, seat: int) -> int:
    """Return the share of the win that ``seat`` has, in sixtieths: all if it is out; the lowest hands share a block."""
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

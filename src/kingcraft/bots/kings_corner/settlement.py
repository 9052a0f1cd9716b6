"""What an ended deal is worth to a seat, in ints: ``games/kings_corner/scoring.py`` for kernels."""

from typing import NamedTuple

from ...games.kings_corner.core import BLOCKED, COUNT_BITS, COUNT_MASK, Core
from ...games.kings_corner.rules import KingsCornerOptions
from ...games.kings_corner.scoring import card_values
from ...kernel import lowest, rule


class Settlement(NamedTuple):
    """What a deal pays. ``values``: what a card left costs, by rank A 2 .. K. ``fine``: for a king kept back (P32).

    ``chips``: 1 if chips are played for; then ``ante`` and ``chip_pass`` are what a seat puts in, and ``pot`` is what
    the deals before have left.
    """

    values: tuple[int, int, int, int, int, int, int, int, int, int, int, int, int]
    fine: int
    chips: int
    ante: int
    chip_pass: int
    pot: int


def settlement_of(options: KingsCornerOptions, pot: int) -> Settlement:
    """What a deal under ``options`` pays; ``pot``: the chips that the deals before have left in the pot."""
    a, b, c, d, e, f, g, h, i, j, k, l, m = card_values(options)
    chips = options.scoring == "chips"
    return Settlement(
        values=(a, b, c, d, e, f, g, h, i, j, k, l, m),
        fine=options.forced_king_penalty if options.forced_king == "penalty" else 0,
        chips=int(chips),
        ante=options.chip_ante if chips else 0,
        chip_pass=options.chip_pass if chips else 0,
        pot=pot if chips else 0,
    )


@rule
def cost(settlement: Settlement, hand: int) -> int:
    """What the cards of ``hand`` cost who is left with them (P24, P29 to P31)."""
    total = 0
    while hand:
        total += settlement.values[lowest(hand) >> 2]
        hand &= hand - 1
    return total


@rule
def margin(settlement: Settlement, players: int, core: Core, seat: int) -> int:
    """By how much ``seat`` is better off than the others after an ended deal: the sum of the differences to each."""
    hands, _, _, _, _, first, _, kept, paid, out = core
    own = others = costs = stakes = 0
    for step in range(players):
        who = first + step if first + step < players else first + step - players
        left = cost(settlement, hands[step])
        costs += left
        staked = settlement.ante + settlement.fine * (kept >> COUNT_BITS * who & COUNT_MASK)
        staked += settlement.chip_pass * (paid >> COUNT_BITS * who & COUNT_MASK)
        stakes += staked
        lost = staked if settlement.chips and out == BLOCKED else staked + left
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
    """What ``seat`` has of an ended deal, in sixtieths: its margin, and ``prize`` from each of the others if it won."""
    return 60 * margin(settlement, players, core, seat) + prize * (players - 1) * shares_win(
        settlement, players, core, seat
    )


@rule
def shares_win(settlement: Settlement, players: int, core: Core, seat: int) -> int:
    """How much of an ended deal ``seat`` has won, in sixtieths: who went out; blocked, those left with the least."""
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

"""What the cards left in hand cost, chips, and when a match ends (P24 to P31, K-7, K-18, K-20)."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ...kernel import lowest, rule
from .core import BLOCKED, COUNT_BITS, COUNT_MASK
from .options import KingsCornerOptions

_PIPS: Final = (2, 3, 4, 5, 6, 7, 8, 9, 10)

#: Penalty points by rank, A 2 .. T J Q K.
VALUES: Final = {
    "king10": (1,) * 12 + (10,),
    "face": (25, *_PIPS, 10, 10, 10),
    "flat50": (50, 5, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10),
    "flat20": (20, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10),
    "face15": (15, *_PIPS, 10, 10, 10),
}


def card_values(options: KingsCornerOptions) -> tuple[int, ...]:
    """Return the points (or chips) that a card left in hand costs, by rank A 2 .. T J Q K."""
    if options.scoring == "chips":
        return (options.chip_card,) * 12 + (options.chip_king,)
    return VALUES[options.scoring]


class Settlement(NamedTuple):
    """What a deal pays, for score sheets and playouts."""

    #: What a card left costs, by rank A 2 .. K.
    values: tuple[int, int, int, int, int, int, int, int, int, int, int, int, int]
    #: For a king kept back (P32).
    fine: int
    #: 1 if chips are played for; else ``ante``, ``chip_pass`` and ``pot`` are 0.
    chips: int
    #: What a seat puts into the pot.
    ante: int
    chip_pass: int
    #: The chips left by the deals before.
    pot: int


def settlement_of(options: KingsCornerOptions, pot: int = 0) -> Settlement:
    """Return what a deal under ``options`` pays; ``pot``: the chips left by the deals before."""
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
    """Return what the cards of ``hand`` cost the seat that is left with them (P24, P29 to P31)."""
    total = 0
    while hand:
        total += settlement.values[lowest(hand) >> 2]
        hand &= hand - 1
    return total


@rule
def stake(settlement: Settlement, kept: int, paid: int) -> int:
    """Return what a seat has lost during the deal: fines for kings kept back (P32), with chips all it has paid."""
    return settlement.ante + settlement.fine * kept + settlement.chip_pass * paid


@rule
def loss(settlement: Settlement, staked: int, left: int, out: int) -> int:
    """Return ``staked`` and ``left``, the :func:`cost` of a hand at the end; no seat is paid after a block with chips
    (K-7).
    """
    return staked if settlement.chips != 0 and out == BLOCKED else staked + left


def counted_cost(options: KingsCornerOptions, cards: int, kings: int) -> int:
    """Return what ``cards``, of which ``kings`` are kings, cost where all others cost the same (P24, P31)."""
    values = card_values(options)
    return kings * values[-1] + (cards - kings) * values[0]


def ranks_cost(options: KingsCornerOptions, ranks: Iterable[int]) -> int:
    """Return what cards of these ranks (0: ace .. 12: king) cost."""
    values = card_values(options)
    return sum(values[rank] for rank in ranks)


def hand_value(options: KingsCornerOptions, hand: int) -> int:
    """Return what a hand (a set of cards) costs its holder at the end of a deal."""
    return cost(settlement_of(options), hand)


def counts(packed: int, players: int) -> list[int]:
    """Return the count of each seat in ``kept`` or ``paid`` (``core.py``)."""
    return [packed >> COUNT_BITS * seat & COUNT_MASK for seat in range(players)]


def stakes(options: KingsCornerOptions, kept: Iterable[int], paid: Iterable[int]) -> list[int]:
    """Return the :func:`stake` of each seat."""
    settlement = settlement_of(options)
    return [stake(settlement, kings, passes) for kings, passes in zip(kept, paid, strict=True)]


def deal_scores(
    options: KingsCornerOptions, hands: Sequence[int], staked: Sequence[int], pot: int, out: int
) -> list[int]:
    """Return each seat's points of an ended deal, signed as players see them (``docs/rules/records.md``, records).

    ``hands``: the cards left, a set for each seat. ``staked``: see :func:`stakes`. ``pot``: the chips in the pot,
    those of this deal included. ``out``: the seat that went out or ``BLOCKED``: then the pot stays (K-7), and with
    points every seat scores its hand (P24).
    """
    settlement = settlement_of(options)
    return scores_of(options, [cost(settlement, hand) for hand in hands], staked, pot, out)


def scores_of(
    options: KingsCornerOptions, costs: Sequence[int], staked: Sequence[int], pot: int, out: int
) -> list[int]:
    """Return what :func:`deal_scores` does, for what each seat's cards cost."""
    settlement = settlement_of(options)
    lost = [loss(settlement, chips, left, out) for chips, left in zip(staked, costs, strict=True)]
    if settlement.chips:
        won = [-chips for chips in lost]
        if out != BLOCKED:
            won[out] += pot + sum(costs)
        return won
    sign = -1 if options.sign == "-" else 1
    return [sign * points for points in lost]


def match_over(options: KingsCornerOptions, totals: Sequence[int], deals: int) -> bool:
    """Return whether the match ends after ``deals`` deals: a fixed number (K-18), or the target is met (P25, K-9)."""
    if options.deals:
        return deals >= options.deals
    worst = -min(totals) if options.sign == "-" else max(totals)
    return worst > options.target if options.target_rule == "exceed" else worst >= options.target


def winners(options: KingsCornerOptions, totals: Sequence[int]) -> list[int]:
    """Return all seats with the best total (K-11, K-18): the fewest penalty points (least negative), or most chips."""
    best = max(totals) if options.scoring == "chips" or options.sign == "-" else min(totals)
    return [seat for seat, total in enumerate(totals) if total == best]

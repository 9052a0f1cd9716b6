"""What the cards left in hand cost, chips, and when a match ends (P24 to P31, K-7, K-18, K-20)."""

from collections.abc import Iterable, Sequence
from typing import Final

from ...cards import members
from .core import BLOCKED, COUNT_BITS, COUNT_MASK
from .rules import KingsCornerOptions

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
    """Points (or chips) that a card left in hand costs, by rank A 2 .. T J Q K."""
    if options.scoring == "chips":
        return (options.chip_card,) * 12 + (options.chip_king,)
    return VALUES[options.scoring]


def hand_value(options: KingsCornerOptions, hand: int) -> int:
    """What a hand (a set of cards) costs its holder at the end of a deal."""
    values = card_values(options)
    return sum(values[card >> 2] for card in members(hand))


def counts(packed: int, players: int) -> list[int]:
    """The counts a seat of ``kept`` or ``paid`` (``core.py``)."""
    return [packed >> COUNT_BITS * seat & COUNT_MASK for seat in range(players)]


def stakes(options: KingsCornerOptions, kept: Iterable[int], paid: Iterable[int]) -> list[int]:
    """What each seat has lost during the deal: points for kings kept back (P32) or, with chips, all it put in."""
    fines = [options.forced_king_penalty * kings for kings in kept]
    if options.scoring != "chips":
        return fines
    return [options.chip_ante + fine + options.chip_pass * passes for fine, passes in zip(fines, paid, strict=True)]


def deal_scores(
    options: KingsCornerOptions, hands: Sequence[int], staked: Sequence[int], pot: int, out: int
) -> list[int]:
    """Each seat's points of an ended deal, signed as players see them (``docs/rules/records.md``, records).

    ``hands``: the cards left, a set a seat. ``staked``: see :func:`stakes`. ``pot``: the chips in the pot, those of
    this deal included. ``out``: the seat that went out or ``BLOCKED``: then nobody is paid, the pot stays (K-7), and
    with points every seat scores its hand (P24).
    """
    costs = [hand_value(options, hand) for hand in hands]
    if options.scoring == "chips":
        if out == BLOCKED:
            return [-chips for chips in staked]
        won = [-cost - chips for cost, chips in zip(costs, staked, strict=True)]
        won[out] += pot + sum(costs)
        return won
    sign = -1 if options.sign == "-" else 1
    return [sign * (cost + fine) for cost, fine in zip(costs, staked, strict=True)]


def match_over(options: KingsCornerOptions, totals: Sequence[int], deals: int) -> bool:
    """Whether the match ends after ``deals`` deals: a fixed number of them (K-18), or the target is met (P25, K-9)."""
    if options.deals:
        return deals >= options.deals
    worst = -min(totals) if options.sign == "-" else max(totals)
    return worst > options.target if options.target_rule == "exceed" else worst >= options.target


def winners(options: KingsCornerOptions, totals: Sequence[int]) -> list[int]:
    """All seats with the best total (K-11, K-18): the fewest penalty points, the least negative, or the most chips."""
    best = max(totals) if options.scoring == "chips" or options.sign == "-" else min(totals)
    return [seat for seat, total in enumerate(totals) if total == best]

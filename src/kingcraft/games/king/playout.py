"""Uniform random play to the end of a deal: one source, plain and compiled, with the same result for a stream."""

from typing import Any

from ...kernel import bit_count, borrowed, kernel, next_random, nth_set, random_below, rule
from .contracts import Terms
from .play import PlayState, dealt, finished, legal_cards, play, taken_units


@rule
def playout(terms: Terms, state: PlayState, random: int) -> tuple[PlayState, int]:
    """Play legal cards uniformly at random until the deal is over. Return the last state and the stream."""
    while not finished(state):
        cards = legal_cards(terms, state)
        random = next_random(random)
        state = play(terms, state, nth_set(cards, random_below(random, bit_count(cards))))
    return state, random


@kernel
def playouts(terms: Terms, state: PlayState, n: int, random: int) -> tuple[int, int, int, int, int]:
    """Play ``n`` times from one state. Return the units that each seat took in total, and the stream."""
    first = second = third = fourth = 0
    for _ in range(n):
        end, random = playout(terms, state, random)
        first += taken_units(end, 0)
        second += taken_units(end, 1)
        third += taken_units(end, 2)
        fourth += taken_units(end, 3)
    return first, second, third, fourth, random


@kernel
def playouts_of_deals(terms: Terms, hands: Any, leaders: Any, random: int, units: Any) -> int:
    """Play each of many deals once. Return the stream.

    int64 arrays: ``hands``, deals x 4, sets of cards by seat; ``leaders``, one seat a deal; ``units``, deals x 4,
    written: what each seat took.
    """
    hands, leaders, units = borrowed(hands), borrowed(leaders), borrowed(units)
    for deal in range(len(leaders)):
        leader = leaders[deal]
        start = dealt(
            terms,
            hands[deal][leader],
            hands[deal][(leader + 1) & 3],
            hands[deal][(leader + 2) & 3],
            hands[deal][(leader + 3) & 3],
            leader,
        )
        end, random = playout(terms, start, random)
        for seat in range(4):
            units[deal][seat] = taken_units(end, seat)
    return random

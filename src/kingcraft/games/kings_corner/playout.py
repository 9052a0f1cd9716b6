"""Uniform random play to the end of a deal: one source, plain (``playouts.plain``) and compiled (``playouts``).

An action is chosen without listing all: the k-th by place (N E S W NE SE SW NW), within a place by card (a pile
counts as its base), ``end`` last.
"""

from collections.abc import Sequence
from typing import Any

from ...kernel import bit_count, borrowed, kernel, next_random, nth_set, random_below, rule
from .core import GOING, Core, choices, may_end, origin
from .deal import deal
from .play import end_turn, move_pile, play_card
from .terms import Terms

#: Columns of a row of results: how the deal ended, the number of actions, the index of the next card of the stock,
#: kings kept back, pass chips, and from here on each seat's hand (6).
OUT, COUNT, DRAWN, KEPT, PAID, HANDS = range(6)
COLUMNS = HANDS + 6


@rule
def random_step(deck: Sequence[int], terms: Terms, core: Core, random: int) -> Core:
    """Return the deal after one legal action, each equally likely; ``random``: a state of a stream (``kernel``)."""
    n, e, s, w, ne, se, sw, nw = choices(core)
    to_e = bit_count(n)
    to_s = to_e + bit_count(e)
    to_w = to_s + bit_count(s)
    to_ne = to_w + bit_count(w)
    to_se = to_ne + bit_count(ne)
    to_sw = to_se + bit_count(se)
    to_nw = to_sw + bit_count(sw)
    moves = to_nw + bit_count(nw)
    k = random_below(random, moves + 1 if may_end(terms, core) else moves)
    if k == moves:
        return end_turn(deck, terms, core)
    if k < to_w:
        if k < to_s:
            place, card = (0, nth_set(n, k)) if k < to_e else (1, nth_set(e, k - to_e))
        else:
            place, card = (2, nth_set(s, k - to_s))
    elif k < to_se:
        place, card = (3, nth_set(w, k - to_w)) if k < to_ne else (4, nth_set(ne, k - to_ne))
    elif k < to_nw:
        place, card = (5, nth_set(se, k - to_se)) if k < to_sw else (6, nth_set(sw, k - to_sw))
    else:
        place, card = (7, nth_set(nw, k - to_nw))
    if core[0][0] >> card & 1:
        return play_card(terms, core, card, place)
    return move_pile(terms, core, origin(core[1], card), place)


@rule
def playout(deck: Sequence[int], terms: Terms, core: Core, random: int) -> tuple[Core, int, int]:
    """Play on from ``core`` to the end. Return the last core, the state of the stream, and the number of actions."""
    count = 0
    while core[9] == GOING:
        random = next_random(random)
        core = random_step(deck, terms, core, random)
        count += 1
    return core, random, count


@kernel
def playouts(
    decks: Any,
    terms: Terms,
    dealer: int,
    random: int,
    results: Any,
) -> int:
    """Deal every deck and play it out. Return the number of actions.

    ``decks``: whole packs. ``random``: a state of the stream, which goes on from deal to deal. ``results``: written,
    one row of ``COLUMNS`` for each deal. Both are sequences of lists for ``plain``, int64 arrays when compiled.
    """
    decks, results = borrowed(decks), borrowed(results)
    total = 0
    for i in range(len(decks)):
        deck = decks[i]
        core, random, count = playout(deck, terms, deal(deck, terms, dealer), random)
        hands, _, _, _, drawn, seat, _, kept, paid, out = core
        row = results[i]
        row[OUT] = out
        row[COUNT] = count
        row[DRAWN] = drawn
        row[KEPT] = kept
        row[PAID] = paid
        for j in range(6):
            row[HANDS + j] = 0
        for j in range(terms.players):
            row[HANDS + (seat + j) % terms.players] = hands[j]
        total += count
    return total

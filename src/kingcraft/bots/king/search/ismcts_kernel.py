"""One tree over what a seat may know, grown card by card: information-set tree search for King.

Every iteration takes a world, walks down the cards that can be played in it, adds one node, plays on to the end of the
deal, and credits each card on its way with the points of the seat that played it (max-n). A node is what all players
saw, so all worlds in which those cards can be played share it; it counts how often its card could have been chosen. The
searching seat chooses by UCB, the others too or by the policy (``Manner.mimic``), which knows little beyond its own
hand and the table: in a tree they would play as if they knew all cards.

Source: P. Cowling, E. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search", 2012 (SO-ISMCTS, subset-armed
bandits); T. Furtak, M. Buro, "Recursive Monte Carlo Search for Imperfect Information Games", 2013 (playouts by players
who do not see through cards).
"""

from collections.abc import MutableSequence
from math import log, sqrt
from typing import Final, NamedTuple

from ....games.king.contracts import Terms
from ....games.king.play import SEAT, TABLE, UNITS, PlayState, legal_cards, play
from ....games.king.scoring import Settlement, seat_points
from ....kernel import bit_count, highest, kernel, next_random, nth_set, random_below, rule
from ..policy.policy import decided, policy_card
from ..strength import SUIT, by_rank, by_strength

Words = MutableSequence[int]

#: Controls: iterations so far, where the next node goes, the stream of chance, where the root is; the root seat's
#: points in all playouts, and their squares; the doubt: by how many points a playout strays, times :data:`FINE`.
DONE: Final = 0
FREE: Final = 1
RANDOM: Final = 2
ROOT: Final = 3
SUM: Final = 4
SQUARES: Final = 5
DOUBT: Final = 6
FINE: Final = 1024

# The array: controls, path, worlds, nodes.
#:   16 .. 71    the path: child * 4 + seat, a card played
#:   72 ......   by world, for each card of the root's hand in ascending order: how often it was tried, points in all
#:   then        nodes
PATH: Final = 16
STATS: Final = 72
#: Words of one world: two for each card that the root's seat may hold.
WORLD: Final = 26

#: Words of a node: the card that leads to it, its first child, the next child of its parent (0: none); how often it was
#: reached, how often it could have been chosen, and the points in all for the seat that chooses it.
CARD: Final = 0
CHILD: Final = 1
NEXT: Final = 2
VISITS: Final = 3
AVAILABLE: Final = 4
TOTAL: Final = 5
NODE: Final = 6

#: As ``Manner.mimic``: the others play by the policy alone.
EVERY_CARD: Final = 1024
#: The doubt is measured again after this many playouts.
MEASURED: Final = 256
#: Every card of the root is tried at least this many times the root of all tries: it must be judged too.
LEAST: Final = 0.5


class Manner(NamedTuple):
    """How a tree is grown."""

    #: The constant of UCB, in standard deviations of a playout's points; in the points themselves with ``plain``.
    explore: float
    #: How often, of 1024 times, another seat plays by the policy where the tree could choose.
    mimic: int
    #: How much chance the policy adds to its prices, in units of the contract.
    noise: float
    #: 1: the algorithm as published: chance plays and opens nodes, and equal cards are not taken together.
    plain: int


@rule
def distinct(state: PlayState, legal: int, penalty: int) -> int:
    """Return of ``legal`` the strongest card of each run of neighbours that are worth the same."""
    if legal & (legal - 1) == 0:
        return legal
    in_play = by_strength(state[0] | state[1] | state[2] | state[3] | state[TABLE])
    counting = by_strength(penalty)
    choice = by_strength(legal)
    rest = choice
    found = 0
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        higher = in_play & (SUIT << (highest(bit) & 3)) & ~(bit | (bit - 1))
        neighbour = higher & -higher
        if neighbour & choice == 0 or (neighbour & counting != 0) != (bit & counting != 0):
            found |= bit
    return by_rank(found)


@rule
def world_at(core: PlayState, worlds: Words, world: int) -> PlayState:
    """Return the state of play of a world; ``core``: the state with any hands, which are not read."""
    first, second, third, fourth, seat, count, led, best, holder, table, units, left = core
    at = 4 * world
    first, second = worlds[at + seat], worlds[at + ((seat + 1) & 3)]
    third, fourth = worlds[at + ((seat + 2) & 3)], worlds[at + ((seat + 3) & 3)]
    return (first, second, third, fourth, seat, count, led, best, holder, table, units, left)


@rule
def best_bound(words: Words, node: int, cards: int, doubt: float, least: float) -> tuple[int, int]:
    """Return the child of ``node`` among ``cards`` with the highest bound, 0 if none, and the cards without a child.

    Every child among ``cards`` is counted as available; one reached less than ``least`` times goes first.
    """
    best = -1e30
    child = 0
    kid = words[node + CHILD]
    while kid != 0:
        bit = 1 << words[kid + CARD]
        if cards & bit != 0:
            cards ^= bit
            words[kid + AVAILABLE] += 1
            visits = words[kid + VISITS]
            bound = words[kid + TOTAL] / visits + doubt * sqrt(log(words[kid + AVAILABLE]) / visits)
            if visits < least:
                bound += 1e9
            if bound > best:
                best = bound
                child = kid
        kid = words[kid + NEXT]
    return child, cards


@rule
def child_of(words: Words, node: int, card: int) -> int:
    """Return the child of ``node`` that ``card`` leads to; 0 if there is none."""
    child = words[node + CHILD]
    while child != 0 and words[child + CARD] != card:
        child = words[child + NEXT]
    return child


@rule
def new_child(words: Words, node: int, card: int) -> int:
    """Return a new child of ``node``; 0 if there is no space."""
    child = words[FREE]
    if child + NODE > len(words):
        return 0
    words[FREE] = child + NODE
    words[child + CARD] = card
    words[child + CHILD] = 0
    words[child + NEXT] = words[node + CHILD]
    words[child + VISITS] = 0
    words[child + AVAILABLE] = 1
    words[child + TOTAL] = 0
    words[node + CHILD] = child
    return child


@rule
def credit(words: Words, depth: int, settlement: Settlement, units: int, hand: int, seat: int, world: int) -> None:
    """Give every card on the path the points of the seat that played it; ``hand``, ``seat``: the root's."""
    for step in range(depth):
        node = words[PATH + step] >> 2
        words[node + VISITS] += 1
        words[node + TOTAL] += seat_points(settlement, units, words[PATH + step] & 3)
    own = seat_points(settlement, units, seat)
    if depth > 0:
        first = words[(words[PATH] >> 2) + CARD]
        spot = STATS + WORLD * world + 2 * bit_count(hand & ((1 << first) - 1))
        words[spot] += 1
        words[spot + 1] += own
    words[SUM] += own
    words[SQUARES] += own * own


@rule
def measured(words: Words, unit: int) -> None:
    """Measure the doubt after 16, 32, 64, ... playouts, and again after every :data:`MEASURED`.

    It never falls below half a ``unit`` (its points): a tree that is sure of one card must still look at the others.
    """
    done = words[DONE]
    if done % MEASURED == 0 or (16 <= done < MEASURED and done & (done - 1) == 0):
        mean = words[SUM] / done
        words[DOUBT] = int(FINE * max(0.5 * unit, sqrt(max(0.0, words[SQUARES] / done - mean * mean))))


@kernel
def grow(
    terms: Terms, settlement: Settlement, core: PlayState, manner: Manner, worlds: Words, words: Words, iterations: int
) -> int:
    """Grow the tree in ``words`` by this many iterations; return the number of iterations in all.

    ``core``: the state at the root, whose hands are not read. ``worlds``: four ints each, the hands by seat, used in
    turn. A tree without space for another node keeps its size.
    """
    own = core[SEAT]
    wanted = 1 if settlement.value > 0 else 0
    random = words[RANDOM]
    for _ in range(iterations):
        world = words[DONE] % (len(worlds) // 4)
        words[DONE] += 1
        state = world_at(core, worlds, world)
        hand = state[0]
        node = words[ROOT]
        depth = 0
        in_tree = True
        while not decided(terms, state):
            seat = state[SEAT]
            cards = legal_cards(terms, state)
            child = 0
            if in_tree:
                if manner.plain == 0:
                    cards = distinct(state, cards, terms.penalty)
                random = next_random(random)
                if seat == own or random_below(random, 1024) >= manner.mimic:
                    doubt = manner.explore * words[DOUBT] / FINE
                    least = LEAST * sqrt(words[DONE]) if depth == 0 and manner.plain == 0 else 0.0
                    child, untried = best_bound(words, node, cards, doubt, least)
                    if untried != 0:
                        child = 0
                        cards = untried
            if child != 0:
                card = words[child + CARD]
            elif manner.plain != 0:
                random = next_random(random)
                card = nth_set(cards, random_below(random, bit_count(cards)))
            else:
                card, random = policy_card(terms, wanted, state, cards, manner.noise, random)
            if in_tree and child == 0:
                child = child_of(words, node, card)
                if child == 0:
                    in_tree = False
                    child = new_child(words, node, card)
            if child != 0:
                words[PATH + depth] = child * 4 + seat
                depth += 1
                node = child
            state = play(terms, state, card)
        credit(words, depth, settlement, state[UNITS], hand, own, world)
        if manner.plain == 0:
            measured(words, abs(settlement.value))
    words[RANDOM] = random
    return words[DONE]

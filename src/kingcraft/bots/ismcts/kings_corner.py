"""Kings Corner by plain information-set Monte Carlo tree search, as published: the reference that others must beat.

SO-ISMCTS (Cowling, Powley, Whitehouse 2012): one tree of single actions; each iteration takes one uniform world, goes
down by UCB over the actions legal there (counting how often each was), adds one node, and plays on at random. The seat
that goes out gets 1, the others 0; after a block the lowest hands share it.
"""

import math
from array import array
from collections.abc import MutableSequence, Sequence
from typing import Final

from ...games.kings_corner.actions import TOKENS
from ...games.kings_corner.core import GOING, Core
from ...games.kings_corner.play import step
from ...games.kings_corner.playout import playout
from ...games.kings_corner.scoring import Settlement, settlement_of
from ...games.kings_corner.terms import Terms
from ...games.kings_corner.view import KingsCornerObservation
from ...kernel import kernel, next_random, rule, seeded
from ..decision import Decision
from ..kings_corner.knowledge.knowledge import knowledge_of
from ..kings_corner.outcome import shares_win
from ..kings_corner.turns.candidates import MOST_ACTIONS, list_actions
from ..kings_corner.worlds.worlds import deal_worlds, with_hands
from ..limits import Stop

#: How much UCB explores; rewards are between 0 and 1.
EXPLORATION: Final = 0.7
#: Worlds at most; beyond that they are used again, with other playouts.
WORLDS: Final = 2000
#: Iterations of one call of the kernel: a few milliseconds.
SLICE: Final = 200

# Words of a node: its first child, the next child of its parent, the action that leads to it, how often it was
# visited, how often its action was legal at its parent's visits, and what it brought to the seat that chose it, in
# sixtieths. Node 0 is the root. Word 0 of all: how many nodes there are.
_WIDTH: Final = 6
_NEXT: Final = 1
_ACTION: Final = 2
_VISITS: Final = 3
_LEGAL: Final = 4
_REWARD: Final = 5
_SIXTIETHS: Final = 60

#: Nodes of one way down, at most: a deal is played out in far fewer.
_DEPTH: Final = 256


@rule
def child_of(nodes: Sequence[int], node: int, action: int) -> int:
    """Return the child that ``action`` leads to, 0 if there is none yet."""
    child = nodes[1 + node * _WIDTH]
    while child != 0 and nodes[1 + child * _WIDTH + _ACTION] != action:
        child = nodes[1 + child * _WIDTH + _NEXT]
    return child


@rule
def add_child(nodes: MutableSequence[int], node: int, action: int) -> int:
    """Add a child to ``node``, and return it."""
    child = nodes[0]
    nodes[0] += 1
    at, parent = 1 + child * _WIDTH, 1 + node * _WIDTH
    nodes[at + _NEXT] = nodes[parent]
    nodes[at + _ACTION] = action
    nodes[parent] = child
    return child


@rule
def chosen_child(nodes: MutableSequence[int], node: int, actions: Sequence[int], count: int, random: int) -> int:
    """Return the child to go to: -1 - k if action k has none yet (each of those is as likely), else the best by UCB."""
    fresh, pick = 0, -1
    best, best_value = 0, -1.0
    for k in range(count):
        child = child_of(nodes, node, actions[k])
        if child == 0:
            fresh += 1
            if ((random >> 31) * fresh) >> 32 == 0:  # each of them is kept with 1 / fresh
                pick = k
            random = next_random(random)
        else:
            at = 1 + child * _WIDTH
            nodes[at + _LEGAL] += 1
            visits = nodes[at + _VISITS]
            value = nodes[at + _REWARD] / (_SIXTIETHS * visits)
            value += EXPLORATION * math.sqrt(math.log(nodes[at + _LEGAL]) / visits)
            if value > best_value:
                best, best_value = child, value
    return -1 - pick if fresh else best


@kernel
def iterate(
    nodes: MutableSequence[int],
    scratch: MutableSequence[int],
    deck: MutableSequence[int],
    terms: Terms,
    settlement: Settlement,
    table: Core,
    worlds: Sequence[int],
    first: int,
    count: int,
    random: int,
) -> int:
    """Run ``count`` iterations over the worlds, in turn from number ``first``; return the random stream after them.

    ``nodes``: the tree. ``scratch``: space for the legal actions and the path after them. ``deck``: space for 52.
    """
    players = terms.players
    row = players + 52
    number = len(worlds) // row
    for turn in range(first, first + count):
        at = turn % number * row
        for index in range(52):
            deck[index] = worlds[at + players + index]
        core = with_hands(table, worlds, at, players)
        node, depth, fresh = 0, 0, False
        while core[9] == GOING and not fresh and depth < _DEPTH:
            legal = list_actions(terms, core, scratch)
            random = next_random(random)
            child = chosen_child(nodes, node, scratch, legal, random)
            if child < 0:
                child = add_child(nodes, node, scratch[-1 - child])
                nodes[1 + child * _WIDTH + _LEGAL] = 1
                fresh = True
            node = child
            scratch[MOST_ACTIONS + depth] = node * 8 + core[5]
            depth += 1
            core = step(deck, terms, core, nodes[1 + node * _WIDTH + _ACTION])
        core, random, _ = playout(deck, terms, core, random)
        for place in range(depth):
            passed = scratch[MOST_ACTIONS + place]
            at = 1 + (passed >> 3) * _WIDTH
            nodes[at + _VISITS] += 1
            nodes[at + _REWARD] += shares_win(settlement, players, core, passed & 7)
    return random


def choose_kings_corner(decision: Decision, playouts: int, stop: Stop | None = None) -> str:
    """Return the token visited most in ``playouts`` iterations (fewer after ``stop``). Raises ``Impossible``."""
    observation = decision.observation
    assert isinstance(observation, KingsCornerObservation)
    knowledge = knowledge_of(decision.rules, observation)
    if len(decision.legal) == 1:
        return decision.legal[0]
    worlds = deal_worlds(knowledge, max(1, min(WORLDS, playouts)), decision.random, inferring=False)
    nodes = array("q", [0]) * (1 + (playouts + 2) * _WIDTH)
    nodes[0] = 1
    scratch = array("q", [0]) * (MOST_ACTIONS + _DEPTH)
    deck = array("q", [0]) * 52
    paid = settlement_of(knowledge.options, 0)  # the pot is no part of winning
    random = seeded(decision.random)
    done = 0
    while done < playouts and not stop:
        count = min(SLICE, playouts - done)
        random = iterate(nodes, scratch, deck, knowledge.terms, paid, knowledge.table, worlds, done, count, random)
        done += count
    visits, child = {}, nodes[1]
    while child:
        at = 1 + child * _WIDTH
        visits[TOKENS[nodes[at + _ACTION]]] = nodes[at + _VISITS]
        child = nodes[at + _NEXT]
    return max(decision.legal, key=lambda token: visits.get(token, 0))

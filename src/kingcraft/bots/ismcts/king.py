"""King by information-set Monte Carlo tree search as published, with nothing added: no inference, no policy.

One tree; each iteration deals the unseen cards again, uniformly; UCB with 0.7 on rewards from 0 to 1, over the cards
that can be played in that deal; one random node is added an iteration, playouts are random, and the card tried most
often is played. Calls are those of the rules of thumb: random playouts cannot search an auction and the tricks after
it.

Source: P. Cowling, E. Powley, D. Whitehouse, "Information Set Monte Carlo Tree Search", IEEE Transactions on
Computational Intelligence and AI in Games 4 (2012), algorithm SO-ISMCTS.
"""

import math
from time import perf_counter
from typing import Final

from ...cards import TEXTS
from ...games.king.view import KingObservation
from ..decision import Decision
from ..king.knowledge.knowledge import knowledge_of, settlement_seen
from ..king.search.ismcts_kernel import Manner
from ..king.search.ismcts_tree import Tree
from ..king.search.search import grow_within
from ..king.worlds.dealing import uniform_worlds
from ..limits import Stop
from ..thumb import king as thumb

#: The algorithm as published.
PUBLISHED: Final = Manner(explore=0.7, mimic=0, noise=0.0, plain=1)
#: Worlds that are dealt at a time; each is used once.
_DEALT: Final = 256


def choose_king(decision: Decision, playouts: int, seconds: float = math.inf, stop: Stop | None = None) -> str:
    """Return a legal token, after this many playouts or as many as ``seconds`` allow. Raises ``Impossible``."""
    observation, legal = decision.observation, decision.legal
    assert isinstance(observation, KingObservation)
    if len(legal) == 1:
        return legal[0]
    if observation.phase != "play":
        return thumb.choose(observation, legal)
    end = perf_counter() + seconds
    knowledge = knowledge_of(decision.rules, observation)
    settlement = settlement_seen(decision.rules.options, observation)
    assert knowledge.terms is not None
    assert knowledge.core is not None  # it is the phase of play
    worlds = uniform_worlds(knowledge, _DEALT, decision.random)
    tree = Tree(knowledge.terms, knowledge.core, settlement, worlds, PUBLISHED, decision.random)
    batch = 0
    while tree.playouts < playouts:
        if batch:
            tree.move_to(uniform_worlds(knowledge, _DEALT, decision.random + batch))
        batch += 1
        grow_within(tree, min(playouts, batch * _DEALT), end - perf_counter(), stop)
        if stop or perf_counter() >= end:
            break
    found = tree.tried()
    return TEXTS[found[0].card] if found else legal[0]

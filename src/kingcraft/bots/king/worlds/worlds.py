"""Worlds of King: deals of the unseen cards as a seat may think of them, for a search to play in."""

from array import array
from collections.abc import Sequence
from typing import Final

from ....games.king.options import PLAYERS
from ....games.king.play import SEAT, PlayState
from ..inference.inference import TEMPER, evidence, log_likelihoods
from ..knowledge.knowledge import Knowledge
from .dealing import uniform_worlds
from .enumerate_worlds import every_world
from .resampling import resampled

#: Uniform worlds that are weighed for each one needed, and the least and the most in all.
_WEIGHED: Final = 16
_LEAST: Final = 2000
_MOST: Final = 6000
#: If there are no more than these at all, each of them is weighed once.
_ALL: Final = 500


def deal_worlds(knowledge: Knowledge, count: int, random: int) -> "array[int]":
    """Return ``count`` worlds, four ints each: the hands by seat as they are now, the own hand included.

    As likely as the others' plays and calls make them (``inference``); a likely world may come more than once.
    ``random``: a seed; the same one gives the same worlds.
    """
    if knowledge.worlds == 1 or not evidence(knowledge):
        return uniform_worlds(knowledge, count, random)
    if knowledge.worlds <= _ALL:
        candidates = every_world(knowledge)
    else:
        candidates = uniform_worlds(knowledge, max(count, min(_MOST, max(_LEAST, _WEIGHED * count))), random)
    return resampled(candidates, log_likelihoods(knowledge, candidates), TEMPER, count, random + 1)


def core_of(knowledge: Knowledge, hands: Sequence[int]) -> PlayState:
    """Return the state of play of a world; ``hands`` by seat. Raises ValueError before the first card may be played."""
    core = knowledge.core
    if core is None:
        raise ValueError("there is no play yet")
    seat = core[SEAT]
    first, second, third, fourth = (hands[(seat + step) % PLAYERS] for step in range(PLAYERS))
    return (first, second, third, fourth, *core[4:])

"""Choosing a contract, and the seat that leads, in the rule sets of King where the declarer does."""

from collections.abc import Sequence
from typing import Final

from ....games.king.view import KingObservation
from . import duck
from .hand import worth
from .seen import rounded, see

#: What a seat takes on average, in tricks of a plus game; all presets keep these proportions.
_AVERAGE: Final = {
    "no-tricks": 2.6,
    "no-hearts": 2.6,
    "no-queens": 2.0,
    "no-men": 2.4,
    "no-king": 1.6,
    "last-two": 1.8,
    "plus": 3.25,
}
#: Points of one unit (trick, card) in the same measure.
_UNIT: Final = {"no-tricks": 0.8, "no-hearts": 0.8, "no-queens": 2.0, "no-men": 1.2, "no-king": 6.4, "last-two": 3.6}


def choose_contract(observation: KingObservation, legal: Sequence[str]) -> str:
    """Return the token (``choose:X`` or a declaration) that gains most against what a seat takes on average."""
    seen = see(observation)
    value = worth(seen.hand)

    def gain(token: str) -> float:
        kind, _, name = token.partition(":")
        if kind == "choose":
            return _AVERAGE[name] - _UNIT[name] * duck.hand_trouble(seen, name)
        if kind == "plus":
            return value.plus[name] - _AVERAGE["plus"]
        return seen.hand.bit_count() - 3 * value.minus - _AVERAGE["plus"]

    return max(legal, key=lambda token: rounded(gain(token)))


def choose_leader(observation: KingObservation, legal: Sequence[str]) -> str:
    """Return the own lead for tricks; to avoid them, the next seat's, to play last."""
    seat = observation.seat if observation.seat is not None else 0
    leader = seat if observation.contract == "plus" else (seat + 1) % len(observation.counts)
    token = f"lead:{leader}"
    return token if token in legal else legal[0]

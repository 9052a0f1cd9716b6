"""King by rules of thumb: the rule for each phase."""

from collections.abc import Sequence

from ....games.king.view import KingObservation
from . import auction, contract, duck, tricks


def choose(observation: KingObservation, legal: Sequence[str]) -> str:
    """Return one of ``legal`` for the seat to act."""
    match observation.phase:
        case "play":
            if observation.contract == "plus":
                return tricks.choose_card(observation, legal)
            return duck.choose_card(observation, legal)
        case "choose":
            return contract.choose_contract(observation, legal)
        case "lead":
            return contract.choose_leader(observation, legal)
        case _:
            return auction.choose_call(observation, legal)

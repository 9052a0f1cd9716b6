"""The kinds of deals of King: the contracts, and the deals that were taken unplayed."""

from typing import Final

from ...games.king.contracts import CONTRACTS
from ...games.king.options import KingOptions
from ...games.king.view import KingObservation
from . import DealKind, Kinds


class _KingKinds:
    names: Final = (*CONTRACTS, "unplayed")
    with_roles: Final = ("plus", "minus", "unplayed")

    def deals(self, options: KingOptions) -> int:
        return options.deals

    def of(self, seen: KingObservation) -> DealKind:
        name = "unplayed" if seen.unplayed else seen.contract
        return DealKind(name, -1 if seen.auction is None else seen.auction.buyer)


KINDS: Final[Kinds] = _KingKinds()

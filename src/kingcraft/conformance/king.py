"""Matches of King played by chance: every call occurs, and bidding stops at every height of the ladder."""

import random
from collections.abc import Mapping, Sequence
from typing import Final

from ..cards import parse_card
from ..games.king.actions import LADDER
from ..games.king.options import KingOptions
from .playing import Walk, any_of


class _KingWalk:
    def matches(self, options: KingOptions) -> int:
        return 2 if options.auction == "off" else 5  # there is much to call in auctions

    def choose(self, legal: Sequence[str], played: Mapping[str, int], chance: random.Random) -> str:
        calls = [token for token in legal if parse_card(token) is None]
        if "pass" in calls:
            return _bid(calls, chance)
        if calls:
            rarest = min(played.get(call, 0) for call in calls)
            return any_of([call for call in calls if played.get(call, 0) == rarest], chance)
        return any_of(legal, chance)


def _bid(calls: Sequence[str], chance: random.Random) -> str:
    if chance.random() < 0.45:
        return "pass"
    if "match" in calls and chance.random() < 0.6:
        return "match"
    bids = [bid for bid in LADDER if bid in calls]
    return any_of(bids[:2] if chance.random() < 0.85 else bids, chance) if bids else "pass"


WALK: Final[Walk] = _KingWalk()

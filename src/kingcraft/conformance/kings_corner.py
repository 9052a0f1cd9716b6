"""Matches of Kings Corner played by chance: players mostly move if they can, so stocks run out in short matches."""

import random
from collections.abc import Mapping, Sequence
from typing import Final

from ..games.kings_corner.options import KingsCornerOptions
from .playing import Walk, any_of


class _KingsCornerWalk:
    def matches(self, options: KingsCornerOptions) -> int:  # noqa: ARG002
        return 2

    def choose(self, legal: Sequence[str], played: Mapping[str, int], chance: random.Random) -> str:  # noqa: ARG002
        if legal[-1] != "end":
            return any_of(legal, chance)
        return "end" if len(legal) == 1 or chance.random() < 0.3 else any_of(legal[:-1], chance)


WALK: Final[Walk] = _KingsCornerWalk()

"""The toy game in the conformance kit."""

import random
from collections.abc import Mapping, Sequence
from typing import Final

from kingcraft.conformance.playing import Walk, any_of

from .game import OneTrickOptions


class _Walk:
    def matches(self, options: OneTrickOptions) -> int:
        return 2

    def choose(self, legal: Sequence[str], played: Mapping[str, int], chance: random.Random) -> str:
        return any_of(legal, chance)


WALK: Final[Walk] = _Walk()

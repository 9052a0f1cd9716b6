"""The usual lengths of a match in each preset: targets, and a single deal (``P25``, ``S13``, ``R22``, ``K-20``).

Another length is no preset: it is the options below, changed in a published one.
"""

from collections.abc import Mapping
from typing import Any, Final

from .rules import KingsCornerOptions

#: Targets that a source names, by preset. Any other preset that is played to a target has only its own.
_TARGETS: Final[Mapping[str, tuple[int, ...]]] = {
    **dict.fromkeys(("pagat", "pagat-kings", "swedish", "romanian", "us-family", "fast"), (25, 50)),
    "pagat-face": (100, 250),
}


def lengths(preset: str, options: KingsCornerOptions) -> tuple[Mapping[str, Any], ...]:
    """The options to change in a preset for each of its lengths, the shortest target first, a single deal last.

    ``options``: those of the preset. One of the lengths is the preset as it is.
    """
    targets = () if options.deals else _TARGETS.get(preset, (options.target,))
    whole: tuple[Mapping[str, Any], ...] = ({},) if options.deals else ()
    return (*whole, *({"target": target} for target in targets), {"deals": 1})

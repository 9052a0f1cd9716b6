"""The common lengths of a match in each preset: targets, and a single deal (``P25``, ``S13``, ``R22``, ``K-20``)."""

from collections.abc import Mapping
from typing import Any, Final

from .options import KingsCornerOptions

#: Targets in the sources, by preset. Any other preset with a target has only its own.
_TARGETS: Final[Mapping[str, tuple[int, ...]]] = {
    **dict.fromkeys(("pagat", "pagat-kings", "swedish", "romanian", "us-family", "fast"), (25, 50)),
    "pagat-face": (100, 250),
}


def lengths(preset: str, options: KingsCornerOptions) -> tuple[Mapping[str, Any], ...]:
    """Return the options to change in a preset (with these ``options``) for each length, a single deal last."""
    targets = () if options.deals else _TARGETS.get(preset, (options.target,))
    whole: tuple[Mapping[str, Any], ...] = ({},) if options.deals else ()
    return (*whole, *({"target": target} for target in targets), {"deals": 1})

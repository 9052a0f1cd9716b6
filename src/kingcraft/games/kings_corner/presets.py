"""The published rule sets of Kings Corner (``docs/rules/kings-corner.md`` section 8)."""

from collections.abc import Mapping
from typing import Any, Final

from ..options import Json
from .options import KingsCornerOptions

#: Published presets: the options in which each differs from the defaults. From version 1.0 on they never change their
#: meaning; for earlier changes see :data:`FORMER`.
PRESETS: Final[Mapping[str, Mapping[str, Json]]] = {
    "pagat": {},
    "pagat-chips": {"scoring": "chips", "deals": 10},
    "pagat-face": {"scoring": "face", "target": 100},
    "stofka": {"scoring": "flat50", "target": 250},
    "pagat-kings": {"forced_king": "penalty"},
    "swedish": {"initial_king": "replace", "king_pile_move": "never"},
    "romanian": {"sign": "-", "target_rule": "exceed"},
    "romanian-250": {
        "scoring": "face",
        "target": 250,
        "initial_king": "replace",
        "forced_king": "must",
        "king_on_side": "forbidden",
        "draw_when": "start",
    },
    "us-family": {"draw_when": "start", "initial_king": "replace"},
    "jax-points": {"scoring": "flat20", "target": 100, "forced_king": "must", "drawn_king_now": True},
    "fast": {"draw_count": 2, "draw_when": "start"},
}

#: The option values that later corrections of a preset replaced, by preset. A document from before version 1.0 needs
#: them as options, unless it names these options itself.
FORMER: Final[Mapping[str, Mapping[str, Json]]] = {
    "swedish": {"king_pile_move": "any"},
    "romanian-250": {"king_on_side": "allowed"},
}

#: Other names of presets, in small letters: what the game is called where they are played.
OTHER_NAMES: Final[Mapping[str, str]] = {
    "kings corner": "pagat",
    "kings corners": "pagat",
    "kings in the corner": "pagat",
    "kings in the corners": "pagat",
    "king's corner": "pagat",
    "king's corners": "pagat",
    "kungen": "swedish",
    "kungen i hörnet": "swedish",
}

#: Targets in the sources (``P25``, ``S13``, ``R22``, ``K-20``): of presets that change neither the scoring nor the
#: target, and of others. Any other preset with a target has only its own.
_USUAL_TARGETS: Final = (25, 50)
_OTHER_TARGETS: Final[Mapping[str, tuple[int, ...]]] = {"pagat-face": (100, 250)}


def lengths(preset: str, options: KingsCornerOptions) -> tuple[Mapping[str, Any], ...]:
    """Return the options to change in a preset (with these ``options``) for each length, a single deal last."""
    usual = not {"scoring", "target"} & PRESETS[preset].keys()
    targets = () if options.deals else _OTHER_TARGETS.get(preset, _USUAL_TARGETS if usual else (options.target,))
    whole: tuple[Mapping[str, Any], ...] = ({},) if options.deals else ()
    return (*whole, *({"target": target} for target in targets), {"deals": 1})

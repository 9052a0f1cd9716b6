"""A kit: the vectors of some presets, the same for the same seed, size and version of the rules."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from ..games.registry import games_of_presets
from .cases import broken_vectors, raw_files
from .positions import position_vectors
from .records import record_vectors
from .vector import BrokenVector, PositionVector, RecordVector

SEED: Final = "kingcraft"
Size = Literal["small", "full"]
SIZES: Final[tuple[Size, ...]] = get_args(Size)


@dataclass(frozen=True)
class Kit:
    """The vectors, by family and preset."""

    seed: str
    #: A :data:`Size`; a kit of others may have any text.
    size: str
    positions: dict[str, list[PositionVector]]
    records: dict[str, list[RecordVector]]
    broken: list[BrokenVector]
    #: The files that are stored as they are, by their path in the kit.
    raw: dict[str, bytes] = field(default_factory=dict)

    @property
    def presets(self) -> list[str]:
        """The presets of the kit."""
        return list(self.positions)


def make_kit(presets: Sequence[str] = (), seed: str = SEED, size: Size = "full") -> Kit:
    """Make the kit of some presets; of all if none is named. Raises KeyError for a preset that does not exist."""
    known = games_of_presets()
    chosen = {name: known[name] for name in presets} or known
    small = size == "small"
    broken = broken_vectors(chosen.keys(), small)
    return Kit(
        seed,
        size,
        {name: position_vectors(game, name, seed, small) for name, game in chosen.items()},
        {name: record_vectors(game, name, seed, small) for name, game in chosen.items()},
        broken,
        raw_files(broken),
    )

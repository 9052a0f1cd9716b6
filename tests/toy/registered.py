"""The toy game in every layer: what the registry and each :class:`GameParts` have to know, and nothing else."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from kingcraft import i18n
from kingcraft.conformance.playing import WALKS
from kingcraft.envs.parts import ENVIRONMENTS
from kingcraft.games import registry
from kingcraft.games.parts import GameParts
from kingcraft.guide.game_guide import GUIDES
from kingcraft.record.position import POSITIONS
from kingcraft.room.faces.face import FACES

from .environment import ENVIRONMENT
from .game import NAME, ONE_TRICK
from .guide import GUIDE
from .kit import WALK
from .record import POSITION
from .room import FACE

#: Each floor's map of parts, and the toy's part for it. Floors that are not here do without one.
PARTS: Final[list[tuple[GameParts[Any], Any]]] = [
    (POSITIONS, POSITION),
    (WALKS, WALK),
    (ENVIRONMENTS, ENVIRONMENT),
    (GUIDES, GUIDE),
    (FACES, FACE),
]

_LOCALES: Final = Path(__file__).parent / "locales"


def register() -> None:
    """Add the toy game for good: the registry calls this for ``KINGCRAFT_GAMES=tests.toy.registered``."""
    i18n.add_texts(_LOCALES)
    for parts, part in PARTS:
        parts.register(NAME, part)
    registry.register(ONE_TRICK)


@contextmanager
def registered() -> Iterator[None]:
    """Add the toy game for the time of a ``with`` block."""
    register()
    try:
        yield
    finally:
        registry.unregister(NAME)
        for parts, _ in PARTS:
            parts.unregister(NAME)
        i18n.remove_texts(_LOCALES)

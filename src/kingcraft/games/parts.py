"""The parts of a game: one object for each floor, found by the game's name.

A floor that treats games differently has one protocol for the difference, and one module for each game that
implements it. For the game ``kings-corner`` the module is called ``kings_corner``. So no shared file names a game,
and a new game adds modules without changing others.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Final, Generic, TypeVar, cast

T = TypeVar("T")


class GameParts(Generic[T]):
    """A map from a game's name to the part that implements a floor's protocol ``T`` for it.

    A part is imported when it is first used: ``GameParts[Face]("kingcraft.room.faces", "FACE")["king"]`` is ``FACE``
    of ``kingcraft.room.faces.king``. Annotate each part with its protocol where it is defined, so that mypy checks
    it.
    """

    def __init__(self, package: str, attribute: str) -> None:
        self.package: Final = package
        self.attribute: Final = attribute
        self._parts: dict[str, T] = {}

    def __getitem__(self, game: str) -> T:
        """Return the part of ``game`` (its name in records). Raises ModuleNotFoundError if the game has none here."""
        part = self._parts.get(game)
        if part is None:
            module = import_module(f"{self.package}.{game.replace('-', '_')}")
            part = self._parts[game] = cast(T, getattr(module, self.attribute))
        return part

    def get(self, game: str) -> T | None:
        """Return the part of ``game``; None if it has none here."""
        try:
            return self[game]
        except ModuleNotFoundError as missing:
            if missing.name != f"{self.package}.{game.replace('-', '_')}":
                raise  # the part exists and imports something that does not
            return None

    def has(self, game: str) -> bool:
        """Return whether ``game`` has a part here; nothing is imported for it."""
        return game in self._parts or find_spec(f"{self.package}.{game.replace('-', '_')}") is not None

    def register(self, game: str, part: T) -> None:
        """Add the part of a game that is defined elsewhere. Raises ValueError if ``game`` already has another one."""
        if self._parts.setdefault(game, part) is not part:
            raise ValueError(f"{game} already has a part in {self.package}")

    def unregister(self, game: str) -> None:
        """Remove the part of ``game``, if it has one."""
        self._parts.pop(game, None)

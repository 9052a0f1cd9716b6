"""A part of the pictures: screens that are photographed one after the other, at one server."""

from collections.abc import Callable
from dataclasses import dataclass

from scripts.screens.photographer import Photographer


@dataclass(frozen=True, slots=True)
class Part:
    """``shoot`` takes the pictures; ``arguments`` are those of the server that it needs."""

    shoot: Callable[[Photographer], None]
    arguments: tuple[str, ...] = ()

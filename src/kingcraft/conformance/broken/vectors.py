"""The broken family of a kit, put together from the tables of this package."""

from collections.abc import Collection
from typing import Final

from ..vector import BrokenVector, raw
from . import contradictions, files, king, kings_corner, positions, shapes
from .case import Case

_TABLES: Final[dict[str, tuple[Case, ...]]] = {
    "shape": shapes.CASES,
    "contradiction": contradictions.CASES,
    "kings-corner": kings_corner.CASES,
    "king": king.CASES,
    "position": positions.CASES,
}


def broken_vectors(presets: Collection[str], small: bool) -> list[BrokenVector]:
    """The broken documents that need no other presets than these; ``small``: a choice that has every reason code."""
    vectors = [
        _vector(f"{name}-{number:02}", case)
        for name, cases in _TABLES.items()
        for number, case in enumerate(cases, 1)
        if case.preset in presets and (case.small or not small)
    ]
    unreadable = files.FEW if small else files.FEW + files.MORE
    return vectors + [vector for vector in unreadable if not vector.preset or vector.preset in presets]


def raw_files(vectors: Collection[BrokenVector]) -> dict[str, bytes]:
    """The files below the kit's folder that these vectors name, as far as they are meant to be there."""
    named = {vector.file for vector in vectors}
    return {f"raw/{name}": data for name, data in files.RAW.items() if f"raw/{name}" in named}


def _vector(name: str, case: Case) -> BrokenVector:
    return BrokenVector(
        id=name,
        about=case.about,
        source=case.source,
        preset=case.preset,
        command=case.command,
        document=raw(case.document),
        place=case.place,
        code=case.code,
    )

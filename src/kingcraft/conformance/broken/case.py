"""A broken document as the tables of this package list it."""

import copy
from dataclasses import dataclass
from typing import Any, Final

from ...games.options import Json

#: As a new value: take the field away.
GONE: Final = object()


@dataclass(frozen=True)
class Case:
    """A document that must be refused at ``place`` with ``code``. ``small``: also in the small kit."""

    about: str
    source: str
    document: Any
    place: str
    code: str
    preset: str = "pagat"
    command: str = "replay"
    small: bool = False


def changed(document: Json, path: tuple[str | int, ...], value: Any) -> Json:
    """A copy of ``document`` with ``value`` at ``path``, or without that field (:data:`GONE`)."""
    result = copy.deepcopy(document)
    container = result
    for step in path[:-1]:
        container = container[step]
    if value is GONE:
        del container[path[-1]]
    else:
        container[path[-1]] = value
    return result


def record(
    game: str,
    preset: str,
    players: int,
    dealer: int,
    *deals: tuple[str, list[str]],
    options: dict[str, Json] | None = None,
) -> dict[str, Json]:
    """A record of the given decks and actions, without any scores."""
    return {
        "format": "kingcraft/1",
        "game": game,
        "rules": {"preset": preset, **({"options": options} if options else {})},
        "players": ["Ana", "Bo", "Cy", "Dee", "Eli", "Flo"][:players],
        "dealer": dealer,
        "deals": [{"deck": deck, "actions": actions} for deck, actions in deals],
    }

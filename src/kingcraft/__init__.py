"""Kings Corner and King: rules, records, bots, rooms, and a table in the browser.

Each name of :data:`__all__` is imported when it is first used, so importing the package costs almost nothing.
"""

import importlib
from typing import TYPE_CHECKING, Any, Final

__version__ = "0.1.0"

if TYPE_CHECKING:
    from .bots.bot import BOTS
    from .bots.decision import Decision
    from .games.game import State
    from .games.match import Match, new_match
    from .games.observation import Observation
    from .games.options import RuleSet
    from .games.reasons import Refused
    from .games.registry import observe, preset, rule_set
    from .record.perft import perft
    from .record.position import parse_position
    from .record.replay import Replay, replay_document

__all__ = [
    "BOTS",
    "Decision",
    "Match",
    "Observation",
    "Refused",
    "Replay",
    "RuleSet",
    "State",
    "new_match",
    "observe",
    "parse_position",
    "perft",
    "preset",
    "replay_document",
    "rule_set",
]

#: The module below this package in which each name lives.
_HOMES: Final = {
    "BOTS": "bots.bot",
    "Decision": "bots.decision",
    "Match": "games.match",
    "Observation": "games.observation",
    "Refused": "games.reasons",
    "Replay": "record.replay",
    "RuleSet": "games.options",
    "State": "games.game",
    "new_match": "games.match",
    "observe": "games.registry",
    "parse_position": "record.position",
    "perft": "record.perft",
    "preset": "games.registry",
    "replay_document": "record.replay",
    "rule_set": "games.registry",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(importlib.import_module(f".{_HOMES[name]}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})

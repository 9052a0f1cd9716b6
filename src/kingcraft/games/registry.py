"""The registry: every game by its name in records, and the rule sets of its presets.

This is the only shared file that names the games. Everything else asks it for a :class:`~.game.Game`. The
environment variable ``KINGCRAFT_GAMES`` names more Python modules, separated by blanks; child processes inherit it.
The registry imports each and calls its function ``register()``, which calls :func:`register` and gives each floor
its part (:class:`~.parts.GameParts`).
"""

import functools
import os
from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any, Final

from .game import AnyGame, State
from .king.game import KING
from .kings_corner.game import KINGS_CORNER
from .observation import Observation
from .options import Json, RuleSet, changed, did_you_mean
from .reasons import Refused

#: The games that this package defines.
OWN_GAMES: Final[tuple[AnyGame, ...]] = (KINGS_CORNER, KING)
_GAMES: Final[dict[str, AnyGame]] = {game.name: game for game in OWN_GAMES}

#: The preset of a program that names none.
DEFAULT_RULES: Final = KING.default_preset


def games() -> Mapping[str, AnyGame]:
    """Return every game by its name in records. Raises ImportError for a missing module of ``KINGCRAFT_GAMES``."""
    _register_others()
    return _GAMES


@functools.cache
def _register_others() -> None:
    for module in os.environ.get("KINGCRAFT_GAMES", "").split():
        import_module(module).register()


def register(game: AnyGame) -> None:
    """Add a game that is defined elsewhere. Raises ValueError if its name or one of its presets is taken."""
    taken = {name for known in _GAMES.values() for name in known.presets}
    if game.name in _GAMES or not taken.isdisjoint(game.presets):
        raise ValueError(f"there is a game {game.name!r} already, or a preset of the same name")
    _GAMES[game.name] = game
    games_of_presets.cache_clear()


def unregister(name: str) -> None:
    """Remove a game that :func:`register` added. Raises KeyError if there is none of that name."""
    del _GAMES[name]
    games_of_presets.cache_clear()
    preset.cache_clear()


def observe(state: State, seat: int | None = None, public: Observation | None = None) -> Observation:
    """Return what ``seat`` may know of ``state`` (None: an onlooker). See :meth:`.Game.observe`."""
    return games()[state.rules.game].observe(state, seat, public)


def game_named(name: str) -> AnyGame:
    """Return the game of that name. Raises :class:`Refused` (``bad-format`` at ``game``) if there is none."""
    game = games().get(name)
    if game is None:
        raise Refused("bad-format", "game", f"there is no game {name!r}; known: {', '.join(games())}")
    return game


def no_preset(name: str, known: Iterable[str]) -> Refused:
    """Return the refusal of an unknown preset, with the ``known`` ones and the nearest of them."""
    known = list(known)
    called = {other: meant for game in games().values() for other, meant in game.other_names.items()}
    meant = called.get(name.strip().lower())
    near = f"; did you mean {meant!r}?" if meant in known else did_you_mean(name, known)
    detail = f"there is no preset {name!r}{near}{'' if near else ';'} known: {', '.join(known)}"
    return Refused("bad-format", "rules.preset", detail)


@functools.cache
def preset(game: str, name: str) -> RuleSet[Any]:
    """Return a published preset. Raises :class:`Refused` (``bad-format`` at ``game`` or ``rules.preset``)."""
    family = game_named(game)
    if name not in family.presets:
        raise no_preset(name, family.presets)
    return _checked(family, RuleSet(game, name, changed(family.defaults(), family.presets[name], "rules.options")))


@functools.cache
def games_of_presets() -> Mapping[str, str]:
    """Return every published preset with its game, in the order of the registry. Names of presets are unique."""
    return {name: game.name for game in games().values() for name in game.presets}


def rule_set(game: str, name: str, options: Mapping[str, Json]) -> RuleSet[Any]:
    """Return a preset with some options changed. Raises :class:`Refused` (``bad-format`` in ``rules.options``)."""
    return with_options(preset(game, name), options)


def with_options(base: RuleSet[object], options: Mapping[str, Json]) -> RuleSet[Any]:
    """Return rules with some options changed. Raises :class:`Refused` (``bad-format`` in ``rules.options``)."""
    rules = RuleSet(base.game, base.preset, changed(base.options, options, "rules.options"))
    return _checked(games()[base.game], rules)


def former_options(game: str, name: str, options: Mapping[str, Json]) -> dict[str, Json]:
    """Return the options to add to those of an earlier document, if its preset has been corrected since."""
    former = game_named(game).former.get(name, {})
    return {option: value for option, value in former.items() if option not in options}


def _checked(family: AnyGame, rules: RuleSet[object]) -> RuleSet[Any]:
    fault = family.contradiction(rules.options)
    if fault is not None:
        raise Refused.contradictory("rules.options", fault)  # they belong to no single option (K-19, G-20)
    return rules

"""A game: what the two families of rules have in common, and the registry that names them.

A :class:`State` is one deal, complete, with everybody's cards; an ``Observation`` is what one seat may know of it.
Chance is an argument: the deck comes from outside (:mod:`kingcraft.shuffle`), nothing here draws a random number.
"""

import functools
from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from .options import Json, RuleSet, changed
from .reasons import Contradiction, Refused

if TYPE_CHECKING:  # the games import this file
    from .observation import Observation

#: What one deal hands to the next (a pot, contracts used up): a tuple of ints that only its game reads.
Carry = tuple[int, ...]


class State(Protocol):
    """One deal. Immutable: an action gives a new State."""

    @property
    def players(self) -> int:
        """The number of seats."""

    @property
    def dealer(self) -> int:
        """The seat that dealt."""

    @property
    def to_act(self) -> int:
        """The seat that acts next; -1 when the deal is over."""

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""

    @property
    def key(self) -> Hashable | None:
        """What decides all that may still be done in this deal: States of one deal with equal keys go on alike.

        None where no small value says it.
        """

    def legal(self) -> list[str]:
        """The tokens of all legal actions, sorted as plain strings, none twice; empty when the deal is over."""

    def apply(self, token: str) -> "State":
        """The deal after ``token`` by the seat to act. Raises :class:`Refused`; the State is unchanged."""

    def scores(self) -> list[int]:
        """Each seat's points of an ended deal, signed as players see them. Raises ValueError before the end."""

    def observation(self, seat: int | None, public: Any = None) -> "Observation":
        """What ``seat`` may know (None: an onlooker), built from nothing, never by deleting secrets.

        ``public``: what an onlooker sees of this very State, if it is at hand; a seat's own cards are added to it.
        """


class Game(Protocol):
    """One family of rules. There are two: ``kings-corner`` and ``king``."""

    name: str
    seats: range
    presets: Mapping[str, Mapping[str, Json]]
    #: By preset: the option values that versions before 1.0 had in place of those that have been corrected.
    former: Mapping[str, Mapping[str, Json]]
    default_preset: str
    #: Whether the players may agree to give a deal up: it is void and dealt again.
    voids: bool

    def defaults(self) -> Any:
        """The option values when nothing is said."""

    def contradiction(self, options: Any) -> Contradiction | None:
        """Why these options cannot stand together; None if they can."""

    def contradiction_of_players(self, options: Any, players: int) -> Contradiction | None:
        """Why this number of players cannot play these options; None if they can."""

    def idle(self, options: Any) -> frozenset[str]:
        """The options that these rules never ask, because others have decided before them.

        ``target`` where the number of deals is fixed, say. Whatever values they have, the same is played.
        """

    def pack(self, options: Any) -> Sequence[int]:
        """The cards of the game in the base order of the shuffle (``docs/rules/records.md``, fairness)."""

    def first_carry(self, options: Any) -> Carry:
        """What the first deal is handed."""

    def deal(self, rules: RuleSet[Any], players: int, dealer: int, deck: Sequence[int], carry: Carry) -> State:
        """The next deal from ``deck`` (first card dealt first), a whole pack: the caller has checked that."""

    def next_carry(self, state: Any) -> Carry:
        """What an ended deal hands to the next."""

    def next_dealer(self, dealer: int, players: int) -> int:
        """Who deals after ``dealer``."""

    def match_over(self, rules: RuleSet[Any], totals: Sequence[int], deals: int) -> bool:
        """Whether the match has ended after ``deals`` ended deals."""

    def winners(self, rules: RuleSet[Any], totals: Sequence[int]) -> list[int]:
        """The winning seats of an ended match, ascending."""


@functools.cache
def games() -> Mapping[str, Game]:
    """The registry: every game by its name in records."""
    from .king.game import KING
    from .kings_corner.game import KINGS_CORNER

    return {game.name: game for game in (KINGS_CORNER, KING)}


def game_named(name: str) -> Game:
    """The game of that name. Raises :class:`Refused` (``bad-format`` at ``game``): there is none."""
    game = games().get(name)
    if game is None:
        raise Refused("bad-format", "game", f"there is no game {name!r}; known: {', '.join(games())}")
    return game


@functools.cache
def preset(game: str, name: str) -> RuleSet[Any]:
    """A published preset. Raises :class:`Refused` (``bad-format`` at ``game`` or ``rules.preset``): no such name."""
    family = game_named(game)
    if name not in family.presets:
        raise Refused("bad-format", "rules.preset", f"there is no preset {name!r}; known: {', '.join(family.presets)}")
    return _checked(family, RuleSet(game, name, changed(family.defaults(), family.presets[name], "rules.options")))


@functools.cache
def games_of_presets() -> Mapping[str, str]:
    """Every published preset with its game, in the order of the registry; no two games have one of the same name."""
    return {name: game.name for game in games().values() for name in game.presets}


def rule_set(game: str, name: str, options: Mapping[str, Json]) -> RuleSet[Any]:
    """A preset with some options changed, validated as a whole. Raises :class:`Refused` (``bad-format``), placed."""
    return with_options(preset(game, name), options)


def with_options(base: RuleSet[Any], options: Mapping[str, Json]) -> RuleSet[Any]:
    """Rules with some options changed, validated as a whole. Raises :class:`Refused` (``bad-format``), placed."""
    rules = RuleSet(base.game, base.preset, changed(base.options, options, "rules.options"))
    return _checked(games()[base.game], rules)


def former_options(game: str, name: str, options: Mapping[str, Json]) -> dict[str, Json]:
    """Return what to add to ``options`` of a preset so that they mean what they did before the preset was corrected.

    ``options``: those that a document of an earlier version gives. Empty if the preset has always meant the same.
    """
    former = game_named(game).former.get(name, {})
    return {option: value for option, value in former.items() if option not in options}


def _checked(family: Game, rules: RuleSet[Any]) -> RuleSet[Any]:
    fault = family.contradiction(rules.options)
    if fault is not None:
        raise Refused.contradictory("rules.options", fault)  # they belong to no single option (K-19, G-20)
    return rules

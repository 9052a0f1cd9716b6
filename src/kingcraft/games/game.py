"""A game: what all families of rules have in common (:mod:`.registry` names them).

A :class:`State` is one deal, complete, with everybody's cards; an ``Observation`` is what one seat may know of it.
Chance is an argument: the deck comes from outside (:mod:`kingcraft.shuffle`), nothing here draws a random number.
"""

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from .options import Json, RuleSet
from .reasons import Contradiction

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

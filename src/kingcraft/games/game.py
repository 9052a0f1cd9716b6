"""The protocols of a game (:mod:`.registry` names the games) and of its deals.

A :class:`State` is one deal with everyone's cards; an :class:`Observation` is what one seat may know of it. Chance
is an argument: the deck comes from outside (:mod:`kingcraft.shuffle`).
"""

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from .observation import Observation
from .options import Json, RuleSet
from .reasons import Contradiction

#: What one deal hands to the next: the number of ended deals, then ints that only its game reads (a pot, contracts used
#: up).
Carry = tuple[int, ...]


class State(Protocol):
    """One deal. Immutable: an action gives a new State."""

    @property
    def rules(self) -> RuleSet[Any]:
        """The rules of the deal."""

    @property
    def players(self) -> int:
        """The number of seats."""

    @property
    def dealer(self) -> int:
        """The seat that dealt."""

    @property
    def phase(self) -> str:
        """What the deal is waiting for: ``play`` (cards), ``over``, or a word of its game."""

    @property
    def to_act(self) -> int:
        """The seat that acts next; -1 when the deal is over."""

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""

    @property
    def key(self) -> Hashable | None:
        """A value that is equal for States of one deal with the same future; None if no small value decides it."""

    @property
    def history(self) -> tuple[tuple[int, str], ...]:
        """Every action so far as (seat, token), the tokens as writers of records emit them."""

    def legal(self) -> list[str]:
        """Return the tokens of all legal actions, sorted as plain strings; empty when the deal is over."""

    def apply(self, token: str) -> "State":
        """Return the deal after ``token`` by the seat to act. Raises :class:`Refused`; the State is unchanged."""

    def scores(self) -> list[int]:
        """Return each seat's points of an ended deal, signed as players see them. Raises ValueError before the end."""


O = TypeVar("O", contravariant=True)
S = TypeVar("S", bound=State)


class Game(Protocol[O, S]):
    """The rules of a game, with options of class ``O`` and deals of class ``S``."""

    name: str
    seats: range
    presets: Mapping[str, Mapping[str, Json]]
    #: Other names of presets and of the game, in small letters, by which people look for one: the preset of each.
    other_names: Mapping[str, str] = {}
    #: By preset: the option values that versions before 1.0 had in place of those that have been corrected.
    former: Mapping[str, Mapping[str, Json]]
    default_preset: str
    #: Whether the players may agree to give a deal up. It is then void, and the same dealer deals again.
    voids: bool
    #: Every token of the game at the place of its action number; empty where no action has that number.
    tokens: Sequence[str]
    #: The class of what :meth:`observe` returns.
    observation: type[Observation]

    def defaults(self) -> Any:
        """Return the options with their default values."""

    def contradiction(self, options: O) -> Contradiction | None:
        """Return why these options contradict each other; None if they do not."""

    def contradiction_of_players(self, options: O, players: int) -> Contradiction | None:
        """Return why this number of players cannot play these options; None if they can."""

    def idle(self, options: O) -> frozenset[str]:
        """Return the options that have no effect because of others (``target`` where the number of deals is fixed)."""

    def pack(self, options: O) -> Sequence[int]:
        """Return the cards in the base order of the shuffle (``docs/rules/records.md``, fairness)."""

    def first_carry(self, options: O) -> Carry:
        """Return what the first deal receives."""

    def deal(
        self,
        rules: RuleSet[Any],
        players: int,
        dealer: int,
        deck: Sequence[int],
        carry: Carry,
        totals: Sequence[int] = (),
    ) -> S:
        """Return the next deal from ``deck``, first card dealt first: a whole pack, which the caller has checked.

        ``totals``: each seat's points in the match before it; empty: all 0.
        """

    def observe(self, state: S, seat: int | None = None, public: Any = None) -> Observation:
        """Return what ``seat`` may know of ``state`` (None: an onlooker), built from nothing: an allow-list.

        ``public``: what an onlooker sees of this State, if known; only what the seat alone knows is added.
        """

    def stage(self, state: S) -> int:
        """Return in which trick or turn the deal is, from 1; 0 while no card can be played yet."""

    def next_carry(self, state: S) -> Carry:
        """Return what an ended deal hands to the next."""

    def next_dealer(self, dealer: int, players: int) -> int:
        """Return the seat that deals after ``dealer``."""

    def match_over(self, rules: RuleSet[Any], totals: Sequence[int], deals: int) -> bool:
        """Return whether the match has ended after ``deals`` ended deals."""

    def winners(self, rules: RuleSet[Any], totals: Sequence[int]) -> list[int]:
        """Return the winning seats of an ended match, ascending."""


#: A game whose options and deals the caller does not know.
AnyGame = Game[Any, Any]

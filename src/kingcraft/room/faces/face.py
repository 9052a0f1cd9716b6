"""What a room needs to know about a game beyond its rules: how its deals are shown, cut short and practised."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

from ...games.game import State
from ...games.match import EndedDeal
from ...games.options import Json, RuleSet
from ...games.parts import GameParts
from ..wire.rule_messages import Options, TableRules
from ..wire.server_messages import DealLine, Event
from ..wire.words import LengthForm, Offer

#: Returns what a viewer (a seat; None: an onlooker) may know of a State.
Look = Callable[[State, int | None], Any]


@dataclass(frozen=True, slots=True)
class Animation:
    """An event as everyone may see it, and the cards that only its drawer may see."""

    event: Event
    drew: tuple[str, ...] = ()


O = TypeVar("O", contravariant=True)
V = TypeVar("V", contravariant=True)


class Face(Protocol[O, V]):
    """A game as rooms show it: ``O`` is the class of its options, ``V`` that of its Observations."""

    #: Whether seats are drawn by lot before every match.
    seats_by_lot: bool
    #: Whether a turn holds several actions, which its seat can take back.
    undo: bool
    #: The options that say which contracts a match has.
    contract_options: Collection[str]

    def animation(self, before: State, after: State, seat: int, token: str, look: Look) -> Animation:
        """Return what ``token`` by ``seat`` did; of what ``seat`` sees, only what everyone sees."""

    def cards_shown(self, seen: V) -> int:
        """Return how many cards lay open or were taken when the room played the rest; -1: pages do not need it."""

    def heads(self, deal: State) -> int:
        """Return the seat whose card is the highest of the trick on the table; -1: no card is in a trick."""

    def offer(self, seen: V, options: O) -> Offer:
        """Return what the room offers the seat on turn, which sees ``seen`` (``docs/rules/records.md``)."""

    def score_line(self, deal: EndedDeal, seen: V) -> DealLine:
        """Return the line of a deal on the score sheet. ``seen``: what everyone saw at its end."""

    def plan(self, options: O) -> list[str]:
        """Return what each deal of a match is about, as far as that is fixed before the first one."""

    def table_rules(self, options: O, *, preset: str, text: str, differences: Options, idle: list[str]) -> TableRules:
        """Return what pages say about the rules; the keywords are the fields that all games have."""

    def lengths(self, rules: RuleSet[object]) -> Sequence[tuple[Mapping[str, Json], LengthForm]]:
        """Return the options to change in a preset for each of its lengths, and the form of that length."""

    def only(self, options: O, contract: str) -> Mapping[str, Json] | None:
        """Return the options to change so that nothing is played before ``contract``; None: there is no such one."""

    def deals_before(self, options: O, contract: str) -> int:
        """Return how many deals these rules (see :meth:`only`) still play before the first deal of ``contract``."""


#: The face of each game, by its name in records.
FACES: Final = GameParts[Face[Any, Any]]("kingcraft.room.faces", "FACE")

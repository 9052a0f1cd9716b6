"""Kings Corner for the registry (protocol :class:`~..game.Game`): presets, dealing, and what follows after a deal."""

from collections.abc import Mapping, Sequence
from typing import Final

from ...cards import PACK_52
from ..game import Carry, Game
from ..observation import Observation
from ..options import Json, RuleSet
from ..reasons import Contradiction
from . import scoring
from .actions import TOKENS
from .core import END
from .observe import observe
from .options import SEATS, KingsCornerOptions, contradiction, contradiction_of_players, idle
from .presets import FORMER, OTHER_NAMES, PRESETS
from .table import KingsCornerState, deal_state
from .view import KingsCornerObservation


class KingsCorner(Game[KingsCornerOptions, KingsCornerState]):
    """The game ``kings-corner``. A deal hands to the next ``(number of ended deals, chips in the pot)``."""

    name: str = "kings-corner"
    seats: range = SEATS
    presets: Mapping[str, Mapping[str, Json]] = PRESETS
    other_names: Mapping[str, str] = OTHER_NAMES
    former: Mapping[str, Mapping[str, Json]] = FORMER
    default_preset: str = "pagat"
    voids: bool = True
    tokens: Sequence[str] = TOKENS
    observation: type[Observation] = KingsCornerObservation

    def defaults(self) -> KingsCornerOptions:
        return KingsCornerOptions()

    def contradiction(self, options: KingsCornerOptions) -> Contradiction | None:
        return contradiction(options)

    def contradiction_of_players(self, options: KingsCornerOptions, players: int) -> Contradiction | None:
        return contradiction_of_players(options, players)

    def idle(self, options: KingsCornerOptions) -> frozenset[str]:
        return idle(options)

    def pack(self, options: KingsCornerOptions) -> Sequence[int]:  # noqa: ARG002  # every rule set has the same pack
        """Return all 52 cards (P2)."""
        return PACK_52

    def first_carry(self, options: KingsCornerOptions) -> Carry:  # noqa: ARG002
        return (0, 0)

    def deal(
        self,
        rules: RuleSet[KingsCornerOptions],
        players: int,
        dealer: int,
        deck: Sequence[int],
        carry: Carry,
        totals: Sequence[int] = (),
    ) -> KingsCornerState:
        number, pot = carry
        return deal_state(rules, players, dealer, deck, pot, totals, number)

    def observe(
        self, state: KingsCornerState, seat: int | None = None, public: KingsCornerObservation | None = None
    ) -> KingsCornerObservation:
        return observe(state, seat, public)

    def stage(self, state: KingsCornerState) -> int:
        """Return the number of the turn, from 1."""
        return sum(token == TOKENS[END] for _, token in state.history) + 1

    def next_carry(self, state: KingsCornerState) -> Carry:
        """Return the next number, and the pot that an ended deal leaves: all of it after a block (K-7), nothing if a
        seat went out (P29).
        """
        return (state.number + 1, state.pot_now)

    def next_dealer(self, dealer: int, players: int) -> int:
        """Return the next seat clockwise (P4), after a block as well (K-18)."""
        return (dealer + 1) % players

    def match_over(self, rules: RuleSet[KingsCornerOptions], totals: Sequence[int], deals: int) -> bool:
        return scoring.match_over(rules.options, totals, deals)

    def winners(self, rules: RuleSet[KingsCornerOptions], totals: Sequence[int]) -> list[int]:
        return scoring.winners(rules.options, totals)


KINGS_CORNER: Final = KingsCorner()

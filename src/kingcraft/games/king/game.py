"""King for the registry (protocol :class:`~..game.Game`)."""

from collections.abc import Mapping, Sequence
from typing import Final

from ..game import Carry, Game
from ..observation import Observation
from ..options import Json, RuleSet
from ..reasons import Contradiction
from . import options as king_options
from .actions import TOKENS
from .choosing import Used
from .observe import observe
from .options import PLAYERS, KingOptions
from .presets import OTHER_NAMES, PRESETS
from .scoring import winners
from .table import KingState, deal_state
from .view import KingObservation


class King(Game[KingOptions, KingState]):
    """King for four: six negative contracts, four positive deals with an auction, or what the options change."""

    name: str = "king"
    seats: range = range(PLAYERS, PLAYERS + 1)
    presets: Mapping[str, Mapping[str, Json]] = PRESETS
    other_names: Mapping[str, str] = OTHER_NAMES
    former: Mapping[str, Mapping[str, Json]] = {}
    default_preset: str = "king"
    voids: bool = False
    tokens: Sequence[str] = TOKENS
    observation: type[Observation] = KingObservation

    def defaults(self) -> KingOptions:
        return KingOptions()

    def contradiction(self, options: KingOptions) -> Contradiction | None:
        return king_options.contradiction(options)

    def contradiction_of_players(self, options: KingOptions, players: int) -> Contradiction | None:  # noqa: ARG002
        """Return None: King is for four whatever the options."""
        return None

    def idle(self, options: KingOptions) -> frozenset[str]:
        return king_options.idle(options)

    def pack(self, options: KingOptions) -> Sequence[int]:
        return options.pack

    def first_carry(self, options: KingOptions) -> Carry:  # noqa: ARG002
        return Used().carry()

    def deal(
        self,
        rules: RuleSet[KingOptions],
        players: int,  # noqa: ARG002
        dealer: int,
        deck: Sequence[int],
        carry: Carry,
        totals: Sequence[int] = (),
    ) -> KingState:
        return deal_state(rules, dealer, tuple(deck), Used.of(carry), totals)

    def observe(
        self, state: KingState, seat: int | None = None, public: KingObservation | None = None
    ) -> KingObservation:
        return observe(state, seat, public)

    def stage(self, state: KingState) -> int:
        """Return the number of the trick, from 1; 0 during calls."""
        return len(state.tricks) + 1 if state.core is not None else 0

    def next_carry(self, state: KingState) -> Carry:
        return state.used_after().carry()

    def next_dealer(self, dealer: int, players: int) -> int:
        """Return the left neighbour (G4)."""
        return (dealer + 1) % players

    def match_over(self, rules: RuleSet[KingOptions], totals: Sequence[int], deals: int) -> bool:  # noqa: ARG002
        """Return whether all deals have been played (G7)."""
        return deals >= rules.options.deals

    def winners(self, rules: RuleSet[KingOptions], totals: Sequence[int]) -> list[int]:
        return winners(rules.options, totals)


KING: Final = King()

"""Kings Corner in a room."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from ...games.game import State
from ...games.kings_corner.options import KingsCornerOptions
from ...games.kings_corner.presets import lengths
from ...games.kings_corner.scoring import card_values
from ...games.kings_corner.view import KingsCornerObservation
from ...games.match import EndedDeal
from ...games.options import Json, RuleSet
from ..wire.rule_messages import Options, TableRules
from ..wire.server_messages import DealLine, Event
from ..wire.words import LengthForm, Offer
from .face import Animation, Face, Look


class KingsCornerFace:
    """Kings Corner as rooms show it."""

    seats_by_lot: bool = False
    undo: bool = True
    contract_options: Collection[str] = frozenset()

    def animation(self, before: State, after: State, seat: int, token: str, look: Look) -> Animation:
        """Return how many cards were drawn, by which seat, and which."""
        old: KingsCornerObservation = look(before, seat)
        seen: KingsCornerObservation = look(after, seat)
        drawn = old.stock - seen.stock
        if not drawn:
            return Animation(Event("act", seat, token, ended=after.over))
        # The drawer has more cards; if they laid a king that they just drew at once, it was the seat that ended its
        # turn.
        drawer = next((other for other, count in enumerate(seen.counts) if count > old.counts[other]), seat)
        drew = tuple(look(after, drawer).drew)
        return Animation(Event("act", seat, token, drawn=drawn, drawer=drawer, ended=after.over), drew)

    def cards_shown(self, seen: KingsCornerObservation) -> int:
        """Return -1: the piles say it."""
        return -1

    def heads(self, deal: State) -> int:
        """Return -1: there are no tricks."""
        return -1

    def offer(self, seen: KingsCornerObservation, options: KingsCornerOptions) -> Offer:
        """Return nothing: someone can always play a card.

        When the stock is out, a king in a hand has an empty corner. Else take the highest card of all hands: the two
        cards that it fits on lie on the table, and only one other card fits on them too.
        """
        return ""

    def score_line(self, deal: EndedDeal, seen: KingsCornerObservation) -> DealLine:
        """Return the cards that each seat had left."""
        return DealLine(deal.dealer, "", "", list(deal.scores), [" ".join(cards) for cards in seen.left])

    def plan(self, options: KingsCornerOptions) -> list[str]:
        """Return nothing: all deals are alike."""
        return []

    def table_rules(
        self, options: KingsCornerOptions, *, preset: str, text: str, differences: Options, idle: list[str]
    ) -> TableRules:
        """Return what pages say about the rules."""
        chips = options.scoring == "chips"
        target = -options.target if options.sign == "-" else options.target
        return TableRules(
            preset=preset,
            text=text,
            differences=differences,
            idle=idle,
            chips=chips,
            target=0 if options.deals else target,
            exceed=options.target_rule == "exceed",
            wins="most-chips" if chips else "nearest" if options.sign == "-" else "fewest",  # K-11, K-18
            deals=options.deals,
            clockwise=True,
            bid_points={},
            unplayed=[],
            men=[],
            plus_settlement="",
            minus_settlement="",
            positive_lead="",
            card_points=list(card_values(options)),
        )

    def lengths(self, rules: RuleSet[Any]) -> Sequence[tuple[Mapping[str, Json], LengthForm]]:
        """Return the usual lengths."""
        return [(changes, "whole") for changes in lengths(rules.preset, rules.options)]

    def only(self, options: KingsCornerOptions, contract: str) -> Mapping[str, Json] | None:
        """Return None: there are no contracts."""
        return None

    def deals_before(self, options: KingsCornerOptions, contract: str) -> int:
        """Return 0."""
        return 0


FACE: Final[Face[Any, Any]] = KingsCornerFace()

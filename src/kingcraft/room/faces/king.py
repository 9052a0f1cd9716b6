"""King in a room."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Any, Final

from ...cards import card_set, parse_card
from ...games.game import State
from ...games.king.claim import claim_holds, settled
from ...games.king.options import NEGATIVE, KingOptions
from ...games.king.play import COUNT, HOLDER
from ...games.king.scoring import bid_points, unplayed_scores
from ...games.king.short import first, short
from ...games.king.table import KingState
from ...games.king.view import AuctionView, KingObservation
from ...games.match import EndedDeal
from ...games.options import Json, RuleSet
from ..wire.rule_messages import Options, TableRules
from ..wire.server_messages import DealLine, Event, Sale
from ..wire.words import LengthForm, Offer
from .face import Animation, Face, Look

#: A deal with its auction, or with the declaration that a rule set has instead.
POSITIVE: Final = "positive"
#: Contracts in which tricks are counted and not cards; ``last-two`` counts tricks too, but only the last two.
_TRICKS: Final = ("no-tricks", "plus", "minus")
#: On the plan of a match: a deal whose contract a player chooses; a positive deal without an auction.
_CHOICE: Final = "choice"
_DECLARED: Final = "declared"


class KingFace:
    """King as rooms show it."""

    #: G5.
    seats_by_lot: bool = True
    #: A card played is a turn.
    undo: bool = False
    contract_options: Collection[str] = frozenset({"contracts", "each_negative", "quota_negative", "quota_plus"})

    def animation(self, before: State, after: State, seat: int, token: str, look: Look) -> Animation:
        """Return who took the trick, if ``token`` completed one."""
        seen: KingObservation = look(after, seat)
        # A card after which none lies on the table was the last of its trick.
        complete = parse_card(token) is not None and not seen.trick.cards and seen.tricks
        took = seen.tricks[-1].winner if complete else -1
        return Animation(Event("act", seat, token, trick_to=took, ended=after.over))

    def cards_shown(self, seen: KingObservation) -> int:
        """Return the number of cards played."""
        return sum(len(trick.cards) for trick in (*seen.tricks, seen.trick))

    def heads(self, deal: State) -> int:
        """Return the holder of the trick."""
        assert isinstance(deal, KingState)
        return deal.core[HOLDER] if deal.core is not None and deal.core[COUNT] else -1

    def offer(self, seen: KingObservation, options: KingOptions) -> Offer:
        """Return ``settled`` or ``claim`` where the rest of the deal is certain (``docs/rules/records.md``)."""
        if settled(seen):
            return "settled"
        return "claim" if claim_holds(seen, _pack(options.pack)) else ""

    def score_line(self, deal: EndedDeal, seen: KingObservation) -> DealLine:
        """Return the contract, what each seat took that counts in it, and who bought and sold it."""
        return DealLine(
            deal.dealer, seen.contract, seen.trump, list(deal.scores), _counted(seen), sale=_sale(seen.auction)
        )

    def plan(self, options: KingOptions) -> list[str]:
        """Return the contracts in order; nothing where any deal can be a positive one."""
        if options.chooses_positive:
            return []
        # Without minus among the declarations there is nothing to decide but the trump.
        decided = "minus" in options.declare and not options.trump_fixed
        positive = "plus" if not decided else _DECLARED if options.auction == "off" else POSITIVE
        negative = [_CHOICE] * options.negative_deals if options.chooser else options.contracts
        return [*negative, *[positive] * options.positive_deals]

    def table_rules(
        self, options: KingOptions, *, preset: str, text: str, differences: Options, idle: list[str]
    ) -> TableRules:
        """Return what pages say about the rules."""
        auction = options.auction != "off"
        return TableRules(
            preset=preset,
            text=text,
            differences=differences,
            idle=idle,
            chips=False,
            target=0,
            exceed=False,
            wins="most" if options.outcome == "highest" else "not-below",
            deals=options.deals,
            clockwise=options.direction == "cw",  # G8
            bid_points=bid_points(options) if auction else {},
            unplayed=unplayed_scores(options, 0)[:2] if auction else [],
            men=list(options.men),
            plus_settlement=options.plus_settlement,
            minus_settlement=options.minus_settlement,
            positive_lead=options.positive_lead,
            card_points=[],
        )

    def lengths(self, rules: RuleSet[object]) -> Sequence[tuple[Mapping[str, Json], LengthForm]]:
        """Return the preset, its short form and the first match of a new player; nothing where there are no others."""
        others: list[tuple[Mapping[str, Json], LengthForm]] = [
            (short(rules.preset), "short"),
            (first(rules.preset), "first"),
        ]
        found = [(changes, form) for changes, form in others if changes]
        return [({}, "whole"), *found] if found else []

    def only(self, options: KingOptions, contract: str) -> Mapping[str, Json] | None:
        """Return the options that leave nothing before ``contract``: a negative one, or :data:`POSITIVE`."""
        if contract == POSITIVE and options.positive_deals:
            kept: dict[str, Json] = {"contracts": [options.contracts[0]]}
            # Once everyone has declared a deal to avoid, they may only declare positive ones.
            if options.chooses_positive:
                return kept | {"each_negative": 4, "quota_negative": 1}
            return kept | {"each_negative": 1, "quota_negative": 0} if options.chooser else kept
        if contract in NEGATIVE and contract in options.contracts:
            kept = {"contracts": [contract]}
            return kept | {"each_negative": 1, "quota_negative": 0, "quota_plus": 0} if options.chooser else kept
        return None

    def deals_before(self, options: KingOptions, contract: str) -> int:
        """Return the number of negative deals before a positive one: no rule set plays positive deals alone."""
        return options.negative_deals if contract == POSITIVE else 0


@cache
def _pack(cards: tuple[int, ...]) -> int:
    return card_set(cards)


def _sale(auction: AuctionView | None) -> Sale | None:
    return None if auction is None else Sale(auction.auctioneer, auction.buyer, auction.price)


def _counted(seen: KingObservation) -> list[str]:
    if seen.unplayed:
        return ["" for _ in seen.taken]
    if seen.contract in _TRICKS:
        return [str(tricks) for tricks in seen.taken]
    if seen.contract == "last-two":
        winners = [trick.winner for trick in seen.tricks[-2:]]
        return [str(winners.count(seat)) for seat in range(len(seen.taken))]
    return [" ".join(cards) for cards in seen.captured]


FACE: Final[Face[Any, Any]] = KingFace()

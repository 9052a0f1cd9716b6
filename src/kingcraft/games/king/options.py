"""The options of King: every one of ``king.md`` section 0, its values, its default, and what cannot stand together."""

from dataclasses import dataclass
from typing import Final

from ...cards import PACK_32, PACK_52, RANKS
from ..options import choice, flag, names, number, points

#: The negative contracts in the seed's order, with the seed's penalty for each unit (G21 .. G29).
PENALTIES: Final = {
    "no-tricks": 20,
    "no-hearts": 20,
    "no-queens": 50,
    "no-men": 30,
    "no-king": 160,
    "last-two": 90,
}
NEGATIVE: Final = tuple(PENALTIES)
#: What a declarer may name: a trump suit, no trump, or the minus game.
DECLARATIONS: Final = ("S", "H", "D", "C", "NT", "minus")
TRUMPS: Final = ("S", "H", "D", "C")

PLAYERS: Final = 4
#: Positive deals of a match with fixed contracts: everybody is auctioneer once (G30, G31).
POSITIVE_DEALS: Final = 4


@dataclass(frozen=True, slots=True)
class KingOptions:
    """Every option of King. What each means stands in ``king.md`` section 0, in this order."""

    deck: int = choice(52, 32)
    direction: str = choice("cw", "ccw")
    first_lead: str = choice("dealer", "left_of_dealer", "declarer")
    positive_lead: str = choice("same", "declarer", "declarer_chooses")
    contracts: tuple[str, ...] = names(NEGATIVE, NEGATIVE)
    contract_choice: str = choice("fixed", "chooser")
    quota_negative: int = number(0, 0, 4)
    quota_plus: int = number(0, 0, 4)
    each_negative: int = number(1, 1, 4)
    values: tuple[tuple[str, int], ...] = points(PENALTIES, 1000)
    men: tuple[str, ...] = names(("K", "J"), tuple(RANKS))
    hearts_lead_ban: tuple[str, ...] = names(("no-hearts",), NEGATIVE)
    hearts_broken: bool = flag(False)
    king_lead_ban: bool = flag(True)
    forced_king: str = choice("off", "discard", "always")
    forced_penalty: bool = flag(False)
    early_end: bool = flag(False)
    must_trump: bool = flag(False)
    auction: str = choice("optional", "always", "off")
    declare: tuple[str, ...] = names(DECLARATIONS, DECLARATIONS)
    trump_fixed: tuple[str, ...] = names((), TRUMPS)
    eight_forced: bool = flag(True)
    counter_offer: bool = flag(True)
    ultimatum: bool = flag(True)
    plus_settlement: str = choice("transfer", "topup", "exact", "capped")
    minus_settlement: str = choice("absorb", "transfer")
    unplayed: str = choice("fewer_than_3_bids", "best_below_4", "off")
    trick_value: int = number(25, 1, 1000)
    outcome: str = choice("highest", "not-negative")

    @property
    def chooser(self) -> bool:
        """Whether the seat after the dealer chooses the contract of each deal."""
        return self.contract_choice == "chooser"

    @property
    def pack(self) -> tuple[int, ...]:
        """The cards in the base order of the shuffle."""
        return PACK_52 if self.deck == 52 else PACK_32

    @property
    def tricks(self) -> int:
        """Tricks of a deal: 13, or 8 with the short pack."""
        return self.deck // PLAYERS

    @property
    def deals(self) -> int:
        """Deals of a match: each negative contract and four positive ones, or what the quotas make (G7, G-20)."""
        if self.chooser:
            return len(self.contracts) * self.each_negative + PLAYERS * self.quota_plus
        return len(self.contracts) + POSITIVE_DEALS

    def penalty(self, contract: str) -> int:
        """The points one unit of a negative contract costs, as a positive number."""
        return dict(self.values)[contract]

    @property
    def plus_games(self) -> tuple[str, ...]:
        """The declarations that are plus games, as suits and ``NT``."""
        return tuple(name for name in self.declare if name != "minus")


def contradiction(options: KingOptions) -> tuple[str, str] | None:
    """Why these options cannot stand together, as (place below ``rules.options``, English text); None if they can.

    Source: ``king.md`` section 0 "Refused as contradictory", and G-20. All of these belong to no single option, so the
    place is the empty string: ``rules.options`` itself.
    """
    text = _auction_fault(options) or _list_fault(options) or _quota_fault(options)
    return ("", text) if text else None


def _auction_fault(options: KingOptions) -> str:
    if options.auction == "off":
        return ""
    if options.chooser:
        return "contract_choice=chooser needs auction=off"
    if options.trump_fixed:
        return "trump_fixed needs auction=off"
    if "minus" not in options.declare or not options.plus_games:
        return "with an auction declare must hold minus and at least one plus game"
    return ""


def _list_fault(options: KingOptions) -> str:
    if options.trump_fixed and len(options.trump_fixed) != len(TRUMPS):
        return "trump_fixed must be empty or name all four suits"
    if not options.contracts:
        return "contracts must not be empty"
    if not options.declare:
        return "declare must not be empty"
    ranks = {RANKS[card >> 2] for card in options.pack}
    if not options.men or not ranks.issuperset(options.men):
        return "men must name one or more ranks of the pack"
    return ""


def _quota_fault(options: KingOptions) -> str:
    if not options.chooser:
        return ""
    negative_deals = len(options.contracts) * options.each_negative
    exact = PLAYERS * options.quota_negative == negative_deals
    enough = options.quota_negative == 0 or PLAYERS * options.quota_negative >= negative_deals
    if exact or (options.quota_plus == 0 and enough):
        return ""
    return f"the quotas do not fill the deals: {negative_deals} negative deals for four players"

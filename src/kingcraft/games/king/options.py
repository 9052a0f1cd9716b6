"""The options of King (``docs/rules/king.md`` section 0). Places of faults: ``docs/rules/records.md``."""

from dataclasses import dataclass
from typing import Final, Literal, get_args

from ...cards import PACK_32, PACK_52, RANKS
from ..options import choice, flag, names, number, points
from ..reasons import Contradiction

#: A contract to avoid things, by its name in records, in the order of ``docs/rules/king.md``.
NegativeContract = Literal["no-tricks", "no-hearts", "no-queens", "no-men", "no-king", "last-two"]
ContractName = NegativeContract | Literal["plus", "minus"]
#: A trump suit: spades, hearts, diamonds, clubs.
Trump = Literal["S", "H", "D", "C"]
#: What a declarer may name: a trump suit, no trump, or the minus game.
Declaration = Literal["S", "H", "D", "C", "NT", "minus"]

#: The default penalty for each unit of a negative contract (G21 .. G29).
PENALTIES: Final[dict[NegativeContract, int]] = {
    "no-tricks": 20,
    "no-hearts": 20,
    "no-queens": 50,
    "no-men": 30,
    "no-king": 160,
    "last-two": 90,
}
NEGATIVE: Final[tuple[NegativeContract, ...]] = tuple(PENALTIES)
DECLARATIONS: Final[tuple[Declaration, ...]] = get_args(Declaration)
TRUMPS: Final[tuple[Trump, ...]] = get_args(Trump)

PLAYERS: Final = 4
#: The positive deals of a match with fixed contracts: every player is auctioneer once (G30, G31).
POSITIVE_DEALS: Final = 4

#: The contracts in which cards cost points, not tricks as such.
PENALTY_CARDS: Final = frozenset({"no-hearts", "no-queens", "no-men", "no-king"})
#: The options of the auction alone.
AUCTION_OPTIONS: Final = frozenset(
    {"eight_forced", "counter_offer", "ultimatum", "plus_settlement", "minus_settlement", "unplayed"}
)


@dataclass(frozen=True, slots=True)
class KingOptions:
    """Every option of King, in the order of ``docs/rules/king.md`` section 0, which explains them."""

    deck: Literal[52, 32] = choice(52, 32)
    direction: Literal["cw", "ccw"] = choice("cw", "ccw")
    first_lead: Literal["dealer", "left_of_dealer", "declarer"] = choice("dealer", "left_of_dealer", "declarer")
    positive_lead: Literal["same", "declarer", "declarer_chooses"] = choice("same", "declarer", "declarer_chooses")
    contracts: tuple[NegativeContract, ...] = names(NEGATIVE, NEGATIVE, least="no-contract")
    contract_choice: Literal["fixed", "chooser"] = choice("fixed", "chooser")
    quota_negative: int = number(0, 0, 4)
    quota_plus: int = number(0, 0, 4)
    each_negative: int = number(1, 1, 4)
    values: tuple[tuple[NegativeContract, int], ...] = points(PENALTIES, 1000)
    men: tuple[str, ...] = names(("K", "J"), tuple(RANKS), least="men")
    hearts_lead_ban: tuple[NegativeContract, ...] = names(("no-hearts",), NEGATIVE)
    hearts_broken: bool = flag(False)
    king_lead_ban: bool = flag(True)
    forced_king: Literal["off", "discard", "always"] = choice("off", "discard", "always")
    forced_penalty: bool = flag(False)
    early_end: bool = flag(False)
    must_trump: bool = flag(False)
    auction: Literal["optional", "always", "off"] = choice("optional", "always", "off")
    declare: tuple[Declaration, ...] = names(DECLARATIONS, DECLARATIONS, least="no-declaration")
    trump_fixed: tuple[Trump, ...] = names((), TRUMPS, all_or_none="trumps-four")
    eight_forced: bool = flag(True)
    counter_offer: bool = flag(True)
    ultimatum: bool = flag(True)
    plus_settlement: Literal["transfer", "topup", "exact", "capped", "shortfall"] = choice(
        "transfer", "topup", "exact", "capped", "shortfall"
    )
    minus_settlement: Literal["absorb", "transfer"] = choice("absorb", "transfer")
    unplayed: Literal["fewer_than_3_bids", "best_below_4", "off"] = choice("fewer_than_3_bids", "best_below_4", "off")
    trick_value: int = number(25, 1, 1000)
    outcome: Literal["highest", "not-negative"] = choice("highest", "not-negative")

    @property
    def chooser(self) -> bool:
        """Whether the seat after the dealer chooses the contract of each negative deal."""
        return self.contract_choice == "chooser"

    @property
    def chooses_positive(self) -> bool:
        """Whether that seat may choose a positive deal instead; else these follow the negative ones."""
        return self.chooser and self.quota_plus > 0

    @property
    def pack(self) -> tuple[int, ...]:
        """The cards in the base order of the shuffle."""
        return PACK_52 if self.deck == 52 else PACK_32

    @property
    def tricks(self) -> int:
        """The number of tricks in a deal: 13, or 8 with the short pack."""
        return self.deck // PLAYERS

    @property
    def deals(self) -> int:
        """The number of deals in a match: each negative contract and four more, or what the quotas make (G7, G-20)."""
        return self.negative_deals + self.positive_deals

    @property
    def negative_deals(self) -> int:
        """The number of negative deals in a match."""
        return len(self.contracts) * (self.each_negative if self.chooser else 1)

    @property
    def positive_deals(self) -> int:
        """The number of positive deals in a match: by the quotas of choosers, or one for each auctioneer (G9)."""
        if self.chooser and (self.quota_plus or self.auction == "off"):
            return PLAYERS * self.quota_plus
        return POSITIVE_DEALS

    def penalty(self, contract: str) -> int:
        """Return the points that one unit of a negative contract costs, as a positive number."""
        return dict[str, int](self.values)[contract]

    @property
    def plus_games(self) -> tuple[Declaration, ...]:
        """The declarations that are plus games, as suits and ``NT``."""
        return tuple(name for name in self.declare if name != "minus")


def contradiction(options: KingOptions) -> Contradiction | None:
    """Return why these options contradict each other (``docs/rules/king.md`` section 0, G-20); None if they do not."""
    return _auction_fault(options) or _list_fault(options) or _quota_fault(options)


def _auction_fault(options: KingOptions) -> Contradiction | None:
    if options.auction == "off":
        return None
    if options.chooses_positive:
        return Contradiction("chooser-auction")
    if options.trump_fixed:
        return Contradiction("trumps-auction")
    if "minus" not in options.declare or not options.plus_games:
        return Contradiction("declare-auction")
    return None


def _list_fault(options: KingOptions) -> Contradiction | None:
    ranks = {RANKS[card >> 2] for card in options.pack}
    return None if ranks.issuperset(options.men) else Contradiction("men")


def _quota_fault(options: KingOptions) -> Contradiction | None:
    if not options.chooser:
        return None
    deals = options.negative_deals
    exact = PLAYERS * options.quota_negative == deals
    enough = options.quota_negative == 0 or PLAYERS * options.quota_negative >= deals
    if exact or (options.quota_plus == 0 and enough):
        return None
    return Contradiction("quotas", {"deals": deals})


def idle(options: KingOptions) -> frozenset[str]:
    """Return the options that have no effect because of others."""
    none: set[str] = set()
    played = set(options.contracts)
    if not options.chooser:
        none |= {"quota_negative", "quota_plus", "each_negative"}
    if "no-men" not in played:
        none.add("men")
    if not played & set(options.hearts_lead_ban):
        none.add("hearts_broken")
    if "no-king" not in played:
        none |= {"king_lead_ban", "forced_king"}
    if not played & PENALTY_CARDS:
        none |= {"forced_penalty", "early_end"}
    if options.auction == "off":
        none |= AUCTION_OPTIONS
    if not options.positive_deals:
        none |= {"positive_lead", "must_trump", "declare", "trump_fixed", "trick_value"}
    elif options.trump_fixed:
        none |= set() if options.chooses_positive else {"declare"}  # a chooser may choose minus instead (G-20)
    elif not set(options.declare) & set(TRUMPS):
        none.add("must_trump")
    return frozenset(none)

"""What one seat may know of a King deal; :mod:`.observe` fills it in."""

from typing import ClassVar, Literal

from msgspec import Struct

from .options import ContractName

#: What a deal is waiting for.
Phase = Literal[
    "choose",  # a contract (``contract_choice=chooser``)
    "open",  # the auctioneer opens the auction or declares
    "bid",  # a bid, a pass, or drawing level
    "decide",  # the auctioneer's last word
    "answer",  # to a counter-offer or an ultimatum
    "declare",  # trump or minus
    "lead",  # the declarer names the leader (``positive_lead=declarer_chooses``)
    "play",  # a card
    "over",
]


class TrickView(Struct, frozen=True, rename="camel"):
    """A trick."""

    #: The seat that led it.
    leader: int
    #: In order of play.
    cards: list[str]
    #: The seat that took it; -1 while it is not complete.
    winner: int


class BidView(Struct, frozen=True, rename="camel"):
    """A call of the auction."""

    #: The seat that called.
    seat: int
    #: The token of its action.
    token: str


class AuctionView(Struct, frozen=True, rename="camel"):
    """The auction of a positive deal."""

    #: The seat that sells the right to name the game: the dealer of the deal.
    auctioneer: int
    #: Everything said, in order.
    calls: list[BidView]
    #: The standing bid (token ``+4``); empty: there is none.
    high: str
    #: The seat whose bid that is; -1: none.
    holder: int
    #: How many bids and equalisations there were.
    bids: int
    #: The seats out of the bidding.
    passed: list[int]
    #: The counter-offers that were refused.
    countered: list[str]
    #: What the auctioneer's open question is: ``+6`` of a counter-offer, ``+8`` of an ultimatum; empty: there is none.
    asked: str
    #: Whether that question is an ultimatum.
    ultimatum: bool
    #: The seat that bought; -1: none yet.
    buyer: int
    #: What it pays; empty while there is no buyer.
    price: str


class UsedView(Struct, frozen=True, rename="camel"):
    """What choosers have used up in the match before this deal (G-20)."""

    #: How often each negative contract of the match has been played, by name.
    played: dict[str, int]
    #: How many negative deals each seat has chosen.
    negatives: list[int]
    #: How many plus or minus deals each seat has chosen.
    positives: list[int]


class KingObservation(Struct, frozen=True, rename="camel", tag_field="game", tag="king"):
    """What one seat, or an onlooker, knows of a deal of King."""

    SINCE_2: ClassVar[tuple[str, ...]] = ("totals",)

    #: The seat whose view it is; null: an onlooker's.
    seat: int | None
    #: What the deal is waiting for. ``choose``: a contract; ``open``: the auctioneer opens the auction or declares;
    #: ``bid``; ``decide``: the auctioneer's last word; ``answer``: to a counter-offer or an ultimatum; ``declare``;
    #: ``lead``: the declarer names the leader; ``play``: a card; ``over``.
    phase: Phase
    #: The seat that acts next; -1 when the deal is over.
    to_act: int
    #: The seat that dealt.
    dealer: int
    #: The deal's number in the match, from 0.
    number: int
    #: Each seat's points in the match before this deal.
    totals: list[int]
    #: The contract's name in records; empty while it is not known.
    contract: ContractName | Literal[""]
    #: The trump suit S, H, D or C; empty without trumps.
    trump: str
    #: Points of one unit of the contract (a trick, a card).
    value: int
    #: How many units a whole deal holds: cards that count, or tricks.
    total: int
    #: The seat that chose, declared or bought the game; -1: none, or not yet.
    declarer: int
    #: The seat that leads the first trick of the deal; -1 while that is open.
    leader: int
    #: The cards of ``seat``, sorted by suit (C D H S) and rank, the ace high; empty for an onlooker.
    hand: list[str]
    #: The number of cards in each hand.
    counts: list[int]
    #: The cards on the table.
    trick: TrickView
    #: All complete tricks.
    tricks: list[TrickView]
    #: How many tricks each seat has taken.
    taken: list[int]
    #: Per seat, the cards that count in this contract, in the order taken.
    captured: list[list[str]]
    #: What has been said; null before an auction is opened, and in deals without one.
    auction: AuctionView | None
    #: Whether the points were taken without play.
    unplayed: bool
    #: Every action of the deal so far as (seat, token); all of it is public.
    history: list[tuple[int, str]]
    #: Each seat's points when the deal is over; empty before.
    scores: list[int]
    #: What choosers have used up; null where contracts are not chosen.
    used: UsedView | None = None

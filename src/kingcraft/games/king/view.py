"""What one seat may know of a King deal; :mod:`.observe` fills it in."""

from typing import Literal

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
    """A trick: who led, the cards in order of play, and who took it (-1 while it is not complete)."""

    leader: int
    cards: list[str]
    winner: int


class BidView(Struct, frozen=True, rename="camel"):
    """A call of the auction: a seat and its token."""

    seat: int
    token: str


class AuctionView(Struct, frozen=True, rename="camel"):
    """The auction of a positive deal.

    ``calls``: everything said, in order. ``high``: the standing bid (token ``+4``), ``holder``: whose it is (-1: none).
    ``bids``: how many bids and equalisations there were. ``passed``: seats out of the bidding. ``countered``:
    counter-offers already refused. ``asked``: what the auctioneer's open question is (``+6`` of a counter-offer, ``+8``
    of an ultimatum, else empty). ``buyer``: who bought (-1: nobody yet), at ``price``.
    """

    auctioneer: int
    calls: list[BidView]
    high: str
    holder: int
    bids: int
    passed: list[int]
    countered: list[str]
    asked: str
    ultimatum: bool
    buyer: int
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
    """What ``seat`` (None: an onlooker) knows.

    ``phase``: ``choose`` (a contract), ``open`` (the auctioneer opens the auction or declares), ``bid``, ``decide``
    (the auctioneer's answer), ``answer`` (to a counter-offer or ultimatum), ``declare``, ``lead`` (the declarer names
    the leader), ``play``, ``over``. ``number``: the deal's index in the match, 0-based.

    ``contract``: its name in records, empty while unknown; ``trump``: S H D C or empty; ``value``: points of one unit
    of the contract (trick, card); ``total``: how many units a whole deal holds (cards that count, or tricks).
    ``declarer``: who chose, declared or bought the game (-1: nobody, or not yet). ``leader``: who leads the first trick
    of the deal (-1 while that is open).

    ``hand`` is sorted by suit (C D H S) and rank, the ace high; ``counts``: cards in each hand. ``trick``: the cards on
    the table; ``tricks``: all complete tricks; ``taken``: tricks a seat; ``captured``: per seat, the cards that count
    in this contract, in the order taken. ``history``: every action of the deal so far with its seat: all of it is
    public. ``scores``: when over, each seat's points. ``unplayed``: the points were taken without play. ``used``: what
    choosers have used up; None where contracts are not chosen.
    """

    seat: int | None
    phase: Phase
    to_act: int
    dealer: int
    number: int
    contract: ContractName | Literal[""]
    trump: str
    value: int
    total: int
    declarer: int
    leader: int
    hand: list[str]
    counts: list[int]
    trick: TrickView
    tricks: list[TrickView]
    taken: list[int]
    captured: list[list[str]]
    auction: AuctionView | None
    unplayed: bool
    history: list[tuple[int, str]]
    scores: list[int]
    used: UsedView | None = None

"""A deal of King a second time, from the shuffled deck to the score, in strings, from ``docs/rules/king.md``.

It shares nothing with the package: cards are texts, options are the JSON of a rule set, what the match has used up is
recounted from the list of its deals. The auction is :mod:`.naive_auction`, the play of cards the oracle's.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from ..rules.king.oracle import Oracle
from .naive_auction import SAID, NaiveAuction

NEGATIVE = ("no-tricks", "no-hearts", "no-queens", "no-men", "no-king", "last-two")
DECLARATIONS = {"S": "plus:S", "H": "plus:H", "D": "plus:D", "C": "plus:C", "NT": "plus:NT", "minus": "minus"}
CARDS = tuple(rank + suit for rank in "A23456789TJQK" for suit in "CDHS")
CHOICES = tuple(f"choose:{name}" for name in NEGATIVE)
LEADS = ("lead:0", "lead:1", "lead:2", "lead:3")
#: Every token of the game.
TOKENS = (*CARDS, *CHOICES, "auction", *SAID, *DECLARATIONS.values(), *LEADS)

#: The seat that declared a deal before this one, and what: a name of records; empty if its points were taken unplayed.
Before = Sequence[tuple[int, str]]


class NaiveKing:
    """A deal. ``phase``: choose, open, auction, declare, lead, play, over; ``seat``: who acts, -1 after the end."""

    def __init__(self, options: Mapping[str, Any], dealer: int, deck: Sequence[str], before: Before) -> None:
        self.options, self.dealer, self.before = options, dealer, before
        self.hands: list[list[str]] = [[], [], [], []]
        for place, card in enumerate(deck):
            self.hands[(dealer + 1 + place) % 4].append(card)
        self.tricks = len(deck) // 4
        self.phase, self.seat = "", -1
        self.contract, self.trump = "", ""
        self.declarer = dealer
        self.auction: NaiveAuction | None = None
        self.cards: Oracle | None = None
        self._begin()

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.phase == "over"

    @property
    def chooser(self) -> bool:
        """Whether contracts are chosen."""
        return bool(self.options["contract_choice"] == "chooser")

    # --- what is asked, in which order ---

    def _begin(self) -> None:
        options, number = self.options, len(self.before)
        negative = len(options["contracts"]) * options["each_negative"]
        if self.chooser and (options["auction"] == "off" or number < negative):
            self.declarer = (self.dealer + 1) % 4
            self._ask("choose", self.declarer)
        elif not self.chooser and number < len(options["contracts"]):
            self._play(options["contracts"][number])
        elif options["trump_fixed"]:
            self._declare("plus:" + options["trump_fixed"][number - len(options["contracts"])])
        elif options["auction"] == "always":
            self._open()
        else:
            self._ask("open" if options["auction"] == "optional" else "declare", self.dealer)

    def _ask(self, phase: str, seat: int) -> None:
        """A question; what has one answer only is not asked (section 0, G-20)."""
        self.phase, self.seat = phase, seat
        if phase in ("choose", "declare") and len(self.legal()) == 1:
            self.act(self.legal()[0])

    def _open(self) -> None:
        self.auction = NaiveAuction(self.options, self.dealer)
        self.phase, self.seat = "auction", self.auction.seat

    def _declare(self, token: str) -> None:
        """The declarer's positive game; then they may have to name the leader (G-2)."""
        self.contract, _, trump = token.partition(":")
        self.trump = "" if trump == "NT" else trump
        if self.options["positive_lead"] == "declarer_chooses":
            self._ask("lead", self.declarer)
        elif self.options["positive_lead"] == "declarer":
            self._lead(self.declarer)
        else:
            self._lead(self._first_leader())

    def _play(self, contract: str) -> None:
        self.contract = contract
        self._lead(self._first_leader())

    def _first_leader(self) -> int:
        """Return the seat that leads by ``first_lead`` (G-1, G-20)."""
        match self.options["first_lead"]:
            case "left_of_dealer":
                return (self.dealer + 1) % 4
            case "declarer" if self.chooser and (self.contract in NEGATIVE or self.options["auction"] == "off"):
                return self.declarer
        return self.dealer

    def _lead(self, leader: int) -> None:
        hands = [list(hand) for hand in self.hands]
        self.cards = Oracle(dict(self.options), self.contract, self.trump, hands, leader, [], [], [0] * 4)
        self.phase, self.seat = "play", leader

    # --- what may be said or played ---

    def legal(self) -> list[str]:
        """The sorted legal tokens."""
        if self.phase == "play" and self.cards is not None:
            return self.cards.legal()
        return sorted(token for token in TOKENS if self.fault(token) is None)

    def fault(self, token: str) -> str | None:
        """The reason code that refuses a token of the game, None if it is legal."""
        if self.over:
            return "deal-over"
        if self.cards is not None:
            return self._card_fault(token, self.cards) if token in CARDS else "wrong-phase"
        if self.auction is not None and self.phase == "auction" and token in SAID:
            return self.auction.fault(token)
        match self.phase:
            case "choose":
                return self._choice_fault(token)
            case "open" if token == "auction" or token in self._declarations():
                return None
            case "declare" if token in self._declarations():
                return None
            case "lead" if token in LEADS:
                return None
        return "wrong-phase"

    def _declarations(self) -> list[str]:
        """What the declarer may name: a player who bought a plus game cannot play minus (G-10)."""
        sold = self.auction is not None and self.auction.price is not None
        return [DECLARATIONS[name] for name in self.options["declare"] if not (sold and name == "minus")]

    def _choice_fault(self, token: str) -> str | None:
        options, mine = self.options, [what for who, what in self.before if who == self.declarer]
        if token in CHOICES:
            name = token.removeprefix("choose:")
            if name not in options["contracts"]:
                return "wrong-phase"
            gone = [what for _, what in self.before].count(name) >= options["each_negative"]
            quota = options["quota_negative"]
            return "contract-used-up" if gone or 0 < quota <= sum(what in NEGATIVE for what in mine) else None
        games = options["declare"]
        if options["trump_fixed"]:
            # The rules name the trumps of four such deals; with a chooser there may be more: they come round again.
            fixed = options["trump_fixed"][sum(what not in NEGATIVE for _, what in self.before) % 4]
            games = [fixed, *({"minus"} & set(games))]
        if token not in (DECLARATIONS[name] for name in games) or not options["quota_plus"]:
            return "wrong-phase"
        return "contract-used-up" if sum(what not in NEGATIVE for what in mine) >= options["quota_plus"] else None

    def _card_fault(self, card: str, play: Oracle) -> str | None:
        hand = play.hands[play.seat]
        if card not in hand:
            return "not-in-hand"
        if card in play.legal():
            return None
        no_king = self.contract == "no-king"
        if not play.table:
            banned = no_king and self.options["king_lead_ban"] and card == "KH"
            return "king-banned-lead" if banned else "hearts-banned-lead"
        led = play.table[0][1]
        following = any(held[1] == led for held in hand)
        if following and card[1] != led:
            return "must-follow-suit"
        forced = self.options["forced_king"]
        forces = forced == "always" if following else forced != "off"
        if no_king and forces and "KH" in hand and (led == "H" or not following):
            return "must-discard-king"
        return "must-trump" if self.contract == "plus" else "must-play-penalty-card"

    # --- doing it ---

    def act(self, token: str) -> None:
        """Do what a legal token says."""
        if self.cards is not None:
            self.cards.play(token)
            self.phase, self.seat = ("over", -1) if self.cards.over else ("play", self.cards.seat)
        elif self.auction is not None and self.phase == "auction":
            self.auction.act(token)
            self._after_a_call(self.auction)
        elif token == "auction":
            self._open()
        elif token in LEADS:
            self._lead(int(token[-1]))
        elif token in CHOICES:
            self._play(token.removeprefix("choose:"))
        else:
            self._declare(token)

    def _after_a_call(self, auction: NaiveAuction) -> None:
        if auction.outcome == "":
            self.seat = auction.seat
        elif auction.outcome == "split":
            self.phase, self.seat = "over", -1
        elif auction.outcome == "keeps":
            self._ask("declare", self.dealer)
        elif auction.outcome == "must play minus":
            self._declare("minus")
        else:
            self.declarer = auction.buyer
            if str(auction.price).startswith("-"):
                self._declare("minus")
            else:
                self._ask("declare", self.declarer)

    # --- what it is worth (sections 0 and 3) ---

    def scores(self) -> list[int]:
        """Each seat's points of an ended deal."""
        value, dealer = self.options["trick_value"], self.dealer
        if self.cards is None:
            each = self.tricks // 4
            return [value * (self.tricks - 3 * each if seat == dealer else each) for seat in range(4)]
        units = self.cards.units
        if self.contract in NEGATIVE:
            return [-self.options["values"][self.contract] * count for count in units]
        scores = [value * count for count in units]
        if self.contract == "minus":
            scores = [self.tricks * value - 3 * value * count for count in units]
        if self.auction is not None and self.auction.price is not None:
            pay = self._payment(int(self.auction.price[1:]), units[dealer], units[self.auction.buyer])
            scores[dealer] += pay
            scores[self.auction.buyer] -= pay
        return scores

    def _payment(self, bid: int, auctioneer: int, buyer: int) -> int:
        """What the buyer pays the auctioneer; these are the tricks that they have taken."""
        value = int(self.options["trick_value"])
        if self.contract == "minus":
            return 3 * value * (bid if self.options["minus_settlement"] == "transfer" else min(bid, auctioneer))
        match self.options["plus_settlement"]:
            case "capped":
                return min(value * bid, value * buyer)
            case "topup":
                return max(0, value * bid - value * auctioneer)
            case "exact":
                return value * bid - value * auctioneer
            case "shortfall":
                return max(0, value * bid - value * buyer)
        return value * bid

    def sum_of_scores(self) -> int:
        """What the points of all seats must sum to (G13, G35, G-9): penalties of the pack, or n tricks of v."""
        if self.contract not in NEGATIVE:
            return self.tricks * int(self.options["trick_value"])
        pack = {card for hand in self.hands for card in hand}
        units = {
            "no-tricks": self.tricks,
            "no-hearts": sum(card[1] == "H" for card in pack),
            "no-queens": 4,
            "no-men": sum(card[0] in self.options["men"] for card in pack),
            "no-king": 1,
            "last-two": 2,
        }
        return -int(self.options["values"][self.contract]) * units[self.contract]

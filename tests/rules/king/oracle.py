"""King's play a second time, slowly and in strings, from ``docs/rules/king.md``: the real rules are compared with it.

It shares nothing with the package: cards are texts, hands are lists, options are the JSON of a rule set.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

ORDER = "23456789TJQKA"
NEGATIVE_SETS: dict[str, Callable[[str, list[str]], bool]] = {
    "no-hearts": lambda card, _: card[1] == "H",
    "no-queens": lambda card, _: card[0] == "Q",
    "no-men": lambda card, men: card[0] in men,
    "no-king": lambda card, _: card == "KH",
}


@dataclass
class Oracle:
    """A deal in play. ``hands`` by seat; ``played`` all cards played so far, the table included."""

    options: dict[str, Any]
    contract: str
    trump: str
    hands: list[list[str]]
    leader: int
    table: list[str]
    played: list[str]
    units: list[int]

    @property
    def seat(self) -> int:
        """The seat that is to act."""
        return (self.leader + len(self.table)) % 4

    def counts(self, card: str) -> bool:
        """Whether a card is a penalty card of the contract."""
        test = NEGATIVE_SETS.get(self.contract)
        return test is not None and test(card, self.options["men"])

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        left = [card for hand in self.hands for card in hand] + self.table
        if self.options["early_end"] and self.contract in NEGATIVE_SETS:
            return not any(self.counts(card) for card in left)
        return not left

    def legal(self) -> list[str]:
        """The cards that may be played, sorted."""
        hand = self.hands[self.seat]
        if not self.table:
            return sorted(card for card in hand if self.may_lead(card, hand))
        led = self.table[0][1]
        following = [card for card in hand if card[1] == led]
        return sorted(self.following(following, led) if following else self.discards(hand))

    def may_lead(self, card: str, hand: list[str]) -> bool:
        """The bans on leading."""
        if self.contract == "no-king" and self.options["king_lead_ban"] and card == "KH" and len(hand) > 1:
            return False
        banned = self.contract in self.options["hearts_lead_ban"]
        broken = self.options["hearts_broken"] and any(gone[1] == "H" for gone in self.played)
        return not (banned and not broken and card[1] == "H" and any(other[1] != "H" for other in hand))

    def following(self, cards: list[str], led: str) -> list[str]:
        """The duties of a player who can follow suit."""
        if self.contract == "no-king" and self.options["forced_king"] == "always" and "KH" in cards:
            return ["KH"]
        if self.options["forced_penalty"] and self.contract in ("no-queens", "no-men", "no-king"):
            highest = max(ORDER.index(card[0]) for card in self.table if card[1] == led)
            under = [card for card in cards if self.counts(card) and ORDER.index(card[0]) < highest]
            if under:
                return under
        return cards

    def discards(self, hand: list[str]) -> list[str]:
        """The duties of a player who is void in the led suit."""
        if self.contract == "no-king" and self.options["forced_king"] != "off" and "KH" in hand:
            return ["KH"]
        if self.options["forced_penalty"]:
            penalties = [card for card in hand if self.counts(card)]
            if self.contract == "no-king" and not penalties:
                penalties = [card for card in hand if card[1] == "H"]
            if penalties:
                return penalties
        if self.options["must_trump"] and self.trump:
            trumps = [card for card in hand if card[1] == self.trump]
            if trumps:
                return trumps
        return hand

    def play(self, card: str) -> None:
        """Play a card; the fourth completes the trick."""
        self.hands[self.seat].remove(card)
        self.table.append(card)
        self.played.append(card)
        if len(self.table) < 4:
            return
        suit = self.trump if any(laid[1] == self.trump for laid in self.table) else self.table[0][1]
        best = max((laid for laid in self.table if laid[1] == suit), key=lambda laid: ORDER.index(laid[0]))
        winner = (self.leader + self.table.index(best)) % 4
        if self.contract in NEGATIVE_SETS:
            self.units[winner] += sum(self.counts(laid) for laid in self.table)
        elif self.contract != "last-two" or len(self.hands[winner]) < 2:
            self.units[winner] += 1
        self.leader, self.table = winner, []

    def perft(self, depth: int) -> int:
        """The number of sequences of ``depth`` cards; one that ends the deal early counts once."""
        if depth == 0 or self.over:
            return 1
        return sum(self.after(card).perft(depth - 1) for card in self.legal())

    def after(self, card: str) -> "Oracle":
        """A copy with ``card`` played."""
        copy = Oracle(
            self.options,
            self.contract,
            self.trump,
            [list(hand) for hand in self.hands],
            self.leader,
            list(self.table),
            list(self.played),
            list(self.units),
        )
        copy.play(card)
        return copy


def oracle_of(position: dict[str, Any], options: dict[str, Any]) -> Oracle:
    """The oracle's deal for a position as JSON (``docs/rules/records.md``) and the values of all options."""
    ranks = "AKQJT987" if options["deck"] == 32 else ORDER
    hands = [hand.split() for hand in position["hands"]]
    table = list(position["trick"])
    here = {card for hand in hands for card in hand}
    gone = [rank + suit for suit in "CDHS" for rank in ranks if rank + suit not in here]
    leader = position["leader"]
    trump = position.get("trump", "")
    return Oracle(options, position["contract"], trump, hands, leader, table, gone, [0, 0, 0, 0])

"""Players who act by chance, each in a way of their own, so that all kinds of deals occur."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

LADDER = ("+1", "+2", "+3", "-1", "+4", "+5", "+6", "-2", "+7", "+8")


@dataclass(frozen=True)
class Manner:
    """How the players of a match act. ``idle``: how gladly a turn of Kings Corner is ended with moves left to make.

    ``trader``: how gladly the auctioneer opens the auction; ``patient``: bids go up in small steps.
    """

    idle: float
    trader: float
    patient: bool

    @staticmethod
    def by_chance(chance: random.Random) -> "Manner":
        """Return a random manner."""
        return Manner(chance.random() ** 2, chance.random(), chance.random() < 0.7)

    def pick(self, tokens: Sequence[str], chance: random.Random) -> str:
        """One of the legal tokens."""
        if tokens[-1] == "end" and len(tokens) > 1:
            return "end" if chance.random() < self.idle else chance.choice(tokens[:-1])
        if "auction" in tokens and chance.random() < self.trader:
            return "auction"
        if self.patient and tokens[0][0] in "+-":
            bids = [bid for bid in LADDER if bid in tokens]
            tokens = [token for token in tokens if token not in bids[2:]]
        return chance.choice(tokens)


def decks(pack: Sequence[int], chance: random.Random) -> list[int]:
    """A shuffled pack."""
    deck = list(pack)
    chance.shuffle(deck)
    return deck

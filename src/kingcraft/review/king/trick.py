"""What a seat knows for certain about the trick to which it plays."""

from dataclasses import dataclass

from ...bots.king.knowledge.knowledge import Knowledge
from ...cards import SUIT_SETS, members
from ...games.king.contracts import Terms
from ...games.king.options import PLAYERS
from ...games.king.play import BEST, COUNT, HOLDER, LED, TABLE, PlayState, legal_cards, play, power


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick. What it says is true in every deal of the unseen cards that the rules allow."""

    knowledge: Knowledge

    @property
    def terms(self) -> Terms:
        """The terms of the deal."""
        assert self.knowledge.terms is not None
        return self.knowledge.terms

    @property
    def core(self) -> PlayState:
        """The state of play, with all unseen cards in one hand: the rules ask what is in play, not where."""
        core = self.knowledge.core
        assert core is not None  # a card is to be played
        return (self.knowledge.hand, self.knowledge.unseen, 0, 0, *core[4:])

    @property
    def legal(self) -> int:
        """The cards that may be played."""
        return legal_cards(self.terms, self.core)

    @property
    def leads(self) -> bool:
        """Whether the seat leads."""
        return not self.core[COUNT]

    @property
    def last(self) -> bool:
        """Whether the seat plays last."""
        return self.core[COUNT] == PLAYERS - 1

    @property
    def void(self) -> bool:
        """Whether the seat cannot follow suit."""
        return not self.leads and not self.core[LED] & self.knowledge.hand

    @property
    def counts(self) -> bool:
        """Whether the trick is a unit of the contract, whatever cards are in it."""
        return not self.terms.penalty and self.knowledge.hand.bit_count() <= self.terms.last

    @property
    def lying(self) -> int:
        """The cards on the table that count."""
        return self.core[TABLE] & self.terms.penalty

    def own(self, card: int) -> int:
        """Return the seat's cards of the suit of ``card``."""
        return self.knowledge.hand & SUIT_SETS[card & 3]

    def out(self, card: int) -> int:
        """Return the unseen cards of the suit of ``card``."""
        return self.knowledge.unseen & SUIT_SETS[card & 3]

    def higher(self, card: int) -> int:
        """Return the unseen cards of its suit that beat ``card``."""
        return sum(1 << other for other in members(self.out(card)) if power(other) > power(card))

    def lower(self, card: int) -> int:
        """Return the unseen cards of its suit that ``card`` beats."""
        return self.out(card) & ~self.higher(card)

    def trumps_out(self) -> int:
        """Return the unseen trumps."""
        return self.knowledge.unseen & SUIT_SETS[self.terms.trump] if self.terms.trump >= 0 else 0

    def voids(self, card: int) -> list[int]:
        """Return the other seats with cards that have none of the suit of ``card``, although some are out."""
        known, out = self.knowledge, self.out(card)
        return [seat for seat in known.others if out and known.counts[seat] and not out & ~known.barred[seat]]

    def ahead(self, card: int) -> bool:
        """Return whether ``card`` would head the trick."""
        return play(self.terms, self.core, card)[HOLDER] == self.knowledge.seat

    def loses(self, card: int) -> bool:
        """Return whether ``card`` cannot take the trick."""
        if self.leads:  # a holder of the suit must follow, and where all that are out are higher, they beat it
            return self.out(card) != 0 and not self.lower(card)
        return not self.ahead(card)

    def takes(self, card: int) -> bool:
        """Return whether no card can beat ``card``."""
        if not self.ahead(card):
            return False
        if self.last:
            return True
        after, knowledge = play(self.terms, self.core, card), self.knowledge
        best, trumps = after[BEST], self.trumps_out()
        suit = best & 3
        beating = sum(1 << other for other in members(knowledge.unseen & SUIT_SETS[suit]) if power(other) > best) | (
            trumps if suit != self.terms.trump else 0
        )
        later = knowledge.others[: PLAYERS - 1 - self.core[COUNT]]
        return not any(beating & ~knowledge.barred[seat] for seat in later)

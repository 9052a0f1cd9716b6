"""What a seat knows for certain of the trick that it is to play to."""

from dataclasses import dataclass

from ...bots.king.knowledge.knowledge import Knowledge
from ...cards import SUIT_SETS, members
from ...games.king.contracts import Terms
from ...games.king.options import PLAYERS
from ...games.king.play import BEST, COUNT, HOLDER, LED, TABLE, PlayState, legal_cards, play, power


@dataclass(frozen=True, slots=True)
class Trick:
    """The trick as ``knowledge`` has it. All it says holds in every deal of the unseen cards that the rules allow."""

    knowledge: Knowledge

    @property
    def terms(self) -> Terms:
        """The terms of the deal. Only asked while cards are played."""
        assert self.knowledge.terms is not None
        return self.knowledge.terms

    @property
    def core(self) -> PlayState:
        """The state of play; the unseen cards lie together, for the rules ask what is in play, not where."""
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
        """Whether nobody plays after it."""
        return self.core[COUNT] == PLAYERS - 1

    @property
    def void(self) -> bool:
        """Whether it cannot follow suit."""
        return not self.leads and not self.core[LED] & self.knowledge.hand

    @property
    def counts(self) -> bool:
        """Whether the trick as such is a unit of the contract, whatever lies in it."""
        return not self.terms.penalty and self.knowledge.hand.bit_count() <= self.terms.last

    @property
    def lying(self) -> int:
        """The cards on the table that count."""
        return self.core[TABLE] & self.terms.penalty

    def own(self, card: int) -> int:
        """The own cards of the suit of ``card``."""
        return self.knowledge.hand & SUIT_SETS[card & 3]

    def out(self, card: int) -> int:
        """The unseen cards of the suit of ``card``."""
        return self.knowledge.unseen & SUIT_SETS[card & 3]

    def higher(self, card: int) -> int:
        """The unseen cards of its suit that beat ``card``."""
        return sum(1 << other for other in members(self.out(card)) if power(other) > power(card))

    def lower(self, card: int) -> int:
        """The unseen cards of its suit that ``card`` beats."""
        return self.out(card) & ~self.higher(card)

    def trumps_out(self) -> int:
        """The unseen trumps."""
        return self.knowledge.unseen & SUIT_SETS[self.terms.trump] if self.terms.trump >= 0 else 0

    def voids(self, card: int) -> list[int]:
        """The other seats that still hold cards, and of the suit of ``card``, though it is out, none."""
        known, out = self.knowledge, self.out(card)
        return [seat for seat in known.others if out and known.counts[seat] and not out & ~known.barred[seat]]

    def ahead(self, card: int) -> bool:
        """Whether ``card`` would take the trick as it lies then."""
        return play(self.terms, self.core, card)[HOLDER] == self.knowledge.seat

    def loses(self, card: int) -> bool:
        """Whether ``card`` cannot take the trick."""
        if self.leads:  # a holder of the suit must follow, and where all that are out are higher, they beat it
            return self.out(card) != 0 and not self.lower(card)
        return not self.ahead(card)

    def takes(self, card: int) -> bool:
        """Whether nobody can beat ``card``."""
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

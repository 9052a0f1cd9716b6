"""One deal of Kings Corner for people: tokens, refusals, scores, over the ints of ``core.py``."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from ...cards import members
from ..options import RuleSet
from ..reasons import Refused
from . import scoring
from .actions import TOKENS, legal_actions, parse_action, why_not
from .core import BLOCKED, GOING, KINGS, MOVED, PASSED_SHIFT, Core, choices
from .deal import deal
from .options import KingsCornerOptions
from .play import step
from .terms import Terms, dealt_terms, terms_of

Hand = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class KingsCornerState:
    """A deal with everyone's cards (protocol :class:`~..game.State`)."""

    rules: RuleSet[KingsCornerOptions]
    terms: Terms
    dealer: int
    #: The cards in the order of the deal.
    deck: tuple[int, ...]
    #: All that changes in play.
    core: Core
    #: The chips left by the deals before.
    pot: int
    #: The cards that each seat drew last.
    drawn: tuple[Hand, ...]
    #: Each seat's points in the match before this deal.
    totals: tuple[int, ...]
    #: The deal's number in the match, from 0.
    number: int = 0
    #: All actions so far, as (seat, token).
    history: tuple[tuple[int, str], ...] = ()

    @property
    def players(self) -> int:
        return self.terms.players

    @property
    def over(self) -> bool:
        return self.core[9] != GOING

    @property
    def phase(self) -> Literal["play", "over"]:
        return "over" if self.over else "play"

    @property
    def to_act(self) -> int:
        return -1 if self.over else self.core[5]

    @property
    def key(self) -> Core:
        """All that changes in a deal; its deck and terms do not."""
        return self.core

    @property
    def out(self) -> int:
        """The seat that went out; -1 if none has."""
        return max(self.core[9], BLOCKED)

    @property
    def stuck(self) -> bool:
        """Whether the deal is blocked and no seat could have laid or moved a card (P23): no one held anything back."""
        if self.core[9] != BLOCKED:
            return False
        return not any(any(choices(((hand, *self.core[0][1:]), *self.core[1:]))) for hand in self.core[0])

    @property
    def hands(self) -> list[int]:
        """The hand of each seat, a set of cards."""
        players, seat = self.terms.players, self.core[5]
        return [self.core[0][(index - seat) % players] for index in range(players)]

    @property
    def piles(self) -> list[list[int]]:
        """The cards on each place (N E S W NE SE SW NW), base first."""
        return [list(members(pile))[::-1] for pile in self.core[1]]

    @property
    def stock(self) -> tuple[int, ...]:
        """The face-down cards, the next one first."""
        return self.deck[self.core[4] :]

    @property
    def moved(self) -> bool:
        """Whether the seat to act has played a card or moved a pile in this turn."""
        return bool(self.core[6] & MOVED)

    @property
    def passed(self) -> int:
        """Passed turns in a row (K-10)."""
        return self.core[6] >> PASSED_SHIFT

    @property
    def next_draw(self) -> int:
        """The number of cards that ``end`` draws now for the seat to act (K-16: none if players draw at the start)."""
        if self.over or self.terms.draws_first:
            return 0
        return min(self.terms.draw_count, len(self.stock))

    @property
    def kept(self) -> list[int]:
        """By seat: the kings in hand at the end of its turns (``forced_king=penalty``), one more each time."""
        return scoring.counts(self.core[7], self.players)

    @property
    def paid(self) -> list[int]:
        """By seat: how often it owes a chip for a turn without a card."""
        return scoring.counts(self.core[8], self.players)

    @property
    def stakes(self) -> list[int]:
        """By seat: points for kings kept back or, with chips, what it has put into the pot in this deal."""
        return scoring.stakes(self.rules.options, self.kept, self.paid)

    @property
    def pot_now(self) -> int:
        """The chips in the pot; 0 once a seat is out and has won them."""
        if self.rules.options.scoring != "chips" or self.out >= 0:
            return 0
        return self.pot + sum(self.stakes)

    def legal(self) -> list[str]:
        if self.over:
            return []
        return sorted([TOKENS[action] for action in legal_actions(self.terms, self.core)])

    def apply(self, token: str) -> "KingsCornerState":
        """Return the deal after ``token``. Raises :class:`Refused` with the first code that applies."""
        action = parse_action(token)
        if action is None:
            raise Refused("unknown-token")
        if self.over:
            raise Refused("deal-over")
        reason = why_not(self.terms, self.core, action)
        if reason is not None:
            raise Refused(reason)
        core = step(self.deck, self.terms, self.core, action)
        cards = self.deck[self.core[4] : core[4]]
        drawn = self.drawn
        if cards:
            drawer = core[5] if self.terms.draws_first else self.core[5]
            drawn = (*drawn[:drawer], cards, *drawn[drawer + 1 :])
        history = (*self.history, (self.core[5], TOKENS[action]))
        return KingsCornerState(
            self.rules, self.terms, self.dealer, self.deck, core, self.pot, drawn, self.totals, self.number, history
        )

    def scores(self) -> list[int]:
        if not self.over:
            raise ValueError("the deal is not over")
        staked = self.stakes
        return scoring.deal_scores(self.rules.options, self.hands, staked, self.pot + sum(staked), self.out)


def deal_state(
    rules: RuleSet[KingsCornerOptions],
    players: int,
    dealer: int,
    deck: Sequence[int],
    pot: int,
    totals: Sequence[int] = (),
    number: int = 0,
) -> KingsCornerState:
    """Return a new deal from a whole pack (K-15). ``totals``: empty: all 0."""
    terms, cards = terms_of(rules.options, players), tuple(deck)
    core = deal(cards, terms, dealer)
    terms = dealt_terms(terms, core[3] & KINGS)
    drawn: list[Hand] = [()] * players
    count = core[0][0].bit_count() - terms.hand_size  # more than 0 if one draws at the start
    drawn[core[5]] = cards[core[4] - count : core[4]]
    return KingsCornerState(
        rules, terms, dealer, cards, core, pot, tuple(drawn), tuple(totals) or (0,) * players, number
    )

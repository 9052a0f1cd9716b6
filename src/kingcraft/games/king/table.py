"""One deal of King with everyone's cards. Phases without a choice are skipped (``docs/rules/king.md`` section 0)."""

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from ...cards import texts
from ..options import RuleSet
from ..reasons import Code, Refused
from .actions import CHOSEN, DECLARED, LEADS, TOKENS, declaration_tokens, parse_action, plays_plus
from .auction import AUCTION_TOKENS, Auction, opened
from .choosing import CHOICE_TOKENS, Used, choice_fault, choices, chooses, fixed_contract, fixed_trump
from .contracts import Terms, terms_of
from .fault import card_fault
from .leading import first_leader, positive_leader
from .options import PLAYERS, ContractName, KingOptions
from .play import COUNT, HOLDER, SEAT, PlayState, dealt, finished, hand_of, legal_cards, play, taken_units
from .scoring import base_scores, sold_scores, unplayed_scores
from .view import Phase

_CARDS: Final = 52


class Trick(NamedTuple):
    """A trick, complete or not, as people see it; for the rules of play it is in the ints of :mod:`.play`."""

    #: The seat that led.
    leader: int
    #: The cards in order of play.
    cards: tuple[int, ...]
    #: The seat that took it; -1 while it is not complete.
    winner: int


#: The value if no trick is under way.
NO_TRICK: Final = Trick(-1, (), -1)


@dataclass(frozen=True, slots=True)
class KingState:
    """A deal with everyone's cards (protocol :class:`~..game.State`)."""

    rules: RuleSet[KingOptions]
    dealer: int
    #: What the match has used up before.
    used: Used
    #: The cards as dealt, a set for each seat.
    hands: tuple[int, ...]
    phase: Phase
    to_act: int
    #: Empty while unknown.
    contract: ContractName | Literal[""] = ""
    #: The trump suit; -1 for none.
    trump: int = -1
    #: The seat that chose, declared or bought the game; -1 for none, or none yet.
    declarer: int = -1
    #: The seat that leads the first trick; -1 while unknown.
    leader: int = -1
    auction: Auction | None = None
    #: The terms of the contract; None before play.
    terms: Terms | None = None
    #: The state of play (:mod:`.play`); None before play.
    core: PlayState | None = None
    #: The trick on the table.
    trick: Trick = NO_TRICK
    #: All complete tricks.
    tricks: tuple[Trick, ...] = ()
    #: The number of complete tricks taken, by seat.
    taken: tuple[int, ...] = (0,) * PLAYERS
    #: The cards taken that count, by seat, in the order taken.
    captured: tuple[tuple[int, ...], ...] = ((),) * PLAYERS
    #: Whether the points were taken without play.
    unplayed: bool = False
    #: Every action as (seat, token).
    history: tuple[tuple[int, str], ...] = ()
    #: Each seat's points in the match before this deal.
    totals: tuple[int, ...] = (0,) * PLAYERS

    @property
    def players(self) -> int:
        return PLAYERS

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def key(self) -> tuple[Terms, PlayState] | None:
        """The terms and the state of play; None before play."""
        return None if self.terms is None or self.core is None else (self.terms, self.core)

    @property
    def options(self) -> KingOptions:
        return self.rules.options

    def hand(self, seat: int) -> int:
        """Return the cards that ``seat`` holds now, as a set."""
        return self.hands[seat] if self.core is None else hand_of(self.core, seat)

    # --- what may be done --------------------------------------------------------------------------------------------

    def legal(self) -> list[str]:
        if self.phase == "play" and self.terms is not None and self.core is not None:
            return sorted(texts(legal_cards(self.terms, self.core)))
        return sorted(word for word in TOKENS[_CARDS:] if self._word_fault(word) is None)

    def _fault(self, action: int) -> Code | None:
        if self.phase == "over":
            return "deal-over"
        if action >= _CARDS:
            return self._word_fault(TOKENS[action])
        if self.terms is None or self.core is None:
            return "wrong-phase"
        return card_fault(self.options, self.contract, self.terms, self.core, action)

    def _word_fault(self, word: str) -> Code | None:
        match self.phase:
            case "choose" if word in CHOICE_TOKENS:
                return choice_fault(self.options, self.used, self.to_act, word)
            case "open" if word == "auction" or word in self._declarations():
                return None
            case "bid" | "decide" | "answer" if self.auction is not None and word in AUCTION_TOKENS:
                return self.auction.fault(word)
            case "declare" if word in self._declarations():
                return None
            case "lead" if word in LEADS:
                return None
        return "wrong-phase"

    def _declarations(self) -> list[str]:
        """Return what the declarer may declare; a buyer is bound to the kind of the bid (G-10)."""
        sold = self.auction is not None and self.auction.step == "sold"
        return declaration_tokens(self.options.plus_games if sold else self.options.declare)

    # --- doing it ----------------------------------------------------------------------------------------------------

    def apply(self, token: str) -> "KingState":
        action = parse_action(token)
        if action is None:
            raise Refused("unknown-token")
        fault = self._fault(action)
        if fault is not None:
            raise Refused(fault)
        word = TOKENS[action]
        history = (*self.history, (self.to_act, word))
        if action < _CARDS and self.terms is not None and self.core is not None:
            return self._played(self.terms, self.core, action, history)
        called = dataclasses.replace(self, history=history)
        match self.phase:
            case "choose":
                return called._chosen(word)
            case "open" if word == "auction":
                return called._in_auction(opened(self.options, self.dealer))
            case "bid" | "decide" | "answer" if self.auction is not None:
                return called._in_auction(self.auction.apply(word))
            case "lead":
                return called._led_by(LEADS[word])
        return called._declared(self.to_act, word)

    def _begun(self) -> "KingState":
        options = self.options
        if chooses(options, self.used):
            chooser = (self.dealer + 1) % PLAYERS
            choosing = dataclasses.replace(self, phase="choose", to_act=chooser, declarer=chooser)
            tokens = choices(options, self.used, chooser)
            return choosing._chosen(tokens[0]) if len(tokens) == 1 else choosing
        contract = "" if options.chooser else fixed_contract(options, self.used)
        if contract:
            return dataclasses.replace(self, contract=contract)._led_by(first_leader(self.options, self.dealer))
        trump = fixed_trump(options, self.used)
        if trump:
            return self._declared(self.dealer, f"plus:{trump}")
        match options.auction:
            case "optional":
                return dataclasses.replace(self, phase="open", to_act=self.dealer)._with_known_leader()
            case "always":
                return self._in_auction(opened(options, self.dealer))
        return self._declaring(self.dealer)

    def _chosen(self, token: str) -> "KingState":
        if token in DECLARED:
            return self._declared(self.declarer, token)
        return dataclasses.replace(self, contract=CHOSEN[token])._led_by(first_leader(self.options, self.dealer))

    def _in_auction(self, auction: Auction) -> "KingState":
        state = dataclasses.replace(self, auction=auction, to_act=auction.to_act)
        match auction.step:
            case "bid" | "decide" | "answer":
                return dataclasses.replace(state, phase=auction.step)._with_known_leader()
            case "sold" if plays_plus(auction.price):
                return state._declaring(auction.buyer)
            case "sold":
                return state._declared(auction.buyer, "minus")
            case "kept":
                return state._declaring(self.dealer)
            case "minus":
                return state._declared(self.dealer, "minus")
            case "split":
                return dataclasses.replace(state, phase="over", unplayed=True)

    def _declaring(self, declarer: int) -> "KingState":
        declaring = dataclasses.replace(self, phase="declare", to_act=declarer, declarer=declarer)
        tokens = declaring._declarations()
        return declaring._declared(declarer, tokens[0]) if len(tokens) == 1 else declaring._with_known_leader()

    def _declared(self, declarer: int, token: str) -> "KingState":
        contract, trump = DECLARED[token]
        declared = dataclasses.replace(self, contract=contract, trump=trump, declarer=declarer)
        if self.options.positive_lead == "declarer_chooses":
            return dataclasses.replace(declared, phase="lead", to_act=declarer)
        return declared._led_by(positive_leader(self.options, self.dealer, declarer))

    def _with_known_leader(self) -> "KingState":
        return dataclasses.replace(self, leader=positive_leader(self.options, self.dealer, self.declarer))

    def _led_by(self, leader: int) -> "KingState":
        terms, hands = terms_of(self.options, self.contract, self.trump), self.hands
        first, second, third, fourth = (hands[(leader + step) % PLAYERS] for step in range(PLAYERS))
        core = dealt(terms, first, second, third, fourth, leader)
        trick = Trick(leader, (), -1)
        return dataclasses.replace(
            self, phase="play", to_act=leader, leader=leader, terms=terms, core=core, trick=trick
        )

    def _played(self, terms: Terms, core: PlayState, card: int, history: tuple[tuple[int, str], ...]) -> "KingState":
        after = play(terms, core, card)
        phase, to_act = self.phase, after[SEAT]
        trick, tricks, taken, captured = self.trick, self.tricks, self.taken, self.captured
        cards = (*trick.cards, card)
        if after[COUNT]:
            trick = Trick(trick.leader, cards, -1)
        else:
            winner = after[HOLDER]
            tricks = (*tricks, Trick(trick.leader, cards, winner))
            taken = (*taken[:winner], taken[winner] + 1, *taken[winner + 1 :])
            counted = tuple(card for card in cards if terms.penalty >> card & 1)
            captured = (*captured[:winner], captured[winner] + counted, *captured[winner + 1 :])
            trick = Trick(winner, (), -1)
            if finished(after):
                phase, to_act, trick = "over", -1, NO_TRICK
        # Every field by its place: dataclasses.replace would take longer than all the rest of a step.
        return KingState(
            self.rules,
            self.dealer,
            self.used,
            self.hands,
            phase,
            to_act,
            self.contract,
            self.trump,
            self.declarer,
            self.leader,
            self.auction,
            terms,
            after,
            trick,
            tricks,
            taken,
            captured,
            self.unplayed,
            history,
            self.totals,
        )

    # --- what it was worth -------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        if not self.over:
            raise ValueError("the deal is not over")
        if self.unplayed or self.core is None:
            return unplayed_scores(self.options, self.dealer)
        units = [taken_units(self.core, seat) for seat in range(PLAYERS)]
        auction = self.auction
        if auction is not None and auction.buyer >= 0:
            return sold_scores(self.options, self.contract, units, self.dealer, auction.buyer, auction.price)
        return base_scores(self.options, self.contract, units)

    def used_after(self) -> Used:
        """Return what the match has used up after this deal."""
        return self.used.after(self.options, self.declarer, self.contract)


def deal_state(
    rules: RuleSet[KingOptions], dealer: int, deck: tuple[int, ...], used: Used, totals: Sequence[int] = ()
) -> KingState:
    """Return a deal from ``deck``, card by card from dealer + 1 on (``docs/rules/records.md``, dealing).

    ``totals``: each seat's points in the match before it; empty: all 0.
    """
    hands = [0] * PLAYERS
    for place, card in enumerate(deck):
        hands[(dealer + 1 + place) % PLAYERS] |= 1 << card
    before = tuple(totals) or (0,) * PLAYERS
    return KingState(rules, dealer, used, tuple(hands), "choose", -1, totals=before)._begun()

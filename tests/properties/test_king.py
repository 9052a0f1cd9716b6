"""What always holds in King, whatever is played (Hypothesis)."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kingcraft.cards import PACK_52, card_set, parse_card
from kingcraft.games.king.actions import TOKENS
from kingcraft.games.king.contracts import CONTRACTS, terms_of
from kingcraft.games.king.game import KING
from kingcraft.games.king.observe import observe
from kingcraft.games.king.options import NEGATIVE, KingOptions, contradiction
from kingcraft.games.king.play import dealt, finished, legal_cards, play, taken_units
from kingcraft.games.king.table import KingState
from kingcraft.games.match import Match, new_match
from kingcraft.games.options import RuleSet, changed
from kingcraft.games.reasons import REASONS, Refused
from kingcraft.games.registry import preset, rule_set
from tests.rules.king.scenes import refusal

DECKS = st.permutations(PACK_52)
#: Points of the six negative deals and a positive deal of the default preset.
SUMS = (-260, -260, -200, -240, -160, -180, 325, 325, 325, 325)
GARBAGE = st.sampled_from(["", "10S", "hq", "+9", "lead:4", "choose:plus", "7C>N", "PASS"]) | st.text(max_size=6)


def some_options(draw: st.DrawFn) -> dict[str, Any]:
    """Some options that feel the play and the auction."""
    flags = ("hearts_broken", "king_lead_ban", "forced_penalty", "early_end", "must_trump")
    options: dict[str, Any] = {name: draw(st.booleans()) for name in flags}
    options |= {name: draw(st.booleans()) for name in ("eight_forced", "counter_offer", "ultimatum")}
    options["forced_king"] = draw(st.sampled_from(["off", "discard", "always"]))
    options["hearts_lead_ban"] = draw(st.lists(st.sampled_from(NEGATIVE), unique=True))
    options["auction"] = draw(st.sampled_from(["optional", "always", "off"]))
    options["unplayed"] = draw(st.sampled_from(["fewer_than_3_bids", "best_below_4", "off"]))
    options["plus_settlement"] = draw(st.sampled_from(["transfer", "topup", "exact", "capped", "shortfall"]))
    options["minus_settlement"] = draw(st.sampled_from(["absorb", "transfer"]))
    options["first_lead"] = draw(st.sampled_from(["dealer", "left_of_dealer", "declarer"]))
    options["positive_lead"] = draw(st.sampled_from(["same", "declarer", "declarer_chooses"]))
    return options


@st.composite
def rule_sets(draw: st.DrawFn) -> RuleSet[KingOptions]:
    """The default preset, another preset, or free options."""
    name = draw(st.sampled_from(["king", "king", *KING.presets]))
    if draw(st.booleans()):
        return preset("king", name)
    options = some_options(draw)
    free = changed(preset("king", name).options, options, "rules.options")
    return preset("king", name) if contradiction(free) else rule_set("king", name, options)


class MatchMachine(RuleBasedStateMachine):
    """A match, played by legal tokens; every other token is tried and must be refused."""

    @initialize(rules=rule_sets(), dealer=st.integers(0, 3), skipped=st.integers(0, 9), random=st.randoms())
    def begin(self, rules: RuleSet[KingOptions], dealer: int, skipped: int, random: Any) -> None:
        """A match that has already come to some deal, so that every contract is reached."""
        self.random = random
        self.match: Match = new_match(rules, 4, dealer)
        for _ in range(skipped):
            self.deal()
            while self.match.state is not None:
                self.match = self.match.apply(self.random.choice(self.match.state.legal()))
        self.deal()

    def deal(self) -> None:
        """The next deal from a random deck."""
        deck = list(KING.pack(self.match.rules.options))
        self.random.shuffle(deck)
        self.match = self.match.start(deck)

    @property
    def state(self) -> KingState:
        """The deal under way."""
        assert isinstance(self.match.state, KingState)
        return self.match.state

    @precondition(lambda self: self.match.state is not None)
    @rule(pick=st.integers(0, 1000), steps=st.integers(1, 20))
    def act(self, pick: int, steps: int) -> None:
        """Some legal actions."""
        for step in range(steps):
            if self.match.state is None:
                return
            legal = self.match.state.legal()
            self.match = self.match.apply(legal[(pick + step) % len(legal)])

    @precondition(lambda self: self.match.state is None and not self.match.over)
    @rule()
    def next_deal(self) -> None:
        """The next deal."""
        self.deal()

    @precondition(lambda self: self.match.over)
    @rule(token=st.sampled_from(TOKENS))
    def go_on_after_the_end(self, token: str) -> None:
        """A match that has ended takes no action and no deck."""
        with pytest.raises(Refused, match="game-over"):
            self.match.apply(token)
        with pytest.raises(Refused, match="game-over"):
            self.match.start(self.match.pack)

    @precondition(lambda self: self.match.state is not None)
    @rule(garbage=GARBAGE)
    def try_everything(self, garbage: str) -> None:
        """``legal()`` is exactly what is accepted, and what is refused changes nothing."""
        state, seen = self.state, observe(self.state, self.state.to_act)
        accepted = []
        for token in TOKENS:
            fault = refusal(state, token)
            assert not fault or fault in REASONS
            if not fault:
                accepted.append(token)
        assert sorted(accepted) == state.legal()
        if garbage not in TOKENS and parse_card(garbage) is None:
            assert refusal(state, garbage) == "unknown-token"
        assert self.state is state
        assert observe(state, state.to_act) == seen

    @invariant()
    def a_seat_can_act(self) -> None:
        """A deal under way has a seat to act and a legal action; listings are sorted and hold no token twice."""
        state = self.match.state
        if state is None:
            return
        legal = state.legal()
        assert 0 <= state.to_act < 4
        assert legal
        assert legal == sorted(set(legal))

    @invariant()
    def every_card_is_somewhere(self) -> None:
        """All cards of the pack are in one hand, on the table, or in one trick."""
        state = self.match.state
        if not isinstance(state, KingState):
            return
        places = [state.hand(seat) for seat in range(4)] + [1 << card for card in state.trick.cards]
        places += [1 << card for trick in state.tricks for card in trick.cards]
        assert sum(places) == card_set(KING.pack(state.options))
        if state.terms is not None:
            taken = card_set(card for trick in state.tricks for card in trick.cards)
            assert card_set(card for cards in state.captured for card in cards) == taken & state.terms.penalty

    @invariant()
    def deals_sum_to_their_constant(self) -> None:
        """Ended deals of the default preset sum to what they must, and a finished match to zero."""
        rules = self.match.rules
        for ended in self.match.ended:
            state = ended.state
            assert isinstance(state, KingState)
            positive = state.contract in ("plus", "minus", "")
            if positive:
                assert sum(ended.scores) == state.options.tricks * state.options.trick_value
            elif not state.options.early_end:
                assert sum(ended.scores) == -state.options.penalty(state.contract) * total_units(state)
        if rules.hash() == preset("king", "king").hash():
            sums = tuple(sum(ended.scores) for ended in self.match.ended)
            assert sums == SUMS[: len(sums)]
            assert not self.match.over or sum(self.match.totals) == 0


def total_units(state: KingState) -> int:
    """The units that must have been taken in a negative deal that was played out."""
    terms = state.terms
    assert terms is not None
    return terms.penalty.bit_count() if terms.penalty else min(terms.last, state.options.tricks)


TestMatches = MatchMachine.TestCase
TestMatches.settings = settings(max_examples=25, stateful_step_count=15)


@given(rules=rule_sets(), deck=DECKS, contract=st.sampled_from(sorted(CONTRACTS)), random=st.randoms())
@settings(max_examples=60)
def test_the_core_keeps_every_card_and_ends(
    rules: RuleSet[KingOptions], deck: list[int], contract: str, random: Any
) -> None:
    trump = random.randrange(-1, 4) if contract == "plus" else -1
    terms = terms_of(rules.options, contract, trump)
    pack = card_set(rules.options.pack)
    held = [card for card in deck if pack >> card & 1]
    first, second, third, fourth = (card_set(held[seat::4]) for seat in range(4))
    state = dealt(terms, first, second, third, fourth, random.randrange(4))
    gone = 0
    while not finished(state):
        legal = legal_cards(terms, state)
        assert legal
        assert legal & ~state[0] == 0
        card = random.choice([card for card in range(52) if legal >> card & 1])
        gone |= 1 << card
        state = play(terms, state, card)
        assert state[0] | state[1] | state[2] | state[3] == pack & ~gone
        assert state[0] + state[1] + state[2] + state[3] == pack & ~gone
    units = sum(taken_units(state, seat) for seat in range(4))
    assert units == (terms.penalty.bit_count() if terms.penalty else min(terms.last, rules.options.tricks))

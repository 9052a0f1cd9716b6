"""Kings Corner under all options, by chance: a second, naive implementation agrees, and the invariants hold."""

import random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kingcraft.cards import PACK_52, TEXTS, cards_text, texts
from kingcraft.games.kings_corner.actions import TOKENS
from kingcraft.games.kings_corner.observe import observe
from kingcraft.games.kings_corner.table import KingsCornerState, deal_state
from kingcraft.games.reasons import Refused
from kingcraft.games.registry import rule_set

from .naive_kings_corner import CORNERS, SIDES, Naive

OPTIONS = st.fixed_dictionaries(
    {
        "hand_size": st.integers(1, 8),
        "initial_king": st.sampled_from(["optional", "replace", "gap"]),
        "king_pile_move": st.sampled_from(["any", "dealt", "never"]),
        "forced_king": st.sampled_from(["off", "must", "penalty"]),
        "forced_king_penalty": st.integers(0, 5),
        "drawn_king_now": st.booleans(),
        "king_on_side": st.sampled_from(["allowed", "forbidden"]),
        "draw_when": st.sampled_from(["end", "start"]),
        "draw_count": st.sampled_from([1, 2]),
        "scoring": st.sampled_from(["king10", "face", "flat50", "flat20", "face15", "chips"]),
        "deals": st.just(3),
        "chip_ante": st.integers(0, 3),
        "chip_pass": st.integers(0, 3),
        "chip_king": st.integers(0, 20),
        "chip_card": st.integers(0, 3),
        "chip_pass_when": st.sampled_from(["no_card_played", "no_action"]),
        "chip_pass_needs_draw": st.booleans(),
    }
)
POT = 7


def start(options: dict[str, Any], players: int, dealer: int, deck: list[int]) -> tuple[KingsCornerState, Naive]:
    """The same deal in both implementations."""
    rules = rule_set("kings-corner", "pagat", options)
    state = deal_state(rules, players, dealer, deck, POT)
    return state, Naive(rules.values(), players, dealer, [TEXTS[card] for card in deck])


def agree(state: KingsCornerState, naive: Naive) -> None:
    """Check that both implementations are at the same point."""
    assert [texts(hand) for hand in state.hands] == [sorted(hand, key=TEXTS.index) for hand in naive.hands]
    assert observe(state).piles == naive.piles
    assert cards_text(state.stock).split() == naive.stock
    assert state.to_act == (-1 if naive.over else naive.seat)
    assert state.over == naive.over
    assert state.stakes == (naive.chips if naive.options["scoring"] == "chips" else naive.fines)
    if state.over:
        assert state.out == (-1 if naive.out is None else naive.out)
        assert (state.scores(), state.pot_now) == naive.scores(POT)
    else:
        assert (state.moved, state.passed) == (naive.moved, naive.passed)


def refusal(state: KingsCornerState, token: str) -> str | None:
    """The code with which a token is refused, None if it is not."""
    try:
        state.apply(token)
    except Refused as refused:
        return refused.code
    return None


class Deals(RuleBasedStateMachine):
    """A deal under any options, played in any way."""

    @initialize(options=OPTIONS, players=st.integers(2, 6), seed=st.integers(0, 2**32), data=st.data())
    def deal(self, options: dict[str, Any], players: int, seed: int, data: st.DataObject) -> None:
        deck = list(PACK_52)
        random.Random(seed).shuffle(deck)
        self.state, self.naive = start(options, players, data.draw(st.integers(0, players - 1)), deck)

    @precondition(lambda self: not self.state.over)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        token = data.draw(st.sampled_from(self.state.legal()))
        before = self.state
        self.state = before.apply(token)
        self.naive.act(token)
        assert self.state.history == (*before.history, (before.to_act, token))

    @rule()
    def end(self) -> None:
        # Deals are long: this gives turns without a move their due, and is there when the deal is over.
        if "end" in self.state.legal():
            self.state = self.state.apply("end")
            self.naive.act("end")

    @invariant()
    def both_writings_agree(self) -> None:
        agree(self.state, self.naive)

    @invariant()
    def legal_is_what_apply_accepts_and_a_refused_action_changes_nothing(self) -> None:
        core, history = self.state.core, self.state.history
        accepted = []
        for token in TOKENS:
            if not token:
                continue
            code = refusal(self.state, token)
            assert code == self.naive.fault(token), token
            if code is None:
                accepted.append(token)
        assert self.state.legal() == sorted(accepted)
        assert (self.state.core, self.state.history) == (core, history)

    @invariant()
    def all_52_cards_are_somewhere_once(self) -> None:
        state = self.state
        piles = [card for pile in state.piles for card in pile]
        hands = [TEXTS.index(card) for hand in state.hands for card in texts(hand)]
        assert sorted([*hands, *piles, *state.stock]) == list(range(52))

    @invariant()
    def corners_start_with_kings(self) -> None:
        view = observe(self.state)
        for corner in CORNERS:
            assert not view.piles[corner] or view.piles[corner][0][0] == "K"
        assert list(view.piles) == [*SIDES, *CORNERS]


TestDeals = Deals.TestCase
TestDeals.settings = settings(max_examples=25, stateful_step_count=30)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_whole_deals_against_the_naive_writing(players: int) -> None:
    for index in range(12):
        chance = random.Random(f"{players} {index}")
        options = {
            "hand_size": chance.randint(1, 8),
            "initial_king": chance.choice(["optional", "replace", "gap"]),
            "king_pile_move": chance.choice(["any", "dealt", "never"]),
            "forced_king": chance.choice(["off", "must", "penalty"]),
            "drawn_king_now": chance.random() < 0.5,
            "king_on_side": chance.choice(["allowed", "forbidden"]),
            "draw_when": chance.choice(["end", "start"]),
            "draw_count": chance.choice([1, 2]),
            "scoring": chance.choice(["chips", "king10", "face", "face15", "flat20", "flat50"]),
            "deals": 3,
            "chip_pass_when": chance.choice(["no_card_played", "no_action"]),
            "chip_pass_needs_draw": chance.random() < 0.5,
        }
        deck = list(PACK_52)
        chance.shuffle(deck)
        state, naive = start(options, players, chance.randrange(players), deck)
        eager = chance.random()  # how gladly these players end a turn
        while not state.over:
            tokens = state.legal()
            assert tokens == naive.legal()
            token = "end" if "end" in tokens and chance.random() < eager else chance.choice(tokens)
            state = state.apply(token)
            naive.act(token)
            agree(state, naive)


@pytest.mark.parametrize("greedy", [False, True])
def test_every_deal_terminates(*, greedy: bool) -> None:
    # K-10: a turn's moves are finite, and n turns in a row without a move or a draw end the deal.
    for index in range(60):
        chance = random.Random(f"terminates {index}")
        deck = list(PACK_52)
        chance.shuffle(deck)
        players = 2 + index % 5
        state, _ = start({"hand_size": 1 + index % 8, "deals": 1}, players, 0, deck)
        actions = 0
        while not state.over:
            tokens = state.legal()
            moves = [token for token in tokens if token != "end"]
            state = state.apply(chance.choice(moves) if greedy and moves else tokens[-1])
            actions += 1
        # at most 170 draws and moves, each within n turns of the one before
        assert actions <= 170 * (players + 1)

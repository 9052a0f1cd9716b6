"""The policy of playouts: legal whatever the rules, the same compiled and interpreted, and better than its habit."""

import random
from array import array

import pytest

from kingcraft.bots.kings_corner.outcome import margin
from kingcraft.bots.kings_corner.turns.policy import cards_left, moved, policy_playout, priced_action, thrifty_action
from kingcraft.bots.kings_corner.turns.weights import EAGER, weights_for
from kingcraft.games.kings_corner.actions import legal_actions
from kingcraft.games.kings_corner.core import END, GOING, KINGS
from kingcraft.games.kings_corner.deal import deal
from kingcraft.games.kings_corner.options import KingsCornerOptions
from kingcraft.games.kings_corner.play import end_turn
from kingcraft.games.kings_corner.scoring import settlement_of
from kingcraft.games.kings_corner.terms import dealt_terms, terms_of
from kingcraft.games.registry import preset
from tests.bots.kings_corner.deals import any_rules
from tests.bots.observations import at_the_piles


@pytest.mark.parametrize("players", range(2, 7))
def test_every_move_is_legal_whatever_the_rules(players: int) -> None:
    chance = random.Random(f"policy/{players}")
    for _ in range(8):
        terms = terms_of(any_rules(chance, players).options, players)
        deck = chance.sample(range(52), 52)
        core = deal(deck, terms, 0)
        terms = dealt_terms(terms, core[3] & KINGS)
        weights, _ = weights_for(2)
        actions = 0
        while core[9] == GOING:
            thrifty = thrifty_action(core)
            action = priced_action(deck, terms, core, cards_left(terms, core), weights)
            legal = legal_actions(terms, core)
            assert action in legal
            assert thrifty in legal
            core = end_turn(deck, terms, core) if action == END else moved(terms, core, action)
            actions += 1
        assert actions < 2000


def test_it_goes_out_when_a_thrifty_turn_does() -> None:
    """The red nine to the empty side, the black eight on it; the eight first would leave the nine."""
    state = at_the_piles("8C 9D", N="4C", E="4S", S="6C")
    assert cards_left(state.terms, state.core) == 0
    core = policy_playout(state.deck, state.terms, state.core, 0, weights_for(2)[0], EAGER)
    assert core[9] == 0


def test_keeping_cards_back_gains_points_between_two() -> None:
    """Each seat, the same decks: the weights against the habit of laying whatever can be laid."""
    chance = random.Random("weights")
    options = preset("kings-corner", "pagat").options
    assert isinstance(options, KingsCornerOptions)
    terms, settlement = terms_of(options, 2), settlement_of(options)
    own, _ = weights_for(2)
    ahead = 0
    for _ in range(100):
        deck = array("q", chance.sample(range(52), 52))
        for seat in (0, 1):
            core = policy_playout(deck, terms, deal(deck, terms, 0), seat, own, EAGER)
            ahead += margin(settlement, 2, core, seat)
    assert ahead > 300  # 3.2 a deal over many deals, 0 if it were no better

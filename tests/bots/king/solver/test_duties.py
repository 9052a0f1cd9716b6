"""The solver's own form of the rules, over closed-up cards, against the rules: whole deals of every contract."""

import random

import pytest

from kingcraft.bots.king.solver.duties import Duties, answers, leads
from kingcraft.bots.king.solver.question import duties_of, first_row, places
from kingcraft.bots.king.solver.rows import BROKEN, COUNT, COUNTING, HOLDER, LED, NEED, SEAT, STACK, TABLE, WIDTH
from kingcraft.bots.king.solver.step import play as played
from kingcraft.bots.king.solver.trying import best, worth_trying
from kingcraft.cards import card_set, members
from kingcraft.games.king.contracts import CONTRACTS, terms_of
from kingcraft.games.king.game import KING
from kingcraft.games.king.play import dealt, finished, legal_cards, play, taken_units
from kingcraft.kernel import highest
from tests.rules.king.scenes import king

#: The hands and the other words of a row that the rules speak of in mid-trick too.
WORDS = (0, 1, 2, 3, TABLE, COUNTING, SEAT, LED, COUNT)


def check_order(duties: Duties, words: list[int], legal: int) -> None:
    """Check that every card worth trying comes up once, and every other legal card is a neighbour in its hand."""
    left = tried = worth_trying(duties, words, STACK)
    assert left & ~legal == 0
    while left:
        card = best(duties, words, STACK, left)
        assert card & left == card == 1 << highest(card)
        left ^= card
    for card in members(legal & ~tried):
        assert legal >> (card - 1) & 1


@pytest.mark.parametrize("preset", list(KING.presets))
@pytest.mark.parametrize("contract", list(CONTRACTS))
def test_the_same_cards_may_be_played_and_lead_to_the_same_deal(preset: str, contract: str) -> None:
    options = king(preset).options
    chance = random.Random(preset + contract)
    for _ in range(4):
        terms = terms_of(options, contract, chance.choice((-1, 0, 3)) if contract == "plus" else -1)
        deck = chance.sample(options.pack, len(options.pack))
        first, second, third, fourth = (card_set(deck[seat::4]) for seat in range(4))
        state = dealt(terms, first, second, third, fourth, chance.randrange(4))
        seat = chance.randrange(4)
        plus = contract == "plus"
        duties = duties_of(terms, state, pairs=plus and chance.random() < 0.2, more_is_better=plus)
        while not finished(state):
            words = [0] * (STACK + 2 * WIDTH)
            words[STACK : STACK + WIDTH] = first_row(terms, state, seat)
            at = places(state)
            row = words[STACK : STACK + WIDTH]
            mine = row[row[SEAT]]
            if row[COUNT] == 0:
                found = leads(duties, mine, row[COUNTING], row[BROKEN])
            else:
                best = 1 << highest(row[TABLE] & row[LED])
                found = answers(duties, mine, row[COUNTING], row[LED], best)
            legal = list(members(legal_cards(terms, state)))
            assert found == sum(at[card] for card in legal)
            check_order(duties, words, found)
            card = chance.choice(legal)
            before = [taken_units(state, other) for other in range(4)]
            state = play(terms, state, card)
            played(duties, words, STACK, at[card])
            after = words[STACK + WIDTH :]
            expected = first_row(terms, state, seat)
            assert [after[word] for word in WORDS] == [expected[word] for word in WORDS]
            gained = sum(
                taken_units(state, other) - before[other] for other in range(4) if duties.own >> (other - seat & 3) & 1
            )
            assert -after[NEED] == gained
            word = BROKEN if after[COUNT] == 0 else HOLDER
            assert after[word] == expected[word]

"""The seat whose card is the highest of the trick: the view says it, so the page needs no rule."""

from random import Random

import pytest

from kingcraft.cards import RANKS, SUITS, TEXTS
from kingcraft.games.king.table import KingState
from kingcraft.games.match import new_match
from kingcraft.games.registry import preset
from kingcraft.room.faces.king import FACE


def strength(text: str, led: str, trump: str) -> tuple[bool, bool, int]:
    """Return how strong a card is: trumps, then the suit led, by rank, the ace high. Not by the rules under test."""
    return text[1] == trump, text[1] == led, (RANKS.index(text[0]) - 1) % 13


@pytest.mark.parametrize("seed", range(4))
def test_the_highest_card_of_a_trick_heads_it(seed: int) -> None:
    random = Random(seed)
    match = new_match(preset("king", "king"), 4, seed)
    seen = set()
    while not match.over:
        match = match.start(random.sample(match.pack, len(match.pack)))
        while match.state is not None and not match.state.over:
            state = match.state
            assert isinstance(state, KingState)
            cards = [TEXTS[card] for card in state.trick.cards]
            trump = SUITS[state.trump] if state.trump >= 0 else ""
            expected = -1
            if cards:
                best = max(cards, key=lambda text: strength(text, cards[0][1], trump))
                expected = (state.trick.leader + cards.index(best)) % 4
            assert FACE.heads(state) == expected
            seen.add((len(cards), trump))
            match = match.apply(random.choice(match.state.legal()))
    assert {count for count, _ in seen} == {0, 1, 2, 3}
    assert len({trump for _, trump in seen}) > 1

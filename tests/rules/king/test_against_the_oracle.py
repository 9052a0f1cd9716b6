"""The real rules of play and the oracle's agree on every legal set, every trick and every end, under any options."""

import random
from typing import Any

import pytest

from kingcraft.cards import TEXTS, cards_text
from kingcraft.games.king.contracts import CONTRACTS
from kingcraft.games.king.options import NEGATIVE
from kingcraft.games.king.play import taken_units
from tests.rules.king.oracle import oracle_of
from tests.rules.king.scenes import king, place


def some_options(chance: random.Random) -> dict[str, Any]:
    """Any options that the play feels."""
    flags = ("hearts_broken", "king_lead_ban", "forced_penalty", "early_end", "must_trump")
    return {
        **{name: chance.random() < 0.5 for name in flags},
        "deck": chance.choice([52, 52, 32]),
        "forced_king": chance.choice(["off", "discard", "always"]),
        "hearts_lead_ban": chance.sample(NEGATIVE, chance.randrange(7)),
        "men": chance.sample(["K", "J", "Q", "A", "7"], chance.randint(1, 4)),
    }


@pytest.mark.parametrize("contract", list(CONTRACTS))
@pytest.mark.parametrize("seed", range(40))
def test_both_play_the_same_deal(contract: str, seed: int) -> None:
    chance = random.Random(f"{contract} {seed}")
    rules = king(**some_options(chance))
    options = rules.values()
    deck = list(rules.options.pack)
    chance.shuffle(deck)
    size = chance.randint(1, rules.options.tricks)
    trump = chance.choice("CDHS") if contract == "plus" and chance.random() < 0.8 else None
    hands = [cards_text(deck[seat * size : seat * size + size]) for seat in range(4)]
    leader = chance.randrange(4)
    state = place(rules, contract, hands, leader=leader, trump=trump)
    position = {"contract": contract, "trump": trump or "", "leader": leader, "hands": hands, "trick": []}
    oracle = oracle_of(position, options)
    while True:
        assert state.over == oracle.over
        if state.over:
            break
        assert state.to_act == oracle.seat
        assert state.legal() == oracle.legal()
        card = chance.choice(state.legal())
        state = state.apply(card)
        oracle.play(card)
    assert state.core is not None
    assert [taken_units(state.core, seat) for seat in range(4)] == oracle.units
    assert [TEXTS[card] for trick in state.tricks for card in trick.cards] == [card for _, card in state.history]

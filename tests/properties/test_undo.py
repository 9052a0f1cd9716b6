"""Taking back is as if it had not been done, in every preset of Kings Corner."""

import random

import pytest

from kingcraft.games.match import new_match
from kingcraft.games.registry import games
from kingcraft.room.events import Acted, Undone
from kingcraft.room.fold import fold
from kingcraft.room.ledger import Ledger
from tests.room.dealt import dealt


def acted(ledger: Ledger, token: str) -> Ledger:
    state = ledger.match.state
    assert state is not None
    return fold(ledger, Acted(state.to_act, token))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("preset", games()["kings-corner"].presets)
def test_undo_after_an_action_is_nothing(preset: str, players: int) -> None:
    """A whole deal at random; whatever can be taken back is, at once or the whole turn, and done again."""
    chance, taken_back = random.Random(players), 0
    start = ledger = dealt(preset, players, 11)
    turn: list[Ledger] = []  # what stood before each action of the turn under way
    while (state := ledger.match.state) is not None:
        # Hands get empty seldom at random: what can be done is mostly done.
        token = chance.choice([token for token in state.legal() if token != "end"] or ["end"])
        if chance.random() < 0.3 and "end" in state.legal():
            token = "end"
        turn.append(ledger)
        ledger = acted(ledger, token)
        if token == "end" or ledger.match.state is None:
            assert ledger.turn == ()
            turn = []
            continue
        assert ledger.turn == tuple(before.match for before in turn)
        number = chance.choice([len(turn) - 1, chance.randrange(len(turn))])
        back, before = fold(ledger, Undone(state.to_act, number)), turn[number]
        taken_back += 1
        assert back.version == ledger.version + 1
        assert (back.match, back.deals, back.turn) == (before.match, before.deals, before.turn)
        again = back
        for token in ledger.deals[0].tokens[len(back.deals[0].tokens) :]:
            again = acted(again, token)
        assert (again.match, again.deals, again.turn) == (ledger.match, ledger.deals, ledger.turn)
        if chance.random() < 0.3:
            ledger, turn = back, turn[:number]
    assert taken_back > 5
    match = new_match(start.rules, players, start.match.dealer).start(ledger.deals[0].deck)
    for token in ledger.deals[0].tokens:
        match = match.apply(token)
    assert match == ledger.match

"""Taking back is as if it had not been done, in every preset of Kings Corner."""

import random

import pytest

from kingcraft.games.match import new_match
from kingcraft.games.registry import games
from kingcraft.room.log.events import Acted, Undone
from kingcraft.room.log.state import RoomState, reduce
from tests.room.dealt import dealt


def acted(state: RoomState, token: str) -> RoomState:
    deal = state.match.state
    assert deal is not None
    return reduce(state, Acted(deal.to_act, token))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("preset", games()["kings-corner"].presets)
def test_undo_after_an_action_is_nothing(preset: str, players: int) -> None:
    """A whole deal at random; whatever can be taken back is, at once or the whole turn, and done again."""
    chance, taken_back = random.Random(players), 0
    start = state = dealt(preset, players, 11)
    turn: list[RoomState] = []  # what stood before each action of the turn under way
    while (deal := state.match.state) is not None:
        # Hands get empty seldom at random: what can be done is mostly done.
        token = chance.choice([token for token in deal.legal() if token != "end"] or ["end"])
        if chance.random() < 0.3 and "end" in deal.legal():
            token = "end"
        turn.append(state)
        state = acted(state, token)
        if token == "end" or state.match.state is None:
            assert state.turn == ()
            turn = []
            continue
        assert state.turn == tuple(before.match for before in turn)
        number = chance.choice([len(turn) - 1, chance.randrange(len(turn))])
        back, before = reduce(state, Undone(deal.to_act, number)), turn[number]
        taken_back += 1
        assert back.version == state.version + 1
        assert (back.match, back.deals, back.turn) == (before.match, before.deals, before.turn)
        again = back
        for token in state.deals[0].tokens[len(back.deals[0].tokens) :]:
            again = acted(again, token)
        assert (again.match, again.deals, again.turn) == (state.match, state.deals, state.turn)
        if chance.random() < 0.3:
            state, turn = back, turn[:number]
    assert taken_back > 5
    match = new_match(start.rules, players, start.match.dealer).start(state.deals[0].deck)
    for token in state.deals[0].tokens:
        match = match.apply(token)
    assert match == state.match

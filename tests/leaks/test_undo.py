"""Undo shows nothing that was hidden: within a turn the others learn only the cards that its player lays.

And what can be taken back never reaches behind a draw, in any preset.
"""

import random

import msgspec
import pytest

from kingcraft.games.game import State
from kingcraft.games.registry import games, observe
from kingcraft.room.log.events import Acted, Undone
from kingcraft.room.log.state import reduce
from tests.leaks.known import CARD
from tests.room.dealt import dealt


def known(deal: State, viewer: int | None) -> set[str]:
    """The cards that a view of the table names."""
    return set(CARD.findall(msgspec.json.encode(observe(deal, viewer)).decode()))


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("preset", games()["kings-corner"].presets)
def test_no_one_learns_a_card_from_an_undo(preset: str, players: int) -> None:
    chance, taken_back = random.Random(players), 0
    state = dealt(preset, players, 5)
    while (deal := state.match.state) is not None and taken_back < 12:
        seat, token = deal.to_act, chance.choice(deal.legal())
        after = reduce(state, Acted(seat, token))
        now = after.match.state
        if after.turn:
            assert now is not None
            first = after.turn[0].state
            assert first is not None
            assert known(now, seat) == known(first, seat)
            for viewer in {None, *range(players)} - {seat}:
                assert known(now, viewer) <= known(first, viewer) | laid(after.deals[0].tokens[-len(after.turn) :])
            back = reduce(after, Undone(seat, len(after.turn) - 1)).match.state
            assert back is not None
            for viewer in (None, *range(players)):
                assert observe(back, viewer) == observe(deal, viewer)
            taken_back += 1
        elif now is not None:
            assert now.to_act != seat
        state = after
    assert taken_back > 3


def laid(tokens: tuple[str, ...]) -> set[str]:
    """The hand cards that actions lay open."""
    return {card for token in tokens for card in CARD.findall(token)}

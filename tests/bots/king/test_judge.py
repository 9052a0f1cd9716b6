"""The judge of King has an opinion of every legal token in every phase of every preset, and refuses what cannot be."""

import msgspec
import pytest

from kingcraft.bots.decision import Decision, Impossible
from kingcraft.bots.king.judge import judge_king, spread
from kingcraft.bots.limits import Budget, Stop
from kingcraft.games.king.game import KING
from kingcraft.games.king.table import KingState
from kingcraft.games.king.view import KingObservation
from kingcraft.games.registry import observe, preset
from tests.bots.king.deals import states
from tests.bots.observations import at_the_piles

SMALL = Budget(12, 6)


def asked(state: KingState, random: int = 1) -> Decision:
    return Decision(state.rules, observe(state, state.to_act), state.legal(), random)


@pytest.mark.parametrize("name", list(KING.presets))
def test_every_legal_card_of_every_preset_has_an_opinion(name: str) -> None:
    in_play = [state for state in states(name, 10, "judge") if state.phase == "play"]
    for state in in_play[::23]:
        judgement = judge_king(asked(state), SMALL)
        assert sorted(opinion.token for opinion in judgement.opinions) == state.legal()
        assert judgement == judge_king(asked(state), SMALL), "the same decision, the same judgement"


def test_playouts_are_spread_over_worlds() -> None:
    assert spread(Budget(40, 500, 2.0)) == Budget(400, 50, 2.0)
    assert spread(Budget(500, 50)) == Budget(500, 50)
    assert spread(Budget(8, 40)) == Budget(8, 40)
    assert spread(Budget(10, 100)) == Budget(20, 50)
    state = next(state for state in states("king", 1, "spread") if state.phase == "play")
    judgement = judge_king(asked(state), Budget(10, 100))
    assert (judgement.worlds, judgement.playouts) == (20, 1000)


def test_calls_are_judged_too() -> None:
    state = next(states("king", 1, "calls", numbers=(6,)))
    assert state.phase == "open"
    judgement = judge_king(asked(state), SMALL)
    assert sorted(opinion.token for opinion in judgement.opinions) == state.legal()


def test_points_are_of_the_whole_deal() -> None:
    """What is taken already stays: at the end the opinion is the score."""
    for state in states("king", 6, "whole", numbers=range(6)):
        if state.phase == "play" and state.hand(state.to_act).bit_count() == 1 and not state.trick.cards:
            seat = state.to_act
            opinion = judge_king(asked(state), SMALL).best
            while not state.over:
                state = state.apply(state.legal()[0])
            assert opinion.points == state.scores()[seat]


def test_a_set_flag_ends_it() -> None:
    stop = Stop()
    stop.set()
    state = next(state for state in states("king", 1, "stop") if state.phase == "play")
    assert judge_king(asked(state), Budget(50, 100_000), stop).playouts < 5000


def test_what_cannot_be_is_refused() -> None:
    state = next(state for state in states("king", 1, "impossible") if len(state.tricks) == 3)
    seen = observe(state, state.to_act)
    assert isinstance(seen, KingObservation)
    twice = msgspec.structs.replace(seen, hand=[seen.hand[0], *seen.hand[:-1]])
    with pytest.raises(Impossible, match="twice"):
        judge_king(Decision(state.rules, twice, state.legal(), 1), SMALL)
    with pytest.raises(Impossible, match="the legal cards"):
        judge_king(Decision(state.rules, seen, ["2C", "3C"], 1), SMALL)
    other = observe(state, (state.to_act + 1) % 4)
    with pytest.raises(Impossible, match="it is the turn of seat"):
        judge_king(Decision(state.rules, other, state.legal(), 1), SMALL)
    piles = at_the_piles("2C 3C")
    with pytest.raises(ValueError, match="another game"):
        judge_king(Decision(preset("kings-corner", "pagat"), observe(piles, 0), piles.legal(), 1), SMALL)

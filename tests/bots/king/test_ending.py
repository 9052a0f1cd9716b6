"""The last tricks: solved by the kernel as by trying every order of the own cards in plain Python."""

from array import array
from collections.abc import Iterator

import pytest

from kingcraft.bots.gap import NO_GAP, Gap
from kingcraft.bots.king.knowledge.knowledge import knowledge_of, settlement_seen
from kingcraft.bots.king.policy.policy import decided, policy_card
from kingcraft.bots.king.search.ending import SOLVED, distinct_cards, solve_slice, solve_worlds
from kingcraft.bots.king.search.search import search_cards
from kingcraft.bots.king.worlds.worlds import core_of, deal_worlds
from kingcraft.bots.limits import Budget, Stop
from kingcraft.cards import TEXTS, card_set, members
from kingcraft.games.king.contracts import Terms
from kingcraft.games.king.game import KING
from kingcraft.games.king.observe import observe
from kingcraft.games.king.play import SEAT, UNITS, PlayState, legal_cards, play
from kingcraft.games.king.scoring import Settlement, seat_points, settlement_of
from kingcraft.games.king.table import KingState
from tests.bots.king.deals import states
from tests.rules.king.scenes import king, place


def endings(preset: str, deals: int) -> Iterator[tuple[KingState, "array[int]"]]:
    """Endings with something left to take, and six worlds of each."""
    for number, state in enumerate(states(preset, deals, "endings", numbers=range(10))):
        if state.phase == "play" and state.hand(state.to_act).bit_count() <= SOLVED and number % 5 == 0:
            knowledge = knowledge_of(state.rules, observe(state, state.to_act))
            assert state.terms is not None
            worlds = deal_worlds(knowledge, 6, number)
            if not decided(state.terms, core_of(knowledge, worlds[:4])):
                yield state, worlds


def most(terms: Terms, settlement: Settlement, state: PlayState, own: int) -> int:
    """Return the most points that ``own`` can make against players by the policy, by trying all its legal cards."""
    if decided(terms, state):
        return seat_points(settlement, state[UNITS], own)
    legal = legal_cards(terms, state)
    if state[SEAT] != own:
        legal = 1 << policy_card(terms, settlement.wanted, state, legal, 0.0, 1)[0]
    return max(most(terms, settlement, play(terms, state, card), own) for card in members(legal))


@pytest.mark.parametrize("preset", list(KING.presets))
def test_solved_as_by_trying_everything(preset: str) -> None:
    seen = 0
    for state, worlds in endings(preset, 10):
        seat, settlement = state.to_act, settlement_seen(state.options, observe(state, state.to_act))
        knowledge = knowledge_of(state.rules, observe(state, seat))
        assert knowledge.terms is not None
        assert knowledge.core is not None
        terms = knowledge.terms
        found = solve_worlds(terms, knowledge.core, settlement, worlds, 1.0, None)
        for tried in found:
            starts = (core_of(knowledge, worlds[at : at + 4]) for at in range(0, len(worlds), 4))
            answers = [most(terms, settlement, play(terms, start, tried.card), seat) for start in starts]
            assert tried.by_world == tuple((1, answer) for answer in answers), (state.contract, TEXTS[tried.card])
            assert (tried.playouts, tried.points) == (6, sum(answers))
        seen += 1
    assert seen > 10


def test_compiled_and_plain_are_the_same() -> None:
    for state, worlds in list(endings("king", 8))[::3]:
        assert state.terms is not None
        assert state.core is not None
        settlement = settlement_seen(state.options, observe(state, state.to_act))
        found = solve_worlds(state.terms, state.core, settlement, worlds, 1.0, None)
        tries = distinct_cards(state.terms, core_of(knowledge_of(state.rules, observe(state, state.to_act)), worlds))
        assert tries == card_set(tried.card for tried in found)
        values = array("q", bytes(8 * 6 * len(found)))
        stack = array("q", bytes(8 * 16 * SOLVED))
        solve_slice.plain(state.terms, settlement, state.core, tries, worlds, 0, 6, stack, values)
        assert [value for tried in found for _, value in tried.by_world] == [
            value for number in range(len(found)) for value in values[number :: len(found)]
        ]


def test_an_ending_is_judged_without_playouts_whatever_the_budget() -> None:
    state = next(state for state, _ in endings("king", 1))
    knowledge = knowledge_of(state.rules, observe(state, state.to_act))
    settlement, worlds = settlement_of(state.options, state.contract), deal_worlds(knowledge, 300, 1)
    judgement = search_cards(knowledge, settlement, worlds, Budget(300, 1), random=1)
    assert judgement == search_cards(knowledge, settlement, worlds, Budget(300, 10**9), random=2)
    assert (judgement.worlds, judgement.playouts) == (300, 0)
    assert sorted(opinion.token for opinion in judgement.opinions) == state.legal()
    assert all(opinion.gap.mean >= 0 for opinion in judgement.opinions)
    stop = Stop()
    stop.set()
    for hurried in (Budget(300, 1, seconds=0.0), Budget(300, 1)):
        some = search_cards(knowledge, settlement, worlds, hurried, stop if hurried.seconds else None, 1)
        assert 0 < some.worlds < 300
        assert len(some.opinions) == len(judgement.opinions)


def test_what_is_certain_has_no_error() -> None:
    state = place(king(), "no-king", ["KH 2C", "QH", "TH", "8H"], 1, trick="AD 5D 7D")
    assert state.to_act == 0
    worlds = array("q", 3 * [state.hand(seat) for seat in range(4)])
    judgement = search_cards(state, settlement_of(state.options, "no-king"), worlds, Budget(3, 1))
    best, other = judgement.opinions
    assert best == ("KH", 0.0, 0.0, None, 3, NO_GAP)
    assert other == ("2C", -160.0, 0.0, None, 0, Gap(160.0, 0.0))

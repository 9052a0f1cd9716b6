"""The search through a turn: which ways to end it there are, and that they are played on as they should be."""

import random
from array import array

from kingcraft.bots.kings_corner.knowledge.knowledge import knowledge_of
from kingcraft.bots.kings_corner.search.search import SUMS, TurnSearch, play_candidates, turn_search
from kingcraft.bots.kings_corner.turns.candidates import FIRSTS, ROW, ROWS, candidate_core
from kingcraft.bots.kings_corner.turns.turn_enumeration import likes
from kingcraft.bots.kings_corner.worlds.worlds import deal_worlds
from kingcraft.bots.limits import Budget
from kingcraft.games.kings_corner.actions import TOKENS
from kingcraft.games.kings_corner.core import END, MOVED, PLAYED
from kingcraft.games.kings_corner.observe import observe
from kingcraft.games.kings_corner.table import KingsCornerState
from kingcraft.games.registry import preset
from tests.bots.kings_corner.deals import any_rules, begun, played_on
from tests.bots.kings_corner.tables import goal_of

Shape = tuple[int, tuple[int, ...], tuple[int, ...]]


def search_of(state: KingsCornerState, budget: Budget, random: int = 1) -> TurnSearch:
    knowledge = knowledge_of(state.rules, observe(state, state.to_act))
    worlds = deal_worlds(knowledge, budget.worlds, random)
    return turn_search(knowledge, goal_of(knowledge.options, knowledge.players), worlds, budget, random, None)


def shape_of(hand: int, piles: tuple[int, ...]) -> Shape:
    """Return a hand and a table but for suits and for the names of places."""
    sides, corners = sorted(map(likes, piles[:4])), sorted(map(likes, piles[4:]))
    return likes(hand), tuple(sides), tuple(corners)


def shapes_from(state: KingsCornerState) -> set[Shape]:
    """Return every way to end the turn, token by token."""
    found, open_states, seen = set(), [state], set()
    while open_states:
        now = open_states.pop()
        core = now.core
        if (core[0][0], core[1]) in seen:
            continue
        seen.add((core[0][0], core[1]))
        legal = now.legal()
        if now.over or "end" in legal:
            found.add(shape_of(core[0][0], core[1]))
        open_states += [now.apply(token) for token in legal if token != "end"]
    return found


def test_the_ways_to_end_a_turn_and_what_begins_them() -> None:
    """Against every order of tokens, on tables with few cards in hand."""
    chance = random.Random("candidates")
    looked = 0
    for number in range(30):
        players = 2 + number % 5
        diary = begun(any_rules(chance, players), players, chance)
        for _ in played_on(diary, chance, 0.7):
            state = diary.state
            if state.core[0][0].bit_count() > 4 or chance.random() < 0.8:
                continue
            search = search_of(state, Budget(1, 1))
            rows = search.rows
            for number_of_first, action in enumerate(search.firsts):
                mine = set()
                for candidate in range(search.count):
                    at = ROWS + candidate * ROW
                    if rows[at + FIRSTS] >> number_of_first & 1:
                        core = candidate_core(rows, at, state.terms, state.core)
                        mine.add(shape_of(core[0][0], core[1]))
                        assert bool(core[6] & MOVED) == (state.moved or action != END)
                        assert (core[6] & PLAYED) >= (state.core[6] & PLAYED) or core[0][0] == state.core[0][0]
                        assert core[4:6] == state.core[4:6]
                        assert core[7:9] == state.core[7:9]
                if action == END:
                    assert mine == {shape_of(state.core[0][0], state.core[1])}
                else:
                    assert mine == shapes_from(state.apply(TOKENS[action]))
            looked += 1
    assert looked > 30


def test_playouts_compiled_and_interpreted_are_the_same() -> None:
    chance = random.Random("playouts")
    for players in (2, 4, 6):
        diary = begun(any_rules(chance, players), players, chance)
        search = search_of(diary.state, Budget(6, 2))
        alive = array("q", range(min(3, search.count)))
        results = []
        for play in (play_candidates, play_candidates.plain):
            sums, values = array("q", [0]) * (SUMS * search.count), array("q", [0]) * (12 * len(alive))
            # Twelve samples of six worlds: in the second half the stock is shuffled again.
            play(*search.arguments(sums, values, alive, 0, 12 * len(alive)))
            results.append((sums, values))
        assert results[0] == results[1]
        assert results[0][0][0] == 12


def test_more_samples_go_to_what_is_better() -> None:
    chance = random.Random("halving")
    diary = begun(preset("kings-corner", "pagat"), 2, chance)
    search = search_of(diary.state, Budget(50, 20))
    ranked = search.halve(1000)
    assert sorted(ranked) == list(range(search.count))
    counts = [search.sums[candidate * SUMS] for candidate in ranked]
    assert counts[0] == max(counts)
    assert counts[-1] == min(counts)
    assert search.playouts == sum(counts) <= 1200

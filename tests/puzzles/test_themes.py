"""The theme of a puzzle says what its answer does: that is tried in deals of the unseen cards, not read off again."""

import dataclasses
import random
from collections import Counter
from collections.abc import Iterator
from typing import cast, get_args

import msgspec
import pytest

from kingcraft.bots.king.knowledge.knowledge import Knowledge, knowledge_of
from kingcraft.bots.king.worlds.dealing import uniform_worlds
from kingcraft.bots.king.worlds.worlds import core_of
from kingcraft.cards import SUIT_SETS, SUITS, parse_card
from kingcraft.games.king.play import SEAT
from kingcraft.games.king.table import KingState
from kingcraft.games.king.view import KingObservation
from kingcraft.games.kings_corner.actions import PLACES
from kingcraft.games.kings_corner.table import KingsCornerState
from kingcraft.games.registry import observe
from kingcraft.puzzles.proving import proving
from kingcraft.puzzles.puzzle import Kind, Puzzle, Theme, every

KINDS: tuple[Kind, ...] = get_args(Kind)
OF: dict[str, Theme | None] = {puzzle.id: proving(kind).theme(puzzle) for kind in KINDS for puzzle in every(kind)}
#: A theme of fewer puzzles teaches nothing.
LEAST = 5
WORLDS = 8
#: Ways by chance through a turn.
WAYS = 40


def about(*themes: Theme) -> list[Puzzle]:
    return [puzzle for kind in KINDS for puzzle in every(kind) if OF[puzzle.id] in themes]


def known_of(puzzle: Puzzle) -> tuple[KingState, Knowledge]:
    state = cast(KingState, puzzle.state())
    return state, knowledge_of(state.rules, cast(KingObservation, observe(state, 0)))


def ends(puzzle: Puzzle, answer: str) -> Iterator[KingState]:
    """Yield the deal after the trick of an answer, in deals of the unseen cards, each played on by chance."""
    state, known = known_of(puzzle)
    worlds, chance = uniform_worlds(known, WORLDS, 7), random.Random(puzzle.id)
    for at in range(0, len(worlds), 4):
        core = core_of(known, worlds[at : at + 4])
        assert core[SEAT] == 0
        then = dataclasses.replace(state, core=core).apply(answer)
        while len(then.tricks) == len(state.tricks):
            then = then.apply(chance.choice(then.legal()))
        yield then


def test_every_theme_has_enough_puzzles() -> None:
    count = Counter(OF.values())
    assert {*count} == {None, *get_args(Theme)}
    assert {theme: number for theme, number in count.items() if number < LEAST} == {}


@pytest.mark.parametrize(
    "theme",
    ["throw-the-king", "throw-what-costs", "throw-what-takes", "lay-it-under", "hand-over-the-lead"],
)
def test_another_player_takes_the_trick(theme: Theme) -> None:
    for puzzle in about(theme):
        for answer in puzzle.answers:
            for after in ends(puzzle, answer):
                assert after.tricks[-1].winner != 0, puzzle.id


def test_what_is_taken_while_it_is_cheap_is_taken_and_costs_nothing() -> None:
    for puzzle in about("take-while-cheap"):
        for answer in puzzle.answers:
            for after in ends(puzzle, answer):
                assert after.tricks[-1].winner == 0, puzzle.id
                assert not any(after.captured), puzzle.id
                assert len(after.tricks) <= 11, f"{puzzle.id}: the last two tricks count"


def test_what_is_thrown_is_of_another_suit_and_costs_or_is_the_highest() -> None:
    for puzzle in about("throw-the-king", "throw-what-costs", "throw-what-takes"):
        state, known = known_of(puzzle)
        assert state.terms is not None
        for answer in puzzle.answers:
            card = parse_card(answer)
            assert card is not None
            assert card % 4 != state.trick.cards[0] % 4, puzzle.id
            costs = bool(state.terms.penalty >> card & 1)
            assert costs is (OF[puzzle.id] != "throw-what-takes"), puzzle.id
            if not costs:  # led, it would take the trick: no card that follows it is above it, nor is an ace
                others = known.unseen & SUIT_SETS[card % 4]
                assert others < 1 << card, puzzle.id
                assert not others >> card % 4 & 1, puzzle.id
    assert {tuple(puzzle.answers) for puzzle in about("throw-the-king")} == {("KH",)}


def test_a_way_out_that_is_kept_is_the_next_best_card_and_not_an_answer() -> None:
    for puzzle in about("keep-a-way-out"):
        assert puzzle.proof.next not in puzzle.answers
        assert {after.tricks[-1].winner != 0 for after in ends(puzzle, puzzle.proof.next)} == {True}, puzzle.id


def test_the_other_conditions_of_a_card() -> None:
    for puzzle in about("pull-trumps"):
        state, known = known_of(puzzle)
        assert {SUITS.index(answer[1]) for answer in puzzle.answers} == {state.trump}, puzzle.id
        assert known.unseen & SUIT_SETS[state.trump], puzzle.id
    for puzzle in about("lay-it-under"):
        state = cast(KingState, puzzle.state())
        assert {SUITS.index(answer[1]) for answer in puzzle.answers} == {state.trick.cards[0] % 4}, puzzle.id
    for puzzle in about("empty-a-suit"):
        state, known = known_of(puzzle)
        for answer in puzzle.answers:
            suit = SUIT_SETS[SUITS.index(answer[1])]
            assert not state.apply(answer).hand(0) & suit, puzzle.id
            assert known.unseen & suit, puzzle.id
    for puzzle in about("count-the-hands"):
        _, known = known_of(puzzle)
        worlds = uniform_worlds(known, 400, 7)
        assert 1 in {len({*worlds[seat::4]}) for seat in known.others}, puzzle.id


def test_the_conditions_of_a_call() -> None:
    for puzzle in every("call"):
        state, answer = cast(KingState, puzzle.state()), puzzle.answers[0]
        bids = [token for seat, token in state.history if token[0] in "+-"]
        match OF[puzzle.id]:
            case "bid-minus":
                assert answer.startswith("-"), puzzle.id
            case "outbid-the-minus":
                assert answer.startswith("+"), puzzle.id
                assert bids[-1].startswith("-"), puzzle.id
            case "bid-or-pass":
                assert answer == "pass" or not bids or bids[-1].startswith("+"), puzzle.id
            case "sell-or-keep":
                assert state.dealer == state.to_act, puzzle.id
                assert "ultimatum" in state.legal(), puzzle.id
            case "name-the-game":
                assert {token.partition(":")[0] for token in state.legal()} == {"plus", "minus"}, puzzle.id
            case theme:
                raise AssertionError(f"{puzzle.id}: {theme}")


def ways(puzzle: Puzzle) -> Iterator[list[tuple[KingsCornerState, str]]]:
    """Yield ways to clear a hand that were found by chance, and the one that is shown."""
    chance, begun = random.Random(puzzle.id), cast(KingsCornerState, puzzle.state())
    for tokens in [puzzle.answers, *([()] * WAYS)]:
        state, way, given = begun, list[tuple[KingsCornerState, str]](), iter(tokens)
        while not state.over and (moves := [token for token in state.legal() if token != "end"]):
            token = next(given, None) or chance.choice(moves)
            way.append((state, token))
            state = state.apply(token)
        if state.over:
            yield way


def is_on_a_pile(state: KingsCornerState, token: str, places: tuple[str, ...] = PLACES) -> bool:
    card, _, place = token.partition(">")
    return card not in PLACES and place in places and bool(state.piles[PLACES.index(place)])


def test_every_way_to_clear_a_hand_has_what_its_theme_says() -> None:
    found = 0
    for puzzle in about("gaps-first", "build-in-a-corner"):
        for way in ways(puzzle):
            found += 1
            if OF[puzzle.id] == "build-in-a-corner":
                assert any(is_on_a_pile(state, token, PLACES[4:]) for state, token in way), puzzle.id
            else:
                assert any(
                    token.partition(">")[0] in PLACES and any(is_on_a_pile(state, other) for other in state.legal())
                    for state, token in way
                ), puzzle.id
    assert found > 2 * len(about("gaps-first", "build-in-a-corner")), "chance found other ways"


def test_chance_seldom_finds_the_right_order() -> None:
    for puzzle in about("the-right-order"):
        assert len([*ways(puzzle)]) - 1 < 0.25 * WAYS, puzzle.id


def test_another_answer_has_another_theme() -> None:
    for puzzle in about("throw-the-king", "empty-a-suit"):
        for other in {*puzzle.state().legal()} - {*puzzle.answers}:
            with_other = msgspec.structs.replace(puzzle, answers=[*puzzle.answers, other])
            assert proving("card").theme(with_other) != OF[puzzle.id], f"{puzzle.id}: {other}"

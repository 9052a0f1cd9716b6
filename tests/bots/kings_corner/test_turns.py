"""All whole turns are found, each in as few actions as can be; and the one that leaves the least."""

import random

import pytest

from kingcraft.bots.kings_corner.turns.turn_enumeration import EVERY, THRIFTY, likes, turn_words
from kingcraft.bots.kings_corner.turns.turns import Turn, best_turn, turns_from, whole_turns
from kingcraft.cards import parse_cards
from kingcraft.games.kings_corner.actions import legal_actions, parse_action
from kingcraft.games.kings_corner.core import KINGS, Core
from kingcraft.games.kings_corner.options import KingsCornerOptions
from kingcraft.games.kings_corner.play import step
from kingcraft.games.kings_corner.position import position_state
from kingcraft.games.kings_corner.presets import PRESETS
from kingcraft.games.kings_corner.scoring import card_values
from kingcraft.games.kings_corner.terms import Terms, dealt_terms, terms_of
from kingcraft.games.options import RuleSet
from kingcraft.games.registry import preset

from .deals import any_rules
from .tables import cost_of, reached, seen, table

#: Positions of a turn that a plain search may be asked for.
MOST = 1500


def followed(terms: Terms, core: Core, turn: Turn) -> Core:
    """Return the deal after the actions of a turn, each of them legal."""
    for action in turn.actions:
        assert action in legal_actions(terms, core)
        core = step((), terms, core, action)
    return core


@pytest.mark.parametrize("name", [*PRESETS, "house rules"])
def test_every_turn_and_no_other(name: str) -> None:
    chance = random.Random(name)
    checked = 0
    while checked < 12:
        players = chance.randint(2, 6)
        rules = any_rules(chance, players) if name == "house rules" else preset("kings-corner", name)
        terms = terms_of(rules.options, players)
        _, core = table(chance, terms, 7, 0)
        terms = dealt_terms(terms, core[3] & KINGS)
        turns = whole_turns(terms, core, MOST)
        if not turns.complete:
            continue
        checked += 1
        wanted = reached(terms, core)
        if terms.must_play_kings:
            wanted = {position: actions for position, actions in wanted.items() if not position[0] & KINGS}
        assert {
            (turn.hand, *seen(followed(terms, core, turn))[1:]): len(turn.actions) for turn in turns.turns
        } == wanted
        assert len(turns.turns) == len(wanted)
        for turn in turns.turns[:20]:
            assert followed(terms, core, turn)[1] == turn.piles
        # Likes: the same turns, but for which of two like cards is where.
        alike = {as_likes(turn) for turn in whole_turns(terms, core, MOST, alike=True).turns}
        assert alike == {as_likes(turn) for turn in turns.turns}
        # The least that can be left.
        values = card_values(rules.options)
        best, certain = best_turn(terms, core, values, MOST)
        assert certain
        assert cost_of(values, best.hand) == min(cost_of(values, turn.hand) for turn in turns.turns)
        assert seen(followed(terms, core, best)) in wanted


def as_likes(turn: Turn) -> tuple[object, ...]:
    sides, corners = (tuple(sorted(map(likes, piles))) for piles in (turn.piles[:4], turn.piles[4:]))
    return likes(turn.hand), sides, corners


def cards(text: str) -> list[int]:
    found = parse_cards(text)
    assert found is not None
    return found


def given(hand: str, **piles: str) -> tuple[Terms, Core]:
    rules: RuleSet[KingsCornerOptions] = preset("kings-corner", "pagat")
    lying = {place: cards(pile) for place, pile in piles.items()}
    state = position_state(rules, 2, 0, [cards(hand), cards("2C")], lying, [])
    return state.terms, state.core


def test_going_out_by_way_of_a_merged_pile() -> None:
    """8H goes on 9S only after it has made room for the king's queen: every card can be got rid of in one turn."""
    terms, core = given("KS QH 4D", N="9S", E="8H", S="JS", W="5S")
    best, certain = best_turn(terms, core, (1,) * 13)
    assert certain
    assert not best.hand
    assert followed(terms, core, best)[9] == 0


def test_nothing_to_play_is_one_turn() -> None:
    terms, core = given("2D 7C", N="9S", E="5H", S="JS", W="TS")
    assert whole_turns(terms, core) == ((Turn((), core[0][0], core[1]),), True)


def test_too_few_positions_are_admitted() -> None:
    """A side is empty and anything goes there: more turns than were allowed."""
    terms, core = given("2D 7C 9H KS", N="9S", E="5H", S="JS")
    turns = whole_turns(terms, core, 3)
    assert not turns.complete
    assert len(turns.turns) == 3
    assert whole_turns(terms, core).complete
    assert not best_turn(terms, core, (1,) * 13, 2)[1]


def test_the_words_serve_many_searches() -> None:
    words = turn_words(MOST)
    chance = random.Random(6)
    terms = given("2D", N="9S")[0]
    for way in (EVERY, THRIFTY, EVERY):
        _, core = table(chance, terms, 5, 0)
        again = turn_words(MOST)
        assert turns_from(words, terms, core, way) == turns_from(again, terms, core, way)


def test_compiled_and_plain_find_the_same() -> None:
    chance = random.Random(2)
    terms = given("2D", N="9S")[0]
    for way in (EVERY, THRIFTY):
        _, core = table(chance, terms, 5, 0)
        words, plain = turn_words(300), turn_words(300)
        assert turns_from(words, terms, core, way) == turns_from.plain(plain, terms, core, way)
        assert words == plain


def test_a_turn_that_has_begun_goes_on() -> None:
    """In mid-turn the rest of the turn is found; ``end`` alone is one way to go on."""
    terms, core = given("8H 7C 2D", N="9S", E="5H", S="JS", W="TS")
    action = parse_action("8H>N")
    assert action is not None
    turns = whole_turns(terms, step((), terms, core, action)).turns
    assert [len(turn.actions) for turn in turns] == [0, 1]

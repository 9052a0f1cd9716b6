"""OpenSpiel's observers, every type: what one shows does not change with cards that its type does not show.

Cards are swapped in two ways: dealt again whatever was played (no rule of play in the way), and by
``resample_from_infostate``, which gives deals that could have been.
"""

import dataclasses
import json
import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from kingcraft.envs import openspiel
from kingcraft.games.king.table import KingState
from kingcraft.games.kings_corner.table import KingsCornerState
from tests.leaks.test_king import redealt
from tests.leaks.test_kings_corner import with_hidden_swapped

NONE, ONE, ALL = (
    pyspiel.PrivateInfoType.NONE,
    pyspiel.PrivateInfoType.SINGLE_PLAYER,
    pyspiel.PrivateInfoType.ALL_PLAYERS,
)
TYPES = list(product((True, False), (True, False), (NONE, ONE, ALL)))
GAMES = [
    {"rules": "king", "players": 4, "dealer": 1, "number": 3},
    {"rules": "king", "players": 4, "dealer": 2, "number": 7},
    {"rules": "turkey", "players": 4, "dealer": 0, "number": 0},
    {"rules": "pagat", "players": 3, "dealer": 1, "number": 0},
    {"rules": "swedish", "players": 2, "dealer": 0, "number": 0},
    {"rules": "pagat?forced_king=must&draw_when=start", "players": 4, "dealer": 3, "number": 0},
]
over_games = pytest.mark.parametrize("parameters", GAMES, ids=lambda parameters: parameters["rules"])
over_types = pytest.mark.parametrize(("public", "recalls", "private"), TYPES)


def sight(observer: Any, state: Any, player: int) -> tuple[str, list[float] | None]:
    """All that an observer says."""
    observer.set_from(state, player)
    return observer.string_from(state, player), None if observer.tensor is None else observer.tensor.tolist()


def observer_of(game: Any, public: bool, recalls: bool, private: Any) -> Any:
    return make_observation(
        game, pyspiel.IIGObservationType(public_info=public, perfect_recall=recalls, private_info=private)
    )


def states(game: Any, chance: random.Random) -> Iterator[Any]:
    """About every sixth state of a deal by chance once it is dealt, and the last."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node() and chance.random() < 0.16:
            yield state.clone()
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(chance.choice(actions))
    yield state


def swapped(state: Any, seat: int | None, chance: random.Random) -> Any:
    """``state`` with all that ``seat`` (None: an onlooker) may not know made another, what was dealt and drawn too."""
    other, now = state.clone(), state.now
    king = isinstance(now.state, KingState)
    ours = redealt(now.state, seat, chance) if king else with_hidden_swapped(now.state, seat, chance)
    got = tuple(had if holder == seat else f"{had} {chance.random()}" for holder, had in enumerate(now.got))
    other.now = dataclasses.replace(now, deck=tuple(chance.sample(now.deck, len(now.deck))), state=ours, got=got)
    return other


def with_stock_swapped(state: Any, chance: random.Random) -> Any:
    """``state`` with the cards of the stock in another order."""
    other, ours = state.clone(), state.now.state
    deck = list(state.now.deck)
    if isinstance(ours, KingsCornerState):
        dealt = ours.core[4]
        stock = chance.sample(ours.deck[dealt:], len(ours.deck) - dealt)
        ours = dataclasses.replace(ours, deck=(*ours.deck[:dealt], *stock))
        deck[len(deck) - len(stock) :] = stock
    other.now = dataclasses.replace(state.now, deck=tuple(deck), state=ours)
    return other


@over_games
def test_no_type_changes_with_cards_that_it_does_not_show(parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(openspiel.NAME, parameters)
    players = game.num_players()
    observers = [(kind, observer_of(game, *kind)) for kind in TYPES]
    chance = random.Random(str(parameters))
    for state in states(game, chance):
        for player in range(players):
            # What an observer must not tell from ``state``, by whose private information it shows.
            alike = {
                NONE: [swapped(state, None, chance)],
                ONE: [swapped(state, player, chance)],
                ALL: [with_stock_swapped(state, chance)],
            }
            if not state.is_terminal():  # deals that could have been; in the second no hand need be the same
                another = state.resample_from_infostate(player, chance.random)
                alike[ONE].append(another)
                alike[NONE].append(another.resample_from_infostate((player + 1) % players, chance.random))
            for kind, observer in observers:
                before = sight(observer, state, player)
                for other in alike[kind[2]]:
                    assert sight(observer, other, player) == before, kind


@over_games
def test_the_ready_made_strings_and_tensor_do_not_change_either(parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(openspiel.NAME, parameters)
    chance = random.Random(str(parameters))
    for state in states(game, chance):
        for player in range(game.num_players()):
            other = swapped(state, player, chance)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)


@over_games
def test_what_a_type_shows_it_does_show(parameters: dict[str, Any]) -> None:
    # The tests above would prove little if swaps swapped nothing, or if observers said nothing.
    game = pyspiel.load_game(openspiel.NAME, parameters)
    chance = random.Random(str(parameters))
    state = next(states(game, chance))
    other = swapped(state, 0, chance)
    for public, recalls, private in TYPES:
        observer = observer_of(game, public, recalls, private)
        seen, others_seen = (sight(observer, which, 1) for which in (state, other))
        assert (seen[0] != others_seen[0]) == (private != NONE)
        assert bool(seen[0]) == (public or private != NONE)
        assert (seen[1] is None) == (recalls or not (public or private != NONE))
        if seen[1] is not None:
            assert (seen[1] != others_seen[1]) == (private != NONE)


@over_games
def test_public_information_is_the_same_for_every_seat(parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(openspiel.NAME, parameters)
    chance = random.Random(str(parameters))
    for state in states(game, chance):
        for recalls in (True, False):
            observer = observer_of(game, True, recalls, NONE)
            first = sight(observer, state, 0)
            assert all(sight(observer, state, player) == first for player in range(1, game.num_players()))


@over_games
def test_public_and_private_parts_make_up_the_whole(parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(openspiel.NAME, parameters)
    chance = random.Random(str(parameters))
    kinds = [observer_of(game, public, False, private) for public, private in product((True, False), (NONE, ONE, ALL))]
    for state in states(game, chance):
        for player in range(game.num_players()):
            texts = [kind.string_from(state, player) for kind in kinds]
            public, whole, everything, nothing, own, hands = (json.loads(text) if text else {} for text in texts)
            assert whole == public | own
            assert texts[1] == state.observation_string(player)
            assert everything == public | {"seats": hands}
            assert hands[player] == own
            assert nothing == {}


@over_types
def test_an_observer_forgets_the_deal_it_saw_before(public: bool, recalls: bool, private: Any) -> None:
    game = pyspiel.load_game(openspiel.NAME, GAMES[0])
    observer, fresh = (observer_of(game, public, recalls, private) for _ in range(2))
    state = next(states(game, random.Random(1)))
    sight(observer, state, 2)
    beginning = game.new_initial_state()
    assert sight(observer, beginning, 2) == sight(fresh, beginning, 2)


def test_observers_have_no_parameters() -> None:
    game = pyspiel.load_game(openspiel.NAME, GAMES[0])
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, None, {"what": 1})

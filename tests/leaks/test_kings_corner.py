"""Kings Corner, no leak: what a seat sees does not depend on cards that it has not seen, and names none of them."""

import dataclasses
import random
import re

import msgspec
import pytest

from kingcraft.cards import PACK_52, TEXTS, card_set, members
from kingcraft.games.kings_corner.core import Core, Hands
from kingcraft.games.kings_corner.observe import observe
from kingcraft.games.kings_corner.table import KingsCornerState, deal_state
from kingcraft.games.registry import games, preset

CARD = re.compile(r"\b[A2-9TJQK][CDHS]\b")


def with_hidden_swapped(state: KingsCornerState, seat: int | None, chance: random.Random) -> KingsCornerState:
    """The same deal with all cards that ``seat`` cannot see dealt again: other hands, stock, cards drawn."""
    # At the end all hands are laid open.
    hidden = [index for index in range(state.players) if index != seat and not state.over]
    cards = [card for index in hidden for card in members(state.hands[index])] + list(state.stock)
    chance.shuffle(cards)
    hands = list(state.hands)
    for index in hidden:
        count = hands[index].bit_count()
        hands[index] = card_set(cards[:count])
        del cards[:count]
    acting = state.core[5]
    rotated = [hands[(acting + index) % state.players] for index in range(state.players)] + [0] * (6 - state.players)
    a, b, c, d, e, f = rotated
    held: Hands = (a, b, c, d, e, f)
    core: Core = (held, *state.core[1:])
    before = list(state.deck[: state.core[4]])
    chance.shuffle(before)
    drawn = tuple(cards if index == seat else tuple(before[:1]) for index, cards in enumerate(state.drawn))
    return dataclasses.replace(state, core=core, deck=(*before, *cards), drawn=drawn)


def deals(name: str, players: int, count: int) -> list[KingsCornerState]:
    """All points of some deals of a preset, played by chance."""
    points = []
    for index in range(count):
        chance = random.Random(f"{name} {players} {index}")
        deck = list(PACK_52)
        chance.shuffle(deck)
        state = deal_state(preset("kings-corner", name), players, chance.randrange(players), deck, 3)
        points.append(state)
        while not state.over:
            state = state.apply(chance.choice(state.legal()))
            points.append(state)
    return points


CASES = [
    ("pagat", 2),
    ("pagat", 4),
    ("pagat", 6),
    ("jax-points", 3),
    ("fast", 4),
    ("pagat-chips", 5),
    ("pagat-kings", 2),
]


#: The same question in the long tier: every preset, every number of players, many deals.
MANY = [
    pytest.param(name, players, 60, marks=pytest.mark.long(seconds=6))
    for name in games()["kings-corner"].presets
    for players in games()["kings-corner"].seats
]


@pytest.mark.parametrize(("name", "players", "count"), [*((*case, 3) for case in CASES), *MANY])
def test_an_observation_does_not_change_with_unseen_cards(name: str, players: int, count: int) -> None:
    chance = random.Random(1)
    for state in deals(name, players, count):
        for seat in (None, *range(players)):
            other = with_hidden_swapped(state, seat, chance)
            assert msgspec.json.encode(observe(other, seat)) == msgspec.json.encode(observe(state, seat))
            if seat == state.to_act:
                assert other.legal() == state.legal()


@pytest.mark.parametrize(("name", "players"), CASES)
def test_an_observation_names_only_cards_that_were_seen(name: str, players: int) -> None:
    for state in deals(name, players, 2):
        public = {TEXTS[card] for pile in state.piles for card in pile}
        if state.over:
            public |= {TEXTS[card] for hand in state.hands for card in members(hand)}
        for seat in (None, *range(players)):
            own = set() if seat is None else {TEXTS[card] for card in members(state.hands[seat])}
            text = msgspec.json.encode(observe(state, seat)).decode()
            assert set(CARD.findall(text)) <= public | own


def test_the_swap_swaps() -> None:
    # The leak test would prove nothing if the other deal were the same one.
    state = deals("pagat", 4, 1)[0]
    other = with_hidden_swapped(state, 0, random.Random(1))
    assert observe(other, 1) != observe(state, 1)
    assert other.stock != state.stock


def test_what_onlookers_and_seats_are_told() -> None:
    state = deals("pagat", 3, 1)[5]
    view = observe(state)
    assert (view.seat, view.hand, view.drew, view.left, view.scores) == (None, [], [], [], [])
    for seat in range(3):
        view = observe(state, seat)
        assert view.hand == [TEXTS[card] for card in members(state.hands[seat])]
        assert view.counts == [hand.bit_count() for hand in state.hands]
        assert view.stock == len(state.stock)

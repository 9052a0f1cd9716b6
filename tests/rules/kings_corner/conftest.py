"""Tables in the notation of ``docs/rules/records.md``."""

from collections.abc import Callable, Mapping, Sequence

import pytest

from kingcraft.cards import PACK_52, parse_cards
from kingcraft.games.kings_corner.position import position_state
from kingcraft.games.kings_corner.table import KingsCornerState, deal_state
from kingcraft.games.options import Json
from kingcraft.games.reasons import Refused
from kingcraft.games.registry import rule_set

Position = Callable[..., KingsCornerState]
Deal = Callable[..., KingsCornerState]
Refusal = Callable[[KingsCornerState, str], str]

#: A table on which nothing but kings can be laid: four aces on the sides.
ACES = {"N": "AC", "E": "AD", "S": "AH", "W": "AS"}


def cards(text: str) -> list[int]:
    """The cards of a text that names nothing else."""
    parsed = parse_cards(text)
    assert parsed is not None, text
    return parsed


def play(state: KingsCornerState, tokens: str) -> KingsCornerState:
    """The deal after the tokens, separated by blanks."""
    for token in tokens.split():
        state = state.apply(token)
    return state


@pytest.fixture
def position() -> Position:
    """A position: hands and piles as texts, options by name, ``preset`` (pagat)."""

    def make(
        hands: Sequence[str],
        piles: Mapping[str, str] | None = None,
        stock: str = "",
        to_act: int = 0,
        preset: str = "pagat",
        **options: Json,
    ) -> KingsCornerState:
        return position_state(
            rule_set("kings-corner", preset, options),
            len(hands),
            to_act,
            [cards(hand) for hand in hands],
            {place: cards(pile) for place, pile in (piles or {}).items()},
            cards(stock),
        )

    return make


@pytest.fixture
def deal() -> Deal:
    """A fresh deal whose deck starts with ``first`` (the rest of the pack follows in its base order)."""

    def make(
        first: str, players: int = 2, dealer: int | None = None, pot: int = 0, preset: str = "pagat", **options: Json
    ) -> KingsCornerState:
        start = cards(first)
        deck = [*start, *(card for card in PACK_52 if card not in start)]
        rules = rule_set("kings-corner", preset, options)
        return deal_state(rules, players, players - 1 if dealer is None else dealer, deck, pot)

    return make


@pytest.fixture
def refusal() -> Refusal:
    """The reason code with which a token is refused; such a token is not among the legal ones."""

    def code(state: KingsCornerState, token: str) -> str:
        with pytest.raises(Refused) as caught:
            state.apply(token)
        assert token not in state.legal()
        return caught.value.code

    return code

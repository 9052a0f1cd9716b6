"""What must hold at every point of a deal: of the package alone, and of the package beside the naive implementation."""

import json
import random
from collections.abc import Sequence

from kingcraft.cards import FULL, TEXTS, card_set, texts
from kingcraft.games.game import State
from kingcraft.games.king.table import KingState
from kingcraft.games.kings_corner.table import KingsCornerState
from kingcraft.games.options import Json
from kingcraft.games.reasons import REASONS, Refused
from kingcraft.games.registry import games, observe
from kingcraft.record.perft import perft
from kingcraft.record.position import parse_position, position_of

from ..perft.second import legal_of
from ..properties.naive_kings_corner import Naive
from . import naive_king
from .naive_match import Deal

#: What is no token of either game.
GARBAGE = (
    "",
    " ",
    "end ",
    "END",
    "7c>n",
    "7C>",
    ">N",
    "N>N",
    "NE>NE",
    "counter:+8",
    "+9",
    "-3",
    "lead:4",
    "plus",
    "1C",
)
CARDS = tuple(TEXTS)
PLACES = ("N", "E", "S", "W", "NE", "SE", "SW", "NW")
KINGS_CORNER_TOKENS = (
    *(f"{card}>{place}" for card in CARDS for place in PLACES),
    *(f"{source}>{place}" for source in PLACES for place in PLACES if source != place),
    "end",
)
_WELL_SPELLED = frozenset(KINGS_CORNER_TOKENS)


def refusal(state: State, token: str) -> str | None:
    """The code with which a token is refused, None if it is not."""
    try:
        state.apply(token)
    except Refused as refused:
        return refused.code if refused.code in REASONS else f"{refused.code} is not on the list"
    return None


def check_cards(state: State) -> None:
    """Every card of the pack is in one place: hands, stock, piles; or hands, table, tricks."""
    if isinstance(state, KingsCornerState):
        places = [*state.hands, *(card_set(pile) for pile in state.piles), *(1 << card for card in state.stock)]
        pack = FULL
    else:
        assert isinstance(state, KingState)
        tricks = [card for trick in (*state.tricks, state.trick) for card in trick.cards]
        places = [*(state.hand(seat) for seat in range(4)), *(1 << card for card in tricks)]
        pack = card_set(games()["king"].pack(state.options))
        assert sum(state.taken) == len(state.tricks)
        assert all(len(trick.cards) == 4 for trick in state.tricks)
    # This many cards in all, and this sum: then no card is there twice, because no other set of that size has the sum.
    assert sum(map(int.bit_count, places)) == pack.bit_count()
    assert sum(places) == pack


def check_tokens(state: State, naive: Deal, chance: random.Random, thorough: bool) -> list[str]:
    """The legal tokens: sorted, none twice, those of the naive writing; some others are refused as they must be.

    ``thorough``: every token of the game is tried, and afterwards nothing has changed in what anybody sees. Returns the
    codes of what was refused.
    """
    legal = state.legal()
    assert legal == sorted(set(legal))
    assert legal == (legal_of(naive) if isinstance(naive, Naive) and not thorough else naive.legal())
    assert bool(legal) == (not state.over)
    before = [repr(observe(state, seat)) for seat in (None, *range(state.players))] if thorough else []
    refused = []
    for token in _every(naive) if thorough else _some(naive, chance):
        code = refusal(state, token)
        assert code == naive.fault(token), token
        assert (code is None) == (token in legal), token
        if code is not None:
            refused.append(code)
    for text in GARBAGE if thorough else (chance.choice(GARBAGE),):
        assert refusal(state, text) == "unknown-token"
    if thorough:
        assert before == [repr(observe(state, seat)) for seat in (None, *range(state.players))]
        assert state.legal() == legal
    return refused


def _every(naive: Deal) -> Sequence[str]:
    return KINGS_CORNER_TOKENS if isinstance(naive, Naive) else naive_king.TOKENS


def _some(naive: Deal, chance: random.Random) -> list[str]:
    """Return a few tokens: a random one, and plausible ones, of cards that are held and piles that exist."""
    if naive.over:
        near = list(chance.choices(_every(naive), k=3))
    elif isinstance(naive, Naive):
        held = naive.hands[naive.seat]
        piles = [place for place, pile in naive.piles.items() if pile]
        kings = [card for card in held if card[0] == "K"]
        moves = [f"{chance.choice(sources or held)}>{chance.choice(PLACES)}" for sources in (held, piles, kings)]
        near = [*(move for move in moves if move in _WELL_SPELLED), "end"]
    elif naive.cards is not None:
        near = chance.choices(naive.cards.hands[naive.seat], k=3)
    else:
        near = chance.choices(naive_king.TOKENS[52:], k=12)
    return [chance.choice(_every(naive)), *near]


def check_agreement(state: State, naive: Deal) -> None:
    """Check that both implementations of the rules are at the same point."""
    assert state.over == naive.over
    assert state.to_act == (-1 if naive.over else naive.seat)
    if isinstance(state, KingsCornerState):
        assert isinstance(naive, Naive)
        assert [set(texts(hand)) for hand in state.hands] == [set(hand) for hand in naive.hands]
        assert [[TEXTS[card] for card in pile] for pile in state.piles] == list(naive.piles.values())
        assert [TEXTS[card] for card in state.stock] == naive.stock
        assert state.stakes == (naive.chips if naive.options["scoring"] == "chips" else naive.fines)
        return
    assert isinstance(state, KingState)
    assert isinstance(naive, naive_king.NaiveKing)
    assert (state.contract, "" if state.trump < 0 else "CDHS"[state.trump]) == (naive.contract, naive.trump)
    hands = naive.hands if naive.cards is None else naive.cards.hands
    assert [set(texts(state.hand(seat))) for seat in range(4)] == [set(hand) for hand in hands]
    if naive.cards is not None and not state.over:
        assert [TEXTS[card] for card in state.trick.cards] == naive.cards.table


def in_auction(state: KingState) -> bool:
    """Whether the deal is before its first card, in an auction or what follows from it."""
    return state.options.auction != "off" and state.phase not in ("choose", "play", "over")


def is_position(state: State) -> bool:
    """Whether a position says all that decides what can be done in the next two actions."""
    if state.over:
        return False
    if isinstance(state, KingState):
        return state.phase == "play" or in_auction(state)
    assert isinstance(state, KingsCornerState)
    if state.rules.options.king_pile_move == "dealt" and any(
        token[0] == "K" and token.partition(">")[2] in ("N", "E", "S", "W") for _, token in state.history
    ):
        return False  # in a position every king on a side counts as dealt there (K-19)
    return state.passed + 1 < state.players  # a position counts passed turns from 0


def check_position(state: State) -> None:
    """Written as a position, as JSON, and read again: the same tokens, the same counts, the same position."""
    position = position_of(state)
    assert position is not None
    read = parse_position(json.loads(json.dumps(position)))
    assert position_of(read) == position
    assert read.to_act == state.to_act
    assert read.legal() == state.legal()
    assert [perft(read, depth) for depth in (0, 1, 2)] == [perft(state, depth) for depth in (0, 1, 2)]


def is_beginning(state: State) -> bool:
    """Whether a position says all that decides the rest of the deal, to its end and its points."""
    if isinstance(state, KingState):
        # A position does not say which seat took the last trick but one.
        late = state.contract == "last-two" and len(state.tricks) > state.options.tricks - 2
        return is_position(state) and not late
    assert isinstance(state, KingsCornerState)
    # With cards to draw the next turn is no pass, whatever a position has forgotten about this one.
    return is_position(state) and not state.moved and state.passed == 0 and bool(state.stock)


def check_rest(position: Json, rest: Sequence[str], end: State) -> None:
    """The rest of a deal, played from a position, comes to the same end."""
    state = parse_position(position)
    for token in rest:
        assert not state.over
        state = state.apply(token)
    assert state.over
    if isinstance(state, KingsCornerState):
        assert isinstance(end, KingsCornerState)
        assert (state.hands, state.piles, state.stock, state.out) == (end.hands, end.piles, end.stock, end.out)
        return
    assert isinstance(state, KingState)
    assert isinstance(end, KingState)
    assert (state.taken, [sorted(cards) for cards in state.captured]) == (
        end.taken,
        [sorted(cards) for cards in end.captured],
    )
    # Who bought is in a position of an auction, not in one of play.
    if end.auction is None or end.auction.buyer < 0 or state.auction is not None:
        assert state.scores() == end.scores()

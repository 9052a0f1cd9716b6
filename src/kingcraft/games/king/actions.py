"""Actions as small ints and as tokens, both ways (``docs/rules/records.md``, action tokens): cards, then words.

Any spelling of a card is accepted, words only exactly as written. All 52 cards are tokens of every King game (G-20).
"""

from collections.abc import Sequence
from typing import Final, Literal

from ...cards import SUITS, TEXTS, parse_card
from .options import DECLARATIONS, NEGATIVE, PLAYERS, Declaration, NegativeContract

#: All bids, each higher than the one before (G42). In code a bid is its index here.
LADDER: Final = ("+1", "+2", "+3", "-1", "+4", "+5", "+6", "-2", "+7", "+8")
HIGHEST_BID: Final = len(LADDER) - 1

#: The declaration of a positive deal to its token.
DECLARATION_TOKENS: Final = {name: "minus" if name == "minus" else f"plus:{name}" for name in DECLARATIONS}
#: The token of a declaration to (contract, trump suit or -1).
DECLARED: Final[dict[str, tuple[Literal["plus", "minus"], int]]] = {
    "minus": ("minus", -1),
    "plus:NT": ("plus", -1),
    **{f"plus:{letter}": ("plus", suit) for suit, letter in enumerate(SUITS)},
}
#: The token of a chosen negative contract to its name.
CHOSEN: Final[dict[str, NegativeContract]] = {f"choose:{name}": name for name in NEGATIVE}
#: The token of a counter-offer to its bid; +8 is the ultimatum, not a counter-offer.
COUNTERS: Final = {f"counter:{LADDER[bid]}": bid for bid in range(HIGHEST_BID)}
#: The token of a lead to the seat named.
LEADS: Final = {f"lead:{seat}": seat for seat in range(PLAYERS)}
#: The token of a bid to its index.
BIDS: Final = {text: bid for bid, text in enumerate(LADDER)}

WORDS: Final = (
    *CHOSEN,
    "auction",
    *BIDS,
    "pass",
    "match",
    "accept",
    "reject",
    *COUNTERS,
    "ultimatum",
    "split",
    "yes",
    "no",
    *DECLARED,
    *LEADS,
)
#: Every token by its action.
TOKENS: Final = (*TEXTS, *WORDS)

_ACTIONS: Final = {token: action for action, token in enumerate(TOKENS)}


def parse_action(token: str) -> int | None:
    """Return the action of a token; None if it is no action of this game."""
    action = _ACTIONS.get(token)
    return parse_card(token) if action is None else action


def declaration_tokens(declarations: Sequence[Declaration]) -> list[str]:
    """Return the tokens of declarations (``S``, ``NT``, ``minus``), in their order."""
    return [DECLARATION_TOKENS[name] for name in declarations]


def plays_plus(bid: int) -> bool:
    """Return whether a bid (an index) is for a plus game (G39)."""
    return LADDER[bid].startswith("+")


def bid_tricks(bid: int) -> int:
    """Return the number of tricks in a bid (an index): 3 for ``+3``, 1 for ``-1``."""
    return int(LADDER[bid][1:])

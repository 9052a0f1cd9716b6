"""Contracts: what a deal is about. The options turn a row of :data:`CONTRACTS` into :class:`Terms`.

No contract or variant has code of its own: the compiled functions of :mod:`.play` read only sets and small ints.
"""

import functools
from typing import Final, NamedTuple

from ...cards import FULL, HEARTS, KING, QUEEN, RANK_SETS, RANKS, SUIT_SETS, card_set
from .options import PLAYERS, KingOptions

KING_OF_HEARTS: Final = 1 << (KING * 4 + 2)
#: A value of ``Terms.last``: every trick counts.
ALL_TRICKS: Final = 99


class Terms(NamedTuple):
    """The rules of play of one deal. Card sets are 52-bit ints; 0 means that there is no such rule."""

    #: The trump suit; -1 for none.
    trump: int
    #: Each of these cards costs its taker one unit.
    penalty: int
    #: Each of this many last tricks counts one unit.
    last: int
    #: The deal ends when none of these is in a hand or on the table (``early_end``; else all cards).
    live: int
    #: May not be led while the leader holds anything else.
    hearts_ban: int
    #: ``hearts_ban`` ends once one of these has been played.
    hearts_break: int
    #: May not be led while the leader holds anything else that ``hearts_ban`` allows.
    king_ban: int
    #: One of these must be played by a player void of the led suit.
    void_first: int
    #: The same for a player who has none of ``void_first``.
    void_second: int
    #: One of these must be played by a player who follows suit.
    follow_first: int
    #: Without any of them: any of these that is lower than the highest card of the led suit on the table.
    follow_under: int


class Contract(NamedTuple):
    """A contract: what counts, and which duties and bans options may add."""

    #: The cards that count; in ``no-men`` the option ``men`` decides.
    cards: int = 0
    #: How many of the last tricks count.
    last: int = 0
    #: What must be discarded under ``forced_penalty`` by a player who holds none of ``cards``.
    else_void: int = 0
    #: Whether a lower penalty card of the led suit must be played (``forced_penalty`` b).
    under: bool = False
    #: Whether the contract is about the king of hearts.
    king: bool = False


CONTRACTS: Final[dict[str, Contract]] = {
    "no-tricks": Contract(last=ALL_TRICKS),
    "no-hearts": Contract(HEARTS),
    "no-queens": Contract(RANK_SETS[QUEEN], under=True),
    "no-men": Contract(under=True),
    "no-king": Contract(KING_OF_HEARTS, else_void=HEARTS, under=True, king=True),
    "last-two": Contract(last=2),
    "plus": Contract(last=ALL_TRICKS),
    "minus": Contract(last=ALL_TRICKS),
}


@functools.lru_cache(maxsize=1024)
def terms_of(options: KingOptions, name: str, trump: int) -> Terms:
    """Return the terms of the contract ``name`` (a key of :data:`CONTRACTS`) with ``trump`` (a suit, -1 for none).

    The sets that count hold only cards of the pack, so that ``early_end`` recognises when none is left to take.
    """
    contract = CONTRACTS[name]
    pack = card_set(options.pack)
    men = sum(RANK_SETS[RANKS.index(rank)] for rank in options.men)
    penalty = (men if name == "no-men" else contract.cards) & pack
    banned = name in options.hearts_lead_ban
    duty = penalty if options.forced_penalty else 0
    king_discard = contract.king and options.forced_king != "off"
    trump_duty = SUIT_SETS[trump] if options.must_trump and trump >= 0 else 0
    return Terms(
        trump=trump,
        penalty=penalty,
        last=contract.last,
        live=penalty if options.early_end and penalty else FULL,
        hearts_ban=HEARTS if banned else 0,
        hearts_break=HEARTS & pack if banned and options.hearts_broken else 0,
        king_ban=KING_OF_HEARTS if contract.king and options.king_lead_ban else 0,
        void_first=duty or (KING_OF_HEARTS if king_discard else 0) or trump_duty,
        void_second=contract.else_void if options.forced_penalty else 0,
        follow_first=KING_OF_HEARTS if contract.king and options.forced_king == "always" else 0,
        follow_under=duty if contract.under else 0,
    )


def unit_value(options: KingOptions, name: str) -> int:
    """Return the points of one unit, positive: a penalty (G21 .. G29), or the value of a trick (G34, G35)."""
    if name == "plus":
        return options.trick_value
    if name == "minus":
        return (PLAYERS - 1) * options.trick_value
    return options.penalty(name)


def unit_total(options: KingOptions, name: str) -> int:
    """Return the number of units in a whole deal: 13 tricks, 4 queens, the last 2 tricks."""
    return units_of(terms_of(options, name, -1), options)


def units_of(terms: Terms, options: KingOptions) -> int:
    """Return the number of units in a whole deal by its terms: :func:`unit_total`, for a deal whose terms are known."""
    return terms.penalty.bit_count() if terms.penalty else min(terms.last, options.tricks)

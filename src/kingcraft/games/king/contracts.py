"""Contracts: what a deal is about. A contract is a row of :data:`CONTRACTS`; the options turn it into :class:`Terms`.

Terms are all that the play of a deal feels of its rules: sets of cards and small ints, no switch and no subclass for a
contract or a variant. The compiled functions of :mod:`.play` read nothing else.
"""

import functools
from typing import Final, NamedTuple

from ...cards import FULL, HEARTS, KING, QUEEN, RANK_SETS, RANKS, SUIT_SETS, card_set
from .options import PLAYERS, KingOptions

KING_OF_HEARTS: Final = 1 << (KING * 4 + 2)
#: As ``Terms.last``: every trick counts.
ALL_TRICKS: Final = 99


class Terms(NamedTuple):
    """The rules of play of one deal. Card sets are 52-bit ints; 0 says that there is no such rule.

    ``trump``: the trump suit, -1 for none.
    ``penalty``: each of these cards counts one unit for who takes it.
    ``last``: each of this many last tricks counts one unit.
    ``live``: the deal ends when none of these is in a hand or on the table (``early_end``; else all cards).
    ``hearts_ban``: may not be led while the leader holds anything else; ``hearts_break``: that ban ends once one of
    these has been played. ``king_ban``: then, of what is left, may not be led while there is anything else.
    ``void_first``: void of the led suit, one of these must be played, without one ``void_second``.
    ``follow_first``: following suit, one of these must be played; ``follow_under``: without one, any of these that is
    lower than the highest card of the led suit on the table.
    """

    trump: int
    penalty: int
    last: int
    live: int
    hearts_ban: int
    hearts_break: int
    king_ban: int
    void_first: int
    void_second: int
    follow_first: int
    follow_under: int


class Contract(NamedTuple):
    """A row of the table: what counts, and which duties and bans the options may lay on it.

    ``cards``: the cards that count; for ``no-men`` the option ``men`` says which. ``last``: how many of the last
    tricks count. ``else_void``: what must be thrown under ``forced_penalty`` when none of ``cards`` is held.
    ``under``: whether a lower penalty card of the led suit must be played (``forced_penalty`` b). ``king``: whether the
    contract is about the king of hearts.
    """

    cards: int = 0
    last: int = 0
    else_void: int = 0
    under: bool = False
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
    """The terms of the contract ``name`` (a key of :data:`CONTRACTS`) with ``trump`` (a suit, -1 for none).

    The sets that count are cut down to the pack, so that ``early_end`` knows when nothing is left to take.
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
    """The points of one unit of a contract, positive: a penalty (G21 .. G29), or the worth of a trick (G34, G35)."""
    if name == "plus":
        return options.trick_value
    if name == "minus":
        return (PLAYERS - 1) * options.trick_value
    return options.penalty(name)


def unit_total(options: KingOptions, name: str) -> int:
    """How many units of a contract a whole deal holds: 13 tricks, 4 queens, the last 2 tricks."""
    terms = terms_of(options, name, -1)
    return terms.penalty.bit_count() if terms.penalty else min(terms.last, options.tricks)

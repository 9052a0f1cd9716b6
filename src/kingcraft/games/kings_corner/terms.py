"""The terms of a deal of Kings Corner: the options that matter in play, as ints for kernels."""

from typing import Final, NamedTuple

from ...cards import KING, RANK_SETS
from .options import KingsCornerOptions

_KINGS: Final = RANK_SETS[KING]

#: ``Terms.initial_king``; 0: a king stays where it lies.
KING_REPLACED: Final = 1
KING_LEAVES_GAP: Final = 2


class Terms(NamedTuple):
    """The options that matter in play, as ints for kernels; flags are 0 or 1. See also :func:`dealt_terms`."""

    players: int
    hand_size: int
    #: One of the three constants above.
    initial_king: int
    #: A set of cards: the kings whose pile may go to a corner if they are on a side now (K-2).
    loose_kings: int
    #: Those of ``loose_kings`` for which that holds even if they came from a hand.
    always_loose: int
    must_play_kings: int
    #: Whether kings kept back are counted (``penalty``).
    fines_kings: int
    lays_drawn_kings: int
    kings_on_sides: int
    draws_first: int
    draw_count: int
    #: Whether pass chips are counted.
    chips: int
    #: Whether they are due only if no action was possible (K-19).
    chip_when_stuck: int
    chip_needs_draw: int


def terms_of(options: KingsCornerOptions, players: int) -> Terms:
    """Return the terms of a deal before the cards are dealt: any king may still be dealt to a side."""
    return Terms(
        players=players,
        hand_size=options.hand_size,
        initial_king=("optional", "replace", "gap").index(options.initial_king),
        loose_kings=0 if options.king_pile_move == "never" else _KINGS,
        always_loose=_KINGS if options.king_pile_move == "any" else 0,
        must_play_kings=int(options.forced_king == "must"),
        fines_kings=int(options.forced_king == "penalty"),
        lays_drawn_kings=int(options.drawn_king_now),
        kings_on_sides=int(options.king_on_side == "allowed"),
        draws_first=int(options.draw_when == "start"),
        draw_count=options.draw_count,
        chips=int(options.scoring == "chips"),
        chip_when_stuck=("no_card_played", "no_action").index(options.chip_pass_when),
        chip_needs_draw=int(options.chip_pass_needs_draw),
    )


def dealt_terms(terms: Terms, dealt: int) -> Terms:
    """Return ``terms`` once the kings ``dealt`` (a set of cards) and no others have been dealt to sides (K-2)."""
    return terms._replace(loose_kings=terms.loose_kings & (dealt | terms.always_loose))

"""The options of Kings Corner and its presets (P1, P5, P33, K-19). Places of faults: ``docs/rules/records.md``."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from ...cards import KING, RANK_SETS
from ..options import Json, choice, flag, number
from ..reasons import Contradiction

#: Two to six play (P1, S1, R2).
SEATS: Final = range(2, 7)


@dataclass(frozen=True, slots=True)
class KingsCornerOptions:
    """Every option, in the order of ``docs/rules/kings-corner.md``."""

    hand_size: int = number(7, 1, 13)
    initial_king: Literal["optional", "replace", "gap"] = choice("optional", "replace", "gap")
    king_pile_move: Literal["any", "dealt", "never"] = choice("any", "dealt", "never", was_flag=("any", "never"))
    forced_king: Literal["off", "must", "penalty"] = choice("off", "must", "penalty")
    forced_king_penalty: int = number(3, 0, 1000)
    drawn_king_now: bool = flag(False)
    king_on_side: Literal["allowed", "forbidden"] = choice("allowed", "forbidden")
    draw_when: Literal["end", "start"] = choice("end", "start")
    draw_count: Literal[1, 2] = choice(1, 2)
    scoring: Literal["king10", "face", "flat50", "flat20", "face15", "chips"] = choice(
        "king10", "face", "flat50", "flat20", "face15", "chips"
    )
    target: int = number(25, 1, 1000)
    target_rule: Literal["reach", "exceed"] = choice("reach", "exceed")
    sign: Literal["+", "-"] = choice("+", "-")
    deals: int = number(0, 0, 1000)
    chip_ante: int = number(1, 0, 1000)
    chip_pass: int = number(1, 0, 1000)
    chip_king: int = number(10, 0, 1000)
    chip_card: int = number(1, 0, 1000)
    chip_pass_when: Literal["no_card_played", "no_action"] = choice("no_card_played", "no_action")
    chip_pass_needs_draw: bool = flag(True)


#: Published presets: the options in which each differs from the defaults. From version 1.0 on they never change their
#: meaning; for earlier changes see :data:`FORMER`.
PRESETS: Final[Mapping[str, Mapping[str, Json]]] = {
    "pagat": {},
    "pagat-chips": {"scoring": "chips", "deals": 10},
    "pagat-face": {"scoring": "face", "target": 100},
    "stofka": {"scoring": "flat50", "target": 250},
    "pagat-kings": {"forced_king": "penalty"},
    "swedish": {"initial_king": "replace", "king_pile_move": "never"},
    "romanian": {"sign": "-", "target_rule": "exceed"},
    "romanian-250": {
        "scoring": "face",
        "target": 250,
        "initial_king": "replace",
        "forced_king": "must",
        "king_on_side": "forbidden",
        "draw_when": "start",
    },
    "us-family": {"draw_when": "start", "initial_king": "replace"},
    "jax-points": {"scoring": "flat20", "target": 100, "forced_king": "must", "drawn_king_now": True},
    "fast": {"draw_count": 2, "draw_when": "start"},
}

#: The option values that later corrections of a preset replaced, by preset. A document from before version 1.0 needs
#: them as options, unless it names these options itself.
FORMER: Final[Mapping[str, Mapping[str, Json]]] = {
    "swedish": {"king_pile_move": "any"},
    "romanian-250": {"king_on_side": "allowed"},
}


def contradiction(options: KingsCornerOptions) -> Contradiction | None:
    """Return why these options contradict each other; None if they do not (section 1)."""
    if options.scoring == "chips":
        if options.sign == "-":
            return Contradiction("chips-sign")
        if options.deals == 0:
            return Contradiction("chips-deals")
    return None


def contradiction_of_players(options: KingsCornerOptions, players: int) -> Contradiction | None:
    """Return why 52 cards are too few for this many hands and four sides; None if they are enough."""
    needed = options.hand_size * players + 4
    if needed > 52:
        return Contradiction("pack", {"players": players, "cards": options.hand_size, "needed": needed})
    return None


def idle(options: KingsCornerOptions) -> frozenset[str]:
    """Return the options that have no effect because of others."""
    none: set[str] = set()
    if options.forced_king != "penalty":
        none.add("forced_king_penalty")
    if options.initial_king != "optional" and options.king_on_side == "forbidden":
        none.add("king_pile_move")  # no king is ever on a side
    if options.draw_when == "start":
        none.add("drawn_king_now")  # it speaks of the draw at the end of a turn
    if options.deals:
        none |= {"target", "target_rule"}  # K-18
    if options.scoring == "chips":
        none.add("sign")  # chips are counted as they are won
        if options.chip_pass == 0:
            none |= {"chip_pass_when", "chip_pass_needs_draw"}
    else:
        none |= {name for name in KingsCornerOptions.__slots__ if name.startswith("chip_")}
    return frozenset(none)


_KINGS: Final = RANK_SETS[KING]

#: ``Terms.initial_king``.
KING_STAYS: Final = 0
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

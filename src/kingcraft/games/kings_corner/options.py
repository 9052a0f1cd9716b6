"""The options of Kings Corner (``docs/rules/kings-corner.md`` section 1): values, defaults, contradictions.

The place of a fault follows ``docs/rules/records.md``.
"""

from dataclasses import dataclass
from typing import Final, Literal

from ..options import choice, flag, number
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

"""The words of the search through an ending: a stack, so that it can stop and continue at any point, and a memory."""

from collections.abc import MutableSequence, Sequence
from typing import Final

from ....games.kings_corner.core import GOING, Core, Hands, Places, table_core
from ....games.kings_corner.scoring import Settlement, cost
from ....games.kings_corner.terms import Terms
from ....kernel import rule
from ..outcome import MATCH, POINTS, Aim, worth_of
from ..turns.turn_enumeration import likes, mixed

#: The seat whose worth is asked; the depth of the search; the worth that a finished frame hands up; whether one does;
#: how many positions were looked at, and turns followed; whether something did not fit into the memory.
SEAT: Final = 0
DEPTH: Final = 1
WORTH: Final = 2
HANDED: Final = 3
LOOKED: Final = 4
CRAMPED: Final = 5
#: How many children are on the stack and how many fit; the entries of the memory, less one.
CHILDREN: Final = 6
MOST_CHILDREN: Final = 7
ENTRIES: Final = 8

# After the controls:
#:   frames      the turns on the way to here: the deal when the turn began, the window, the best so far, its children
#:   children    hand, piles and number of every position where a turn on the way may stop
#:   memory      per deal met: its two hashes, the bounds of its worth, its best turn
FRAMES: Final = 16
FRAME: Final = 32
DEPTHS: Final = 120
CHILD: Final = 12
ENTRY: Final = 5

# Words of a frame: hands 0 .. 5, piles 6 .. 13, and
DRAWN: Final = 14
TO_ACT: Final = 15
TURN: Final = 16
KEPT: Final = 17
PAID: Final = 18
LOW: Final = 19  # the window
HIGH: Final = 20
BEST: Final = 21
BEST_CHILD: Final = 22  # the number of the position where the best turn stops
FIRST: Final = 23  # its children
NEXT: Final = 24
KEY: Final = 25
CHECK: Final = 26
ASKED_LOW: Final = 27  # the window with which it began
ASKED_HIGH: Final = 28
BEST_MIX: Final = 29
OPEN: Final = 30  # whether its children have been found

#: More than any worth.
WORST: Final = -(1 << 40)
NO_CHILD: Final = -1


@rule
def frame_at(depth: int) -> int:
    """Return where a frame begins."""
    return FRAMES + depth * FRAME


@rule
def child_at(number: int) -> int:
    """Return where a child begins."""
    return FRAMES + DEPTHS * FRAME + number * CHILD


@rule
def entry_at(words: Sequence[int], key: int) -> int:
    """Return where the memory keeps what it knows of a deal."""
    return child_at(words[MOST_CHILDREN]) + ((key ^ key >> 23) & words[ENTRIES]) * ENTRY


@rule
def open_frame(words: MutableSequence[int], depth: int, core: Core, low: int, high: int) -> None:
    """Open a frame for a turn that begins (or continues) at ``core``."""
    hands, piles, _, _, drawn, seat, turn, kept, paid, _ = core
    at = frame_at(depth)
    key = drawn * 0x1F35A7 + seat * 0x9E3779B + turn * 0x85EBCA + mixed(kept & 0xFFFFFFF, 3) + mixed(kept >> 28, 5)
    key += mixed(paid & 0xFFFFFFF, 7) + mixed(paid >> 28, 11)
    check = mixed(key & ((1 << 52) - 1), 0x3C6EF37)
    for index in range(6):
        words[at + index] = hands[index]
        hand = likes(hands[index])
        key += mixed(hand, 17 + index)
        check += mixed(hand, 0x51ED270 + index)
    for place in range(8):
        pile = likes(piles[place])
        words[at + 6 + place] = piles[place]
        if pile != 0:
            key += mixed(pile, 29 if place < 4 else 31)
            check += mixed(pile, 0x2545F49 if place < 4 else 0x1B87359)
    words[at + DRAWN], words[at + TO_ACT], words[at + TURN] = drawn, seat, turn
    words[at + KEPT], words[at + PAID] = kept, paid
    words[at + LOW], words[at + HIGH] = low, high
    words[at + ASKED_LOW], words[at + ASKED_HIGH] = low, high
    words[at + BEST] = WORST if seat == words[SEAT] else -WORST
    words[at + BEST_CHILD] = NO_CHILD
    words[at + KEY], words[at + CHECK] = key, check
    words[at + BEST_MIX] = words[at + OPEN] = 0
    words[DEPTH] = depth


@rule
def core_at(words: Sequence[int], terms: Terms, depth: int) -> Core:
    """Return the deal of a frame."""
    at = frame_at(depth)
    hands: Hands = (words[at], words[at + 1], words[at + 2], words[at + 3], words[at + 4], words[at + 5])
    piles: Places = (
        words[at + 6],
        words[at + 7],
        words[at + 8],
        words[at + 9],
        words[at + 10],
        words[at + 11],
        words[at + 12],
        words[at + 13],
    )
    core = table_core(terms, hands, piles, words[at + DRAWN], words[at + TO_ACT], words[at + TURN])
    return (hands, piles, core[2], core[3], core[4], core[5], core[6], words[at + KEPT], words[at + PAID], GOING)


@rule
def remembered(words: MutableSequence[int], at: int) -> bool:
    """Return whether the memory settles the frame at ``at`` (its BEST is written); else narrow the window."""
    entry = entry_at(words, words[at + KEY])
    if words[entry] != words[at + KEY] or words[entry + 1] != words[at + CHECK]:
        return False
    least, most = words[entry + 2], words[entry + 3]
    words[at + BEST_MIX] = words[entry + 4]
    if least == most or least >= words[at + HIGH]:
        words[at + BEST] = least
        return True
    if most <= words[at + LOW]:
        words[at + BEST] = most
        return True
    words[at + LOW] = max(words[at + LOW], least)
    words[at + HIGH] = min(words[at + HIGH], most)
    words[at + ASKED_LOW], words[at + ASKED_HIGH] = words[at + LOW], words[at + HIGH]
    return False


@rule
def limited(
    words: MutableSequence[int],
    deck: Sequence[int],
    chances: Sequence[int],
    players: int,
    settlement: Settlement,
    aim: Aim,
    at: int,
) -> bool:
    """Return whether what can still happen settles the frame at ``at`` (its BEST is written); else narrow the window.

    At best a seat loses nothing and the others all that they hold or may draw, at worst the other way round; more lost
    by the only other player is never worse. (Kings kept back and chips have no such limit.)
    """
    if settlement.chips != 0 or settlement.fine != 0:
        return False
    own = others = 0
    for index in range(players):
        held = cost(settlement, words[at + index])
        who = words[at + TO_ACT] + index
        if who in (words[SEAT], words[SEAT] + players):
            own += held
        else:
            others += held
    for index in range(words[at + DRAWN], len(deck)):
        value = settlement.values[deck[index] >> 2]
        own += value
        others += value
    seat = words[SEAT]
    if players == 2:
        most = worth_of(aim, chances, seat, 0, others)
        least = worth_of(aim, chances, seat, own, 0)
    else:
        most, least = aim.point * others // (players - 1) + 1, -aim.point * own - 1
        if aim.kind != POINTS:
            most += MATCH
    if most <= words[at + LOW]:
        words[at + BEST] = most
        return True
    if least >= words[at + HIGH]:
        words[at + BEST] = least
        return True
    words[at + LOW] = max(words[at + LOW], least)
    words[at + HIGH] = min(words[at + HIGH], most)
    return False


@rule
def keep(words: MutableSequence[int], at: int) -> None:
    """Remember what a finished frame has found."""
    entry = entry_at(words, words[at + KEY])
    best = words[at + BEST]
    least = best if best > words[at + ASKED_LOW] else WORST
    most = best if best < words[at + ASKED_HIGH] else -WORST
    words[entry], words[entry + 1] = words[at + KEY], words[at + CHECK]
    words[entry + 2], words[entry + 3] = least, most
    words[entry + 4] = words[at + BEST_MIX]

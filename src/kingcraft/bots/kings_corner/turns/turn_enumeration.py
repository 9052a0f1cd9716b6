"""All that one seat can reach in one turn, for kernels: breadth first, each position once.

The order of moves does not matter, nor which side or corner a pile is on; only the first empty side and the first empty
corner are used.
"""

from array import array
from collections.abc import MutableSequence, Sequence
from typing import Final

from ....cards import CLUBS, DIAMONDS, HEARTS, SPADES
from ....games.kings_corner.core import (
    KINGS,
    MOVED,
    PILE_ACTIONS,
    PLAYED,
    Core,
    Places,
    choices,
    origin,
    replaced,
    table_core,
)
from ....games.kings_corner.terms import Terms
from ....kernel import lowest, rule

# Ways to look.
#: Every distinct hand and table.
EVERY: Final = 0
#: Cards of one rank and colour are the same, as they are in every rule and score.
ALIKE: Final = 1
#: Only how much can be laid matters. Some moves are then made at once, without looking at others, because whatever can
#: be laid without them can be laid after them:
#: - a king in hand goes to a corner: there is one for every king, nothing else could have used it, and its pile is one
#:   more to lay on;
#: - a king's pile goes to a corner: it can be laid on as before, and a side is empty now;
#: - a pile goes onto another that takes it: the covered card would have taken only the base of the moved pile or its
#:   like; the like can go to the side now empty instead, with all that would have been laid on it, and from there move
#:   wherever the pile could have moved.
THRIFTY: Final = 2

#: Positions that are looked at unless the caller says otherwise.
POSITIONS: Final = 4096

# The words of a search: controls, then the first position of each chain, then the positions.
#: The most positions; how many there are; whether these are all; how often all chains were emptied; how many chains
#: there are, less one; the way to look.
ROOM: Final = 0
FOUND: Final = 1
COMPLETE: Final = 2
_AGE: Final = 3
_CHAINS: Final = 4
_WAY: Final = 5
_HEADS: Final = 8

#: Words of a position, and where: the hand, the piles of the eight places, how it was reached (the position before,
#: the action, how many actions), a number from all piles and the hand, the next position of its chain.
WIDTH: Final = 12
PILES: Final = 1
_REACHED: Final = 9
MIXED: Final = 10
_NEXT: Final = 11


def turn_words(positions: int = POSITIONS) -> "array[int]":
    """Return words for searches of at most ``positions`` positions, to be used again and again."""
    chains = 1 << max(1, (2 * positions - 1).bit_length())
    words = array("q", [0]) * (_HEADS + chains + positions * WIDTH)
    words[ROOM], words[_CHAINS] = positions, chains - 1
    return words


_26: Final = (1 << 26) - 1


@rule
def mixed(cards: int, salt: int) -> int:
    """Return a hash of a set of cards, below 2**58."""
    low, high = cards & _26, cards >> 26
    value = (low ^ salt) * 0x2F3A9C6D5 ^ (high ^ salt) * 0x1B873593D
    value ^= value >> 29
    value = (value & ((1 << 31) - 1)) * 0x5BD1E995 ^ value >> 31
    return value & ((1 << 58) - 1)


@rule
def likes(cards: int) -> int:
    """Return ``cards`` by rank and colour: the bits of the first two suits say that there is one, the others', both."""
    first = cards & (CLUBS | DIAMONDS)
    second = (cards & SPADES) >> 3 | (cards & HEARTS) >> 1
    return first | second | (first & second) << 2


@rule
def seen_as(cards: int, way: int) -> int:
    """Return ``cards`` as ``way`` tells sets of cards apart."""
    return cards if way == EVERY else likes(cards)


@rule
def hand_mixed(hand: int, way: int) -> int:
    """Return the hash of a hand."""
    return mixed(seen_as(hand, way), 0)


@rule
def pile_mixed(place: int, pile: int, way: int) -> int:
    """Return the hash of a pile: the same on every side, and on every corner."""
    return mixed(seen_as(pile, way), 0x155A4E3 if place < 4 else 0x2C9277B) if pile else 0


@rule
def position_at(words: Sequence[int], number: int) -> int:
    """Return where the words of a position begin. Number 0 is the position that was given."""
    return _HEADS + words[_CHAINS] + 1 + number * WIDTH


@rule
def piles_at(words: Sequence[int], at: int) -> Places:
    """Return the piles of the position whose words begin at ``at``."""
    a = at + PILES
    return (words[a], words[a + 1], words[a + 2], words[a + 3], words[a + 4], words[a + 5], words[a + 6], words[a + 7])


@rule
def seen_piles(piles: Places, way: int) -> Places:
    """Return ``piles`` as ``way`` tells them apart."""
    n, e, s, w, ne, se, sw, nw = piles
    sides = (seen_as(n, way), seen_as(e, way), seen_as(s, way), seen_as(w, way))
    return (*sides, seen_as(ne, way), seen_as(se, way), seen_as(sw, way), seen_as(nw, way))


@rule
def among(piles: Places, others: Places) -> bool:
    """Return whether every pile is on some side, or some corner, of the others too."""
    n, e, s, w, ne, se, sw, nw = others
    sides, corners = (0, n, e, s, w), (0, ne, se, sw, nw)
    on_sides = piles[0] in sides and piles[1] in sides and piles[2] in sides and piles[3] in sides
    return on_sides and piles[4] in corners and piles[5] in corners and piles[6] in corners and piles[7] in corners


@rule
def same_piles(words: Sequence[int], at: int, piles: Places) -> bool:
    """Return whether a position with the same hand has these piles, on any side or corner."""
    these, those = seen_piles(piles, words[_WAY]), seen_piles(piles_at(words, at), words[_WAY])
    # The cards on the table are the same: so if each pile of the one is a pile of the other, that is all.
    return among(these, those) and among(those, these)


@rule
def add_position(words: MutableSequence[int], hand: int, piles: Places, mix: int, reached: int) -> None:
    """Add a position unless it was met before."""
    chain = _HEADS + ((mix ^ mix >> 20 ^ mix >> 40) & words[_CHAINS])
    head = words[chain]
    number = (head & 0xFFFFFFFF) if head >> 32 == words[_AGE] else 0
    first = number
    way = words[_WAY]
    as_hand = seen_as(hand, way)
    met = False
    while number != 0 and not met:
        at = position_at(words, number - 1)
        met = words[at + MIXED] == mix and seen_as(words[at], way) == as_hand and same_piles(words, at, piles)
        number = words[at + _NEXT]
    if not met:
        found = words[FOUND]
        if found == words[ROOM]:
            words[COMPLETE] = 0
        else:
            at = position_at(words, found)
            words[at] = hand
            for place in range(8):
                words[at + PILES + place] = piles[place]
            words[at + _REACHED] = reached
            words[at + MIXED] = mix
            words[at + _NEXT] = first
            words[chain] = words[_AGE] << 32 | (found + 1)
            words[FOUND] = found + 1


@rule
def add_following(words: MutableSequence[int], terms: Terms, number: int) -> None:
    """Add every position that one action leads to from position ``number``."""
    at = position_at(words, number)
    hand, piles, mix = words[at], piles_at(words, at), words[at + MIXED]
    core = table_core(terms, (hand, 0, 0, 0, 0, 0), piles, 0, 0, 0)
    reached = (number << 10) | ((words[at + _REACHED] >> 41) + 1) << 41
    after = choices(core)
    way = words[_WAY]
    mix_without = mix - hand_mixed(hand, way)
    only = 0  # thrifty: the one card (base of a pile) that is moved at once
    if way == THRIFTY:
        moves = after[4] | after[5] | after[6] | after[7]
        bases = (moves | after[0] | after[1] | after[2] | after[3]) & ~hand
        only = moves & hand & KINGS
        if only == 0:
            only = bases
        only &= -only
    side_done = corner_done = False
    done = False
    for place in range(8):
        cards = after[place]
        if piles[place] == 0:
            # All empty sides are alike, and all empty corners.
            if place < 4:
                if side_done:
                    cards = 0
                side_done = True
            else:
                if corner_done:
                    cards = 0
                corner_done = True
        if only != 0:
            if place < 4 and only & hand & KINGS and terms.always_loose == 0:
                cards = 0  # it would stay on that side
            cards = 0 if done else cards & only
            done = done or cards != 0
        while cards != 0:
            card = lowest(cards)
            one = 1 << card
            cards ^= one
            left, moving, action, following = hand, one, card * 8 + place, piles
            changed = mix_without - pile_mixed(place, piles[place], way)
            if hand & one:
                left ^= one
            else:
                source = origin(piles, card)
                moving = piles[source]
                action = PILE_ACTIONS + source * 8 + place
                changed -= pile_mixed(source, moving, way)
                following = replaced(piles, source, 0)
            pile = piles[place] | moving
            changed += pile_mixed(place, pile, way) + hand_mixed(left, way)
            add_position(words, left, replaced(following, place, pile), changed, reached | action)


@rule
def find_turns(words: MutableSequence[int], terms: Terms, core: Core, way: int) -> int:
    """Find all positions that the seat to act can reach in this turn, nearer ones first; return how many.

    ``way``: ``EVERY``, ``ALIKE`` or ``THRIFTY``. ``words``: of :func:`turn_words`; ``words[FOUND]`` is the number
    again, ``words[COMPLETE]`` says whether these are all. Position 0 is the given one; an empty hand ends the deal.
    """
    words[_AGE] += 1
    words[FOUND] = 0
    words[COMPLETE] = 1
    words[_WAY] = way
    hand, piles = core[0][0], core[1]
    mix = hand_mixed(hand, way)
    for place in range(8):
        mix += pile_mixed(place, piles[place], way)
    add_position(words, hand, piles, mix, 0)
    number = 0
    while number < words[FOUND]:
        if words[position_at(words, number)] != 0:
            add_following(words, terms, number)
        number += 1
    return words[FOUND]


@rule
def core_after(words: Sequence[int], terms: Terms, core: Core, number: int) -> Core:
    """Return the deal at position ``number`` of the turn from ``core``, before ``end``; over if the hand is empty."""
    hands, _, _, _, drawn, seat, turn, kept, paid, out = core
    at = position_at(words, number)
    hand = words[at]
    if number != 0:
        turn |= MOVED
    if hand != hands[0]:
        turn |= PLAYED
    if hand == 0:
        out = seat
    others = (hand, hands[1], hands[2], hands[3], hands[4], hands[5])
    _, piles, fits, bases, _, _, _, _, _, _ = table_core(terms, others, piles_at(words, at), drawn, seat, turn)
    return (others, piles, fits, bases, drawn, seat, turn, kept, paid, out)


@rule
def may_stop(words: Sequence[int], terms: Terms, number: int) -> bool:
    """Return whether a turn may stop at position ``number``: the deal is over there, or ``end`` is allowed (K-5)."""
    return terms.must_play_kings == 0 or words[position_at(words, number)] & KINGS == 0


@rule
def before(words: Sequence[int], number: int) -> int:
    """Return the position from which ``number``, not 0, was reached."""
    return words[position_at(words, number) + _REACHED] >> 10 & 0x7FFFFFFF


@rule
def action_to(words: Sequence[int], number: int) -> int:
    """Return the action that led from there to ``number``."""
    return words[position_at(words, number) + _REACHED] & 1023

"""What can be said of later tricks without playing them. Hands are given from seat 0 on, the seat solved for."""

from ....kernel import bit_count, highest, rule
from .cuts import under
from .duties import Duties
from .fields import FIELD_0, FIELD_1, FIELD_2, FIELD_3, field_of

Hands = tuple[int, int, int, int]
#: An answer: 1 (at least ``need`` units), 0 (fewer) or -1 (unknown); its cuts (:mod:`.cuts`); its slack: how many units
#: it holds more than was asked.
Known = tuple[int, int, int]


@rule
def most(duties: Duties, hands: Hands, counting: int, tricks: int) -> int:
    """Return how many units seat 0 can take at most in ``tricks`` tricks, the last of the deal if tricks count.

    In a trick every hand gives one card: n tricks take no more than n of a hand's cards that count.
    """
    if duties.last != 0:
        return min(duties.last, tricks)
    first, second, third, fourth = hands
    return (
        min(tricks, bit_count(first & counting))
        + min(tricks, bit_count(second & counting))
        + min(tricks, bit_count(third & counting))
        + min(tricks, bit_count(fourth & counting))
    )


@rule
def avoids(duties: Duties) -> bool:
    """Return whether one seat is to avoid units, without a trump suit."""
    return duties.own == 1 and duties.up & 1 == 0 and duties.trump == 0


@rule
def ducks(mine: int, others: int, before: int, rounds: int) -> tuple[bool, int]:
    """Return whether a seat can stay below the first ``rounds`` leads of this suit by others; and the cuts.

    It can if its lowest card is below their lowest, its second below their second, and so on while both have cards: to
    each lead it plays its highest card below the highest on the table, and the same holds for a round less. Void, it
    throws its highest card of another suit, which was not among these. ``before``: its hand when the trick was led.
    """
    cuts = 0
    while rounds > 0 and mine != 0 and others != 0:
        low = mine & -mine
        other = others & -others
        if low > other:
            return False, 0
        if cuts < low << 1:  # the highest cut so far is not between the two
            cuts |= under(before, other)
        mine ^= low
        others ^= other
        rounds -= 1
    return True, cuts


@rule
def bound(duties: Duties, mine: int, counting: int) -> bool:
    """Return whether a duty might make ``mine`` play another card than it would."""
    return (duties.void_counting | duties.follow_counting | duties.follow_under) != 0 and mine & counting != 0


@rule
def stays_low(duties: Duties, hands: Hands, counting: int, before: int, rounds: int) -> tuple[bool, int]:
    """Return whether seat 0 can avoid the next ``rounds`` tricks when another seat leads; and the cuts."""
    mine, second, third, fourth = hands
    if bound(duties, mine, counting):
        return False, 0
    others = second | third | fourth
    good, cuts = ducks(mine & FIELD_0, others & FIELD_0, before, rounds)
    if good:
        good, more = ducks(mine & FIELD_1, others & FIELD_1, before, rounds)
        cuts |= more
    if good:
        good, more = ducks(mine & FIELD_2, others & FIELD_2, before, rounds)
        cuts |= more
    if good:
        good, more = ducks(mine & FIELD_3, others & FIELD_3, before, rounds)
        cuts |= more
    return good, cuts


@rule
def gets_out(duties: Duties, hands: Hands, counting: int, rounds: int) -> tuple[bool, int]:
    """Return whether seat 0, which leads, can avoid the next ``rounds`` tricks, this one included; and the cuts.

    It leads a card below all others of a suit that another seat must follow, and must stay low from then on, even if
    the others have played their highest cards of that suit.
    """
    mine, second, third, fourth = hands
    if bound(duties, mine, counting):
        return False, 0
    others = second | third | fourth
    for field in (FIELD_0, FIELD_1, FIELD_2, FIELD_3):
        low = mine & field & -(mine & field)
        other = others & field & -(others & field)
        if low == 0 or low > other or (duties.hearts_ban != 0 and field == FIELD_2):
            continue
        if duties.king_ban != 0 and low & counting != 0:
            continue
        left = others & field
        for hand in (second, third, fourth):
            if hand & field != 0:
                left ^= 1 << highest(left)
        good, cuts = ducks(mine & field ^ low, left, mine, rounds - 1)
        cuts |= under(mine, other)
        for suit in (FIELD_0, FIELD_1, FIELD_2, FIELD_3):
            if good and suit != field:
                good, more = ducks(mine & suit, others & suit, mine, rounds - 1)
                cuts |= more
        if good:
            return True, cuts
    return False, 0


@rule
def tricks_below(duties: Duties, hands: Hands, counting: int, need: int, size: int) -> tuple[int, int]:
    """Return the most tricks up to ``size`` that hold fewer than ``need`` units, and how many units they hold."""
    tricks = size
    left = most(duties, hands, counting, tricks)
    while left >= need:
        tricks -= 1
        left = most(duties, hands, counting, tricks)
    return tricks, left


@rule
def ducked(duties: Duties, hands: Hands, counting: int, need: int, size: int, before: int) -> Known:
    """Return the answer once seat 0 does not take a trick: 0 if it can stay low until too few units are left.

    ``size``: cards a hand before the trick.
    """
    mine, second, third, fourth = hands
    counting &= mine | second | third | fourth
    tricks, left = tricks_below(duties, hands, counting, need, size - 1)
    if tricks == size - 1:
        return 0, 0, need - 1 - left
    if duties.up & 1 == 0:
        good, cuts = stays_low(duties, hands, counting, before, size - 1 - tricks)
        if good:
            return 0, cuts, need - 1 - left
    return -1, 0, 0


@rule
def foreseen(duties: Duties, hands: Hands, counting: int, seat: int, need: int, size: int) -> Known:
    """Return the answer before a lead of ``seat``; it is the same whichever of the others leads."""
    if need <= 0:
        return 1, 0, -need
    if duties.own != 1:
        left = min(duties.last, size) if duties.last != 0 else bit_count(counting)
        return (0, 0, need - 1 - left) if need > left else (-1, 0, 0)
    tricks, left = tricks_below(duties, hands, counting, need, size)
    if tricks == size:
        return 0, 0, need - 1 - left
    if avoids(duties):
        if seat != 0:
            good, cuts = stays_low(duties, hands, counting, hands[0], size - tricks)
        else:
            good, cuts = gets_out(duties, hands, counting, size - tricks)
        if good:
            return 0, cuts, need - 1 - left
    return -1, 0, 0


@rule
def last_trick(duties: Duties, hands: Hands, counting: int, need: int, seat: int) -> Known:
    """Return the answer before the last trick, to which ``seat`` leads, and in which no seat has a choice."""
    first, second, third, fourth = hands
    leads = first if seat == 0 else second if seat == 1 else third if seat == 2 else fourth
    table = first | second | third | fourth
    rivals = table & duties.trump
    if rivals == 0:
        rivals = table & field_of(leads)
    taken = 1 << highest(rivals)
    rivals ^= taken
    winner = 0 if first == taken else 1 if second == taken else 2 if third == taken else 3
    cuts = 0
    if duties.own == 1 and winner != 0:
        if rivals & first != 0:  # which of the others takes it does not matter
            cuts = first << 1
    elif rivals != 0:
        cuts = taken
    units = 0
    if duties.own >> winner & 1 != 0:
        units = bit_count(table & counting) if duties.last == 0 else 1
    if units >= need:
        return 1, cuts, units - need
    return 0, cuts, need - 1 - units

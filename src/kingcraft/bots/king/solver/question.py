"""From a deal of King with open hands to the question for the search: closed-up hands, duties, the cards to try."""

from ....cards import FULL, HEARTS, SUIT_SETS, members
from ....games.king.contracts import Terms
from ....games.king.play import BEST as BEST_OF
from ....games.king.play import COUNT as COUNT_OF
from ....games.king.play import HOLDER as HOLDER_OF
from ....games.king.play import LED as LED_OF
from ....games.king.play import LEFT as LEFT_OF
from ....games.king.play import SEAT as SEAT_OF
from ....games.king.play import TABLE as TABLE_OF
from ....games.king.play import UNITS as UNITS_OF
from ....games.king.play import PlayState, power
from ...decision import Impossible
from .duties import Duties
from .fields import FIELD, FIELDS
from .rows import BROKEN, COUNT, COUNTING, HOLDER, LED, SEAT, SIZE, TABLE, WIDTH


def check(terms: Terms, state: PlayState) -> None:
    """Raise :class:`Impossible` unless play can reach ``state`` as far as its ints tell; ValueError for odd terms."""
    if terms.trump >= 0 and terms.penalty:
        raise ValueError("no contract has a trump suit and cards that count")
    hands, count, table = state[:4], state[COUNT_OF], state[TABLE_OF]
    cards = [*hands, table]
    if min(state) < 0 or max(cards) > FULL:
        raise Impossible("a hand is no set of cards")
    union = 0
    for held in cards:
        if union & held:
            raise Impossible("a card is there twice")
        union |= held
    if not 0 <= count <= 3 or table.bit_count() != count:
        raise Impossible("the table does not hold the cards of this trick")
    if not (0 <= state[SEAT_OF] <= 3 and 0 <= state[HOLDER_OF] <= 3):
        raise Impossible("there is no such seat")
    size = hands[0].bit_count()
    # Seats that have played to this trick hold one card less. The hands are in order of play, from a seat that has not.
    if [hand.bit_count() for hand in hands] != [size - (place + count >= 4) for place in range(4)]:
        raise Impossible("the hands are of different sizes")
    if state[UNITS_OF] >> 32:
        raise Impossible("more units are taken than four seats hold")
    if state[LEFT_OF] != union & terms.live:
        raise Impossible("the cards for which the deal goes on are not those in play")
    if state[LEFT_OF] == 0:
        raise Impossible("the deal is over")
    _check_trick(terms, state)


def _check_trick(terms: Terms, state: PlayState) -> None:
    count, table, led = state[COUNT_OF], state[TABLE_OF], state[LED_OF]
    if count == 0:
        if led:
            raise Impossible("a suit is led before the lead")
        return
    if led not in SUIT_SETS or not table & led:
        raise Impossible("the led suit is not on the table")
    trumps = table & SUIT_SETS[terms.trump] if terms.trump >= 0 else 0
    if state[BEST_OF] != max(power(card) for card in members(trumps or table & led)):
        raise Impossible("another card takes the trick so far")
    if (state[SEAT_OF] - state[HOLDER_OF]) % 4 not in range(1, count + 1):
        raise Impossible("the seat that takes the trick so far has not played to it")


def units_left(terms: Terms, state: PlayState) -> int:
    """Return how many units are still to be taken, this trick's included."""
    if terms.penalty:
        return ((state[0] | state[1] | state[2] | state[3] | state[TABLE_OF]) & terms.penalty).bit_count()
    return min(terms.last, state[0].bit_count())


def places(state: PlayState) -> dict[int, int]:
    """Return the place of every card in play as one bit (:mod:`.fields`)."""
    found = {}
    cards = state[0] | state[1] | state[2] | state[3] | state[TABLE_OF]
    for suit, field in enumerate(SUIT_SETS):
        for place, card in enumerate(sorted(members(cards & field), key=power)):
            found[card] = 1 << (suit * FIELD + place)
    return found


def duties_of(terms: Terms, state: PlayState, pairs: bool, more_is_better: bool) -> Duties:
    """Return ``terms`` over fields. Their sets are empty, a suit, or the cards that count (``contracts.py``)."""
    cards = state[0] | state[1] | state[2] | state[3] | state[TABLE_OF]
    trump = FIELDS[terms.trump] if terms.trump >= 0 else 0
    partly = (suit & cards & terms.penalty not in (0, suit & cards) for suit in SUIT_SETS)
    own = 0b0101 if pairs else 0b0001
    by_trump = trump != 0 and terms.void_first == SUIT_SETS[terms.trump]
    return Duties(
        trump=trump,
        last=0 if terms.penalty else terms.last,
        grained=int(any(partly)),
        hearts_ban=0 if not terms.hearts_ban else 2 if terms.hearts_break else 1,
        king_ban=int(terms.king_ban != 0),
        void_counting=int(terms.void_first != 0 and not by_trump),
        void_field=trump if by_trump else 0,
        void_second=FIELDS[SUIT_SETS.index(HEARTS)] if terms.void_second else 0,
        follow_counting=int(terms.follow_first != 0),
        follow_under=int(terms.follow_under != 0),
        own=own,
        up=own if more_is_better else 0b1111 ^ own,
    )


def first_row(terms: Terms, state: PlayState, seat: int) -> list[int]:
    """Return the first row of the search (:mod:`.rows`): seats counted from ``seat``."""
    at = places(state)
    row = [0] * WIDTH

    def placed(cards: int) -> int:
        return sum(at[card] for card in members(cards))

    to_act = (state[SEAT_OF] - seat) & 3
    for step in range(4):
        row[(to_act + step) & 3] = placed(state[step])
    held = state[0] | state[1] | state[2] | state[3]
    row[TABLE] = placed(state[TABLE_OF])
    row[COUNTING] = placed((held | state[TABLE_OF]) & terms.penalty)
    row[SEAT] = to_act
    row[LED] = FIELDS[SUIT_SETS.index(state[LED_OF])] if state[LED_OF] else 0
    row[HOLDER] = (state[HOLDER_OF] - seat) & 3
    row[SIZE] = state[0].bit_count()
    row[COUNT] = state[COUNT_OF]
    row[BROKEN] = int(terms.hearts_break != 0 and held & terms.hearts_break != terms.hearts_break)
    return row

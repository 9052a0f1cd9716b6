"""One card played: from a row to the next (:mod:`.rows`)."""

from ....kernel import bit_count, highest, rule
from .duties import Duties, takes
from .fields import FIELD_2, field_of, from_here_up, without
from .rows import (
    BROKEN,
    CARD,
    COUNT,
    COUNTING,
    HOLDER,
    LED,
    NEED,
    SEAT,
    SIZE,
    TABLE,
    WIDTH,
    Words,
)


@rule
def closed(sets: tuple[int, int, int, int], table: int) -> tuple[int, int, int, int]:
    """Return four sets of cards, closed up where the trick ``table`` was taken out."""
    first, second, third, fourth = sets
    while table != 0:
        card = 1 << highest(table)
        table ^= card
        up = from_here_up(card)
        first = without(first, up)
        second = without(second, up)
        third = without(third, up)
        fourth = without(fourth, up)
    return first, second, third, fourth


@rule
def play(duties: Duties, words: Words, row: int, card: int) -> None:
    """Write the row after ``row``: its seat has played ``card`` (one bit)."""
    seat = words[row + SEAT] & 3
    words[row + CARD] = card
    child = row + WIDTH
    words[child] = words[row]
    words[child + 1] = words[row + 1]
    words[child + 2] = words[row + 2]
    words[child + 3] = words[row + 3]
    words[child + seat] ^= card
    table = words[row + TABLE]
    count = words[row + COUNT]
    led = words[row + LED]
    holder = words[row + HOLDER]
    counting = words[row + COUNTING]
    need = words[row + NEED]
    size = words[row + SIZE]
    broken = words[row + BROKEN]
    if count == 0:
        led = field_of(card)
        holder = seat
    elif takes(duties, card, table, led):
        holder = seat
    table |= card
    if count < 3:
        words[child + TABLE] = table
        words[child + SEAT] = (seat + 1) & 3
        words[child + LED] = led
        words[child + COUNT] = count + 1
    else:
        if duties.own >> holder & 1 != 0:
            if duties.last == 0:
                need -= bit_count(table & counting)
            elif size <= duties.last:
                need -= 1
        if duties.hearts_ban == 2 and table & FIELD_2 != 0:
            broken = 1
        counting &= ~table
        hands = closed((words[child], words[child + 1], words[child + 2], words[child + 3]), table)
        words[child], words[child + 1], words[child + 2], words[child + 3] = hands
        if counting != 0:
            counting = closed((counting, 0, 0, 0), table)[0]
        size -= 1
        words[child + TABLE] = 0
        words[child + SEAT] = holder
        words[child + LED] = 0
        words[child + COUNT] = 0
    words[child + COUNTING] = counting
    words[child + HOLDER] = holder
    words[child + NEED] = need
    words[child + SIZE] = size
    words[child + BROKEN] = broken

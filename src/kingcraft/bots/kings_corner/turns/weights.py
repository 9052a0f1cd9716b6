"""What moves are worth to the policy of playouts: numbers found by playing it against itself."""

from array import array
from typing import Final

# Kinds of moves, each with eight weights from CHAINED on: a card to an empty side, a card on a pile, a king to a
# corner, a pile onto a pile, a king's pile off its side.
FILL: Final = 0
FIT: Final = 1
KING: Final = 2
MERGE: Final = 3
SIDE_KING: Final = 4

#: Where the prices by rank are, then the prices of the other moves, then what it is worth that a pile can move then.
FILL_RANK: Final = 0
FIT_RANK: Final = 13
KING_PRICE: Final = 26
SIDE_KING_PRICE: Final = 27
MERGE_PRICE: Final = 28
FILL_MERGES: Final = 29
KING_MERGES: Final = 30
#: 1: all that can be laid is laid, and the weights are not asked.
THRIFTY: Final = 31
CHAINED: Final = 32

#: The eight of a kind: for each card of the hand that can follow on it; against each unseen card that could; for each
#: card of the hand, of the smallest other hand, of those that a thrifty turn would leave; the stock is empty; for each
#: card of the next seat; nothing.
CHAIN: Final = 0
OPENS: Final = 1
HAND: Final = 2
LEAST: Final = 3
LEFT: Final = 4
STOCK_OUT: Final = 5
NEXT: Final = 6
SIZE: Final = CHAINED + 5 * 8


def _read(text: str) -> "array[int]":
    weights = array("q", map(int, text.split()))
    assert len(weights) == SIZE
    return weights


#: For two players, found by ``bench.policy``. A line each: cards to an empty side and cards onto a pile, ace to king;
#: the prices of the other moves; the eight of each kind.
_ONE: Final = _read("""
    2764 1156 1021 2055 1292 1882 1373 2013 2417 2264 1138 189 1336
    3693 -241 -983 4094 5360 2716 4122 3315 2878 3720 -2328 -2424 4447
    3971 4849 5043 -2208 1537 0
    125 5 92 1900 440 -196 1140 604
    1921 1311 -78 96 36 1338 -50 -874
    569 -1626 -288 287 -379 215 1583 968
    1661 -275 541 261 244 -1079 472 -6
    -358 292 -811 618 1712 -240 1231 640
""")
#: Lays all that can be laid.
EAGER: Final = _read("0 " * THRIFTY + "1" + " 0" * (SIZE - CHAINED))


def weights_for(players: int) -> "tuple[array[int], array[int]]":
    """Return the weights of the seat that searches, and of the others.

    Among more than two players holding cards back gains nothing: weights fitted to points came out at laying all.
    """
    return (_ONE, _ONE) if players == 2 else (EAGER, EAGER)

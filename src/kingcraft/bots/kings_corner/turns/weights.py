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


#: To win against one other, and against more. A line each: cards to an empty side and cards onto a pile, ace to king;
#: the prices of the other moves; the eight of each kind.
_ONE: Final = _read("""
    2677 1268 1163 1814 1436 2465 1841 1175 2593 1338 1138 1028 1336
    3585 254 -1012 4094 4009 3216 3801 3315 3029 3456 -2111 -852 3446
    3468 3753 3173 -1287 1255 0
    67 27 -125 1875 397 -196 271 604
    1700 1376 -119 109 50 1658 -50 -512
    -145 -685 -239 397 -366 -428 419 1775
    36 190 541 -175 236 -816 6 -296
    -302 -129 -68 22 667 -622 -327 615
""")
_MORE: Final = _read("""
    1340 1206 976 107 1069 1108 961 1319 1008 153 917 763 -372
    6202 3996 1744 449 3568 2742 4679 2792 2345 2387 -2632 1647 700
    3979 2795 2953 -638 1795 0
    -318 107 -102 161 -28 416 16 0
    199 -149 -305 162 403 144 45 0
    -287 230 0 421 58 0 0 0
    0 0 -97 114 63 -987 -7 0
    0 0 -4 0 26 150 25 0
""")
#: Lays all that can be laid.
EAGER: Final = _read("0 " * THRIFTY + "1" + " 0" * (SIZE - CHAINED))


def weights_for(players: int) -> "tuple[array[int], array[int]]":
    """Return the weights of the seat that searches, and of the others: with more than one they lay all that they can."""
    return (_ONE, _ONE) if players == 2 else (_MORE, EAGER)

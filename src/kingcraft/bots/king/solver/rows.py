"""The one array that the search works in: its controls, its stack, and its memory (:mod:`.transposition`).

Seats are counted from the seat that is solved for: 0 is that seat, 1 the next in order of play.
"""

from collections.abc import MutableSequence
from typing import Final

Words = MutableSequence[int]

#: Controls: a flag that another thread may set, the nodes so far and allowed, the chains, and of the entries: where
#: the next one goes, where the first one is, where they end, how often all of them were forgotten.
STOP: Final = 0
NODES: Final = 1
LIMIT: Final = 2
CHAINS: Final = 3
FREE_ENTRY: Final = 4
ENTRIES: Final = 5
END: Final = 6
AGE: Final = 7

#: Where the stack begins, words of a row, how many rows (52 cards, the root, one to spare), where the memory begins.
#: The stack holds a row of words a card played, so that taking a card back costs nothing.
STACK: Final = 16
WIDTH: Final = 28
ROWS: Final = 54
HEADS: Final = STACK + ROWS * WIDTH
#: No row is beyond it. Masking tells the compiler that an index is not negative, which saves a test an access.
REACH: Final = 4095

#: Words 0 .. 3 of a row are the hands.
TABLE: Final = 4  # the cards of this trick, still in their places
COUNTING: Final = 5  # the cards that count and have not been taken
SEAT: Final = 6  # who is to act
LED: Final = 7  # the field of the led suit; 0 before the lead
HOLDER: Final = 8  # who takes the trick so far
NEED: Final = 9  # the question: do the seats whose units are counted still take this many?
SIZE: Final = 10  # cards a hand when the trick began
COUNT: Final = 11  # cards on the table
BROKEN: Final = 12  # 1 if a heart has been played
CARD: Final = 13  # the card that was tried last, one bit
CUTS: Final = 16  # which order of cards the answer rests on, see cuts.py
SLACK: Final = 17  # by how many units the answer holds more than was asked
FREE: Final = 18  # 1 if the answer is the same whichever of the others leads
LEFT: Final = 19  # the cards that are still to be tried
KEY: Final = 20  # the shape of the deal, see transposition.py
FIRST: Final = 21  # the card to try first, remembered from a deal alike
CHAIN: Final = 22  # where the chain of entries of such deals begins
KILLERS: Final = 24  # 24 .. 27, by seat: its lead from here that last settled a question, whatever came before

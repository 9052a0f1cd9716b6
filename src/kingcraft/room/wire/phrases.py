"""What people may say to each other at a table: a closed list, so that nothing has to be watched over.

Every page says a phrase in the language of its reader. None is about cards, none hurries anybody. What is said stands
in no log and no record: who comes later, or comes back, does not hear it.
"""

from typing import Final, Literal, get_args

from ..bucket import Bucket

#: A phrase, by its name; its text is the Fluent message ``phrase-NAME``.
Phrase = Literal[
    "hello",
    "well-played",
    "thank-you",
    "sorry",
    "oops",
    "close",
    "moment",
    "good-game",
    "another",
    "goodbye",
]

#: All of them, in the order in which they are offered.
PHRASES: Final[tuple[str, ...]] = get_args(Phrase)

#: How many phrases a seat may say at once; after them one in this many seconds.
AT_ONCE: Final = 3
SECONDS: Final = 5.0


def breath() -> Bucket:
    """How much one seat may say, all its connections together."""
    return Bucket(1 / SECONDS, AT_ONCE)

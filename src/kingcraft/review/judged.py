"""A decision of a match, judged twice: by what the player could know, and with open cards."""

from msgspec import Struct

from .eye import Eye
from .sentence import Sentence
from .size import Fate, Size


class Judged(Struct, frozen=True, rename="camel"):
    """A decision that was made, and what it was worth."""

    #: From 0.
    deal: int
    #: The index of the first token in the deal, from 0.
    action: int
    #: The seat that decided.
    seat: int
    #: ``turn`` for a whole turn, else the phase of the deal.
    phase: str
    #: By what the seat could know.
    size: Size
    fate: Fate
    #: By what the seat could know.
    known: Eye
    #: With all hands open; None where that teaches nothing. The loss of a right choice is at most what was missed in
    #: the end.
    opened: Eye | None
    #: What the review says about it.
    sentences: list[Sentence]

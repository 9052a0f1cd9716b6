"""A hint: what Master would do now, and why."""

from typing import NamedTuple

from msgspec import Struct

from .advice import BidAdvice
from .eye import Option
from .sentence import Sentence


class Hint(Struct, frozen=True, rename="camel"):
    """What to do.

    In an auction ``sentence`` says everything. Where a contract is chosen, ``best`` is the best for the whole match,
    because what is chosen now is missing later; no other number counts that.
    """

    #: A legal token; in a game of turns with the rest of the turn after it.
    best: Option
    #: Deals of the unseen cards looked at.
    worlds: int
    #: In how many of them nothing was better.
    agreed: int
    sentence: Sentence
    #: For each token of ``best`` a fact that speaks for it, None where there is none. Facts are true in every deal of
    #: the unseen cards that the seat must think of.
    reasons: list[Sentence | None]
    #: Of a card of King, how many points depend on it.
    margin: Sentence | None


class Hinted(NamedTuple):
    """A hint, and where a call is asked for, advice on all calls."""

    hint: Hint
    advice: BidAdvice | None = None

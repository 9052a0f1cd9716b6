"""The course of a deal: what each seat could expect, from the beginning to the score."""

from msgspec import Struct


class Point(Struct, frozen=True, rename="camel"):
    """What each seat could expect of a deal at one moment, with all hands open."""

    #: The number of tokens played before.
    actions: int
    #: By seat: points of the deal, in Kings Corner by how much the seat will be better off than the others on average;
    #: where the review counts in percent the chance to win the match.
    values: list[float]

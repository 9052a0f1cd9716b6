"""What a page keeps of a match for the profile of its player (``docs/profile.md``)."""

from msgspec import Struct

from ..profile.played import PlayedDeal


class PlayedMatch(Struct, frozen=True, rename="camel"):
    """A match as one of its players played it."""

    #: The room's name, the end of its address.
    room: str
    #: The game's name in records.
    game: str
    #: The rule set in short: ``pagat?target=50``.
    rules: str
    #: The player's seat.
    seat: int
    #: By seat: ``human``, or the name of a bot.
    seats: list[str]
    #: Whether the match is over.
    over: bool
    #: Whether a number of deals was practised here: that is no match.
    practice: bool
    #: The player's place by the points so far, from 1; seats with equal points share one.
    place: int
    #: Whether the player has won.
    won: bool
    #: The player's points so far.
    total: int
    #: Whether more points are better.
    most: bool
    #: The deals that have ended, in order.
    deals: list[PlayedDeal]

"""What the page receives of a seat's calls in a deal that has ended."""

from msgspec import Struct

from ..review.hand_worth import Verdict


class DealVerdict(Struct, frozen=True, rename="camel"):
    """What a seat's calls came to in a deal."""

    #: The deal, from 0.
    deal: int
    #: The seat that asks, whose calls they were.
    seat: int
    #: Null where no game was to be named: a negative deal, a void one, a game without such a choice.
    verdict: Verdict | None

"""What an action did, for the animation: found by comparing what people see before and after it."""

from dataclasses import dataclass

import msgspec

from ...cards import parse_card
from ...games.game import State
from ...games.king.view import KingObservation
from ...games.kings_corner.view import KingsCornerObservation
from ..wire.server_messages import Event
from .view import Look


@dataclass(frozen=True, slots=True)
class Animation:
    """An event, and the cards that only its drawer may see."""

    event: Event
    drew: tuple[str, ...] = ()

    def for_viewer(self, viewer: int | None) -> Event:
        """The event as ``viewer`` (None: an onlooker) may see it."""
        if not self.drew or viewer != self.event.drawer:
            return self.event
        return msgspec.structs.replace(self.event, drew=list(self.drew))


SNAPSHOT = Animation(Event("snapshot"))
DEAL = Animation(Event("deal"))


def of_action(before: State, after: State, seat: int, token: str, look: Look) -> Animation:
    """What ``token`` by ``seat`` did. Of what ``seat`` sees, the event holds only what everyone sees."""
    seen = look(after, seat)
    if isinstance(seen, KingObservation):
        # A card after which none lies on the table was the last of its trick.
        complete = parse_card(token) is not None and not seen.trick.cards and seen.tricks
        took = seen.tricks[-1].winner if complete else -1
        return Animation(Event("act", seat, token, trick_to=took, ended=after.over))
    assert isinstance(seen, KingsCornerObservation)
    old: KingsCornerObservation = look(before, seat)
    drawn = old.stock - seen.stock
    if not drawn:
        return Animation(Event("act", seat, token, ended=after.over))
    # Who drew has more cards; if a king just drawn was laid at once, it was the seat that ended its turn.
    drawer = next((other for other, count in enumerate(seen.counts) if count > old.counts[other]), seat)
    drew = tuple(look(after, drawer).drew)
    return Animation(Event("act", seat, token, drawn=drawn, drawer=drawer, ended=after.over), drew)

"""What servers of one database say to each other: NOTIFY of that database, or NATS."""

from ...service.bus import Bus, HereBus
from ..settings import Settings


def bus_of(settings: Settings) -> Bus:
    """Return the bus of a server, which is to be started. Raises :class:`~kingcraft.extras.MissingExtra`."""
    if not settings.database:
        return HereBus()
    if settings.bus:
        from .nats import NatsBus  # an extra that few servers have

        return NatsBus(settings.bus)
    from .notify import NotifyBus

    return NotifyBus(settings.database)

"""What goes wrong in a run: each kind of fault begins and ends again, when and where chance has it."""

import random
from collections.abc import Callable
from typing import Final, NamedTuple

from .database import Storage
from .loop import Loop
from .network import Buses, Network, Wire
from .server import Machine


class Weather(NamedTuple):
    """What faults change."""

    loop: Loop
    machines: list[Machine]
    storage: Storage
    network: Network
    buses: Buses
    chance: random.Random
    #: The connections of people, open ones.
    wires: Callable[[], list[Wire]]

    def later(self, least: float, most: float, what: Callable[..., object], *args: object) -> None:
        """Do something after a while."""
        self.loop.world(self.chance.uniform(least, most), what, *args)


def _crash(at: Weather) -> None:
    """A server is killed, and another one started in its place."""
    machine = at.chance.choice(at.machines)
    if not machine.place.dead:
        machine.kill()
        at.later(0.05, 3, machine.start)


def _restart(at: Weather) -> None:
    """A server is stopped as a host does it, and started again."""
    machine = at.chance.choice(at.machines)
    if machine.accepts:
        machine.stop(lambda: at.later(0.05, 1, machine.start))


def _freeze(at: Weather) -> None:
    """A server sleeps, often for longer than its beat lasts, and goes on as if nothing had happened."""
    machine = at.chance.choice(at.machines)
    machine.place.frozen = True
    at.later(0.3, 5, at.loop.thaw, machine.place)


def _bus(at: Weather) -> None:
    """The bus loses, doubles, delays and mixes up messages, and lies."""
    buses = at.buses
    buses.lost, buses.doubled, buses.late, buses.lies = (at.chance.choice([0, 20, 50]) for _ in range(4))
    if at.chance.random() < 0.3:
        buses.lost = 100

    at.later(2, 6, _usual_bus, at)


def _usual_bus(at: Weather) -> None:
    at.buses.lost = at.buses.doubled = at.buses.late = at.buses.lies = 0


def _half_open(at: Weather) -> None:
    """Connections of people carry nothing any more, and neither end knows."""
    for wire in at.wires():
        if at.chance.random() < 0.3:
            wire.stuck = True


def _hang_up(at: Weather) -> None:
    """Connections of people end."""
    for wire in at.wires():
        if at.chance.random() < 0.4:
            wire.cut()


def _cut(at: Weather) -> None:
    """Two servers cannot reach each other, often not by the bus either; some people come by another way."""
    pair = frozenset(machine.address for machine in at.chance.sample(at.machines, 2))
    at.network.cut.add(pair)
    if at.chance.random() < 0.7:
        at.buses.lost = 100
        at.later(1, 4, _usual_bus, at)
    for _ in range(2):
        at.later(0, 1, _hang_up, at)
    at.later(1, 6, at.network.cut.discard, pair)


def _mute(at: Weather) -> None:
    """A server's connections to the database are half-open: its beat runs out."""
    place = at.chance.choice(at.machines).place
    at.storage.mute.add(place)
    at.later(0.5, 5, at.storage.mute.discard, place)


def _slow_disk(at: Weather) -> None:
    """The database answers late."""
    at.storage.slow = at.chance.choice([20.0, 100.0, 300.0])
    at.later(0.5, 3, _usual_disk, at)


def _usual_disk(at: Weather) -> None:
    at.storage.slow = 1.0


def _lossy(at: Weather) -> None:
    """Connections to the database break."""
    at.storage.lossy = at.chance.choice([20, 100, 300])
    at.later(1, 4, _usual_loss, at)


def _usual_loss(at: Weather) -> None:
    at.storage.lossy = 0


def _database(at: Weather) -> None:
    """The database is killed, and started again."""
    at.storage.crash()
    at.later(0.05, 3, _database_starts, at)


def _database_starts(at: Weather) -> None:
    at.storage.down = False


def _clock(at: Weather) -> None:
    """The clock of the database jumps."""
    at.storage.database.skew += at.chance.choice([-30, -2, -0.5, 0.5, 2, 30])


def _slow_network(at: Weather) -> None:
    """Messages take long."""
    at.network.slow = at.chance.choice([10.0, 50.0])
    at.later(0.5, 3, _usual_network, at)


def _usual_network(at: Weather) -> None:
    at.network.slow = 1.0


#: Every kind of fault by name.
FAULTS: Final[dict[str, Callable[[Weather], None]]] = {
    "crash": _crash,
    "restart": _restart,
    "freeze": _freeze,
    "bus": _bus,
    "half-open": _half_open,
    "hang-up": _hang_up,
    "cut": _cut,
    "mute database": _mute,
    "slow disk": _slow_disk,
    "lossy database": _lossy,
    "database crash": _database,
    "clock jump": _clock,
    "slow network": _slow_network,
}


def end(at: Weather) -> None:
    """Let everything work again."""
    _usual_bus(at)
    at.network.cut.clear()
    at.storage.mute.clear()
    _usual_disk(at)
    _usual_loss(at)
    _usual_network(at)
    _database_starts(at)
    for machine in at.machines:
        at.loop.thaw(machine.place)
        if machine.place.dead:
            machine.start()

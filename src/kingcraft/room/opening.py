"""Opening a room: from a request to the first events of its log, with everything that is drawn by lot."""

import base64
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

import msgspec

from .. import shuffle
from ..games.match import new_match
from ..games.options import RuleSet
from ..games.reasons import Refused
from ..games.registry import games, preset, rule_set
from .faces.face import FACES
from .log.events import Committed, Event, Opened, SeatEntry
from .log.state import HUMAN, OPEN
from .people.portraits import bot_name, chosen
from .people.seats import check_name, clean_name, digest, new_secret
from .ports import Chance
from .wire.http_messages import NewRoom, NewSeat, Seated

YOU: Final = "you"
#: What the names of rooms begin with that are in a page without a server.
ON_DEVICE: Final = "here-"

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Opening:
    """A room to be made."""

    #: The first events of its log.
    events: list[Event]
    #: The answer to the player who asked.
    seated: Seated


def on_device(made: Opening) -> Opening:
    """Return the opening of the same room in a page without a server, on the device of its only player.

    Its name says where it is, and its deals have no proof (``docs/rules/records.md``, fairness): no one could check
    what a device promises to its own player.
    """
    event, *others = made.events
    assert isinstance(event, Opened)
    seated = msgspec.structs.replace(made.seated, room=f"{ON_DEVICE}{made.seated.room}", commit="")
    return Opening([msgspec.structs.replace(event, device=True), *others], seated)


def opening(wish: NewRoom, bots: Collection[str], chance: Chance, now: str) -> Opening:
    """Return the opening of the room that ``wish`` describes.

    The first dealer is drawn by lot (P3, G4), in some games the seats too (G5). Raises :class:`Refused`
    (``bad-format`` with its place) for unknown games, presets, options, kinds of seats and numbers of players.
    """
    rules = rule_set(wish.game, wish.preset, wish.options)
    check_seats(wish.seats, {OPEN, *bots})
    players = len(wish.seats)
    if players not in games()[wish.game].seats:
        raise Refused("bad-format", "seats", f"{wish.game} cannot be played by {players}")
    dealer = random_below(players, chance)
    new_match(rules, players, dealer)  # refuses numbers of players that these rules cannot deal to
    wished = by_lot(wish.seats, chance) if FACES[wish.game].seats_by_lot else list(wish.seats)
    secret, server_seed = new_secret(chance), chance(shuffle.SEED_BYTES)
    seats = entries(wished, secret)
    mine = next(number for number, seat in enumerate(wished) if seat.kind == YOU)
    event = opened(
        rules,
        dealer,
        seats,
        now,
        hints=wish.hints,
        undo=wish.undo,
        steps_in=wish.steps_in,
        clock=wish.clock,
        host=mine,
    )
    seated = Seated(room_id(chance), mine, secret, shuffle.commit(server_seed))
    return Opening([event, Committed(0, server_seed.hex())], seated)


def opened(
    rules: RuleSet[object],
    dealer: int,
    seats: list[SeatEntry],
    now: str,
    *,
    hints: bool | None,
    undo: bool | None,
    steps_in: bool,
    clock: int,
    host: int,
    removed: Sequence[str] = (),
    bench: Sequence[SeatEntry] = (),
) -> Opened:
    """Return the first event of a match that is played whole."""
    return Opened(
        game=rules.game,
        preset=rules.preset,
        options=rules.differences(preset(rules.game, rules.preset)),
        dealer=dealer,
        seats=seats,
        created=now,
        hints=hints,
        undo=undo,
        steps_in=steps_in,
        clock=clock,
        host=host,
        removed=list(removed),
        bench=list(bench),
    )


def check_seats(seats: Sequence[NewSeat], kinds: Collection[str]) -> None:
    """Check that one seat is yours and every other one is of ``kinds``. Raises :class:`Refused` (``bad-format``)."""
    for number, seat in enumerate(seats):
        if seat.kind != YOU and seat.kind not in kinds:
            raise Refused("bad-format", f"seats[{number}].kind", f"there is no bot {seat.kind!r}")
    if sum(seat.kind == YOU for seat in seats) != 1:
        raise Refused("bad-format", "seats", "exactly one seat is yours")


def entries(seats: Sequence[NewSeat], secret: str) -> list[SeatEntry]:
    """Return the seats as the log has them; bots without a name get one. ``secret`` opens yours.

    Raises :class:`RoomProblem` (``name-taken``).
    """
    names = [clean_name(seat.name) for seat in seats]
    for number, seat in enumerate(seats):
        if seat.kind not in (YOU, OPEN) and not names[number]:
            names[number] = bot_name(names)
    for number in range(len(names)):
        check_name(names, number)
    made = []
    for seat, name in zip(seats, names, strict=True):
        if seat.kind == YOU:
            made.append(SeatEntry(HUMAN, name, digest(secret), *chosen((), name, seat.figure, seat.disc)))
        else:
            made.append(SeatEntry(seat.kind, name, ""))
    return made


def random_below(n: int, chance: Chance) -> int:
    """Return a number from 0 to ``n - 1``, each equally likely (``n`` at most 256)."""
    limit = 256 // n * n  # bytes beyond the last whole multiple are rejected
    while True:
        byte = chance(1)[0]
        if byte < limit:
            return byte % n


def by_lot(items: Sequence[T], chance: Chance) -> list[T]:
    """Return the items in a random order, each order equally likely."""
    drawn = list(items)
    for last in range(len(drawn) - 1, 0, -1):
        other = random_below(last + 1, chance)
        drawn[last], drawn[other] = drawn[other], drawn[last]
    return drawn


def room_id(chance: Chance) -> str:
    """Return a name for a room: 80 random bits, 16 lower-case letters and digits. It opens only the onlookers' view."""
    return base64.b32encode(chance(10)).decode().lower()

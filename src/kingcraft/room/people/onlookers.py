"""Those who look on at one table, and whose hand they are shown.

None of it is in the log. A player may show their own hand to one onlooker, who then receives what that seat may know
and nothing else of it: no legal tokens, no offers, no hints. It ends when the player takes it back, when either of the
two connections ends, and with the match. Seats can only be taken before the first deal, so no one who was shown a hand
plays on in that match with what they know (``docs/protocol.md``, onlookers).
"""

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from ..ports import Outlet
from ..wire.server_messages import Onlooker
from ..wire.words import DISCS, ErrorCode, Figure
from .portraits import LETTER
from .seats import clean_name

#: How many are named in a view.
NAMED: Final = 8


class Guest(NamedTuple):
    """What an onlooker says about themselves."""

    #: Their name; empty: they say none.
    name: str = ""
    #: What they look like; None: their letter.
    figure: Figure | None = None
    #: Their disc, 1 to :data:`~kingcraft.room.wire.words.DISCS`; None: any.
    disc: int | None = None


#: Someone who says nothing about themselves.
UNKNOWN: Final = Guest()


class Onlookers:
    """The connections without a seat, in the order in which they came."""

    def __init__(self) -> None:
        self._all: dict[Outlet, Onlooker] = {}
        self._came = 0
        #: The onlooker who is shown the hand of a seat, by seat.
        self._shown: dict[int, Outlet] = {}
        self._named: list[Onlooker] | None = None

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Outlet]:
        return iter(self._all)

    def __contains__(self, outlet: Outlet) -> bool:
        return outlet in self._all

    def enter(self, outlet: Outlet, guest: Guest) -> None:
        """Add a connection."""
        disc = self._came % DISCS + 1 if guest.disc is None else guest.disc
        self._all[outlet] = Onlooker(self._came, clean_name(guest.name), guest.figure or LETTER, disc)
        self._came += 1
        self._named = None

    def leave(self, outlet: Outlet) -> None:
        """Remove a connection. No hand is shown to it any more."""
        if self._all.pop(outlet, None) is not None:
            self._shown = {seat: other for seat, other in self._shown.items() if other is not outlet}
            self._named = None

    def calls(self, name: str) -> bool:
        """Whether one of them says this name."""
        return any(one.name == name for one in self._all.values())

    def strangers(self, names: Collection[str]) -> int:
        """Return how many of them say a name, and none of ``names``: they would have one at the table."""
        return len({one.name for one in self._all.values()} - {"", *names})

    def hand_of(self, outlet: Outlet) -> int | None:
        """Return the seat whose hand an onlooker is shown; None: no one's."""
        return next((seat for seat, other in self._shown.items() if other is outlet), None)

    def sees(self, seat: int) -> bool:
        """Whether an onlooker is shown the hand of ``seat``."""
        return seat in self._shown

    def show(self, seat: int, number: int) -> ErrorCode | None:
        """Show the hand of ``seat`` to the onlooker ``number``, and to no one else. Returns why not, else None."""
        outlet = self._numbered(number)
        if outlet is None:
            return "no-onlooker"
        if self.hand_of(outlet) not in (None, seat):
            return "sees-another"
        self._shown[seat] = outlet
        self._named = None
        return None

    def take_back(self, seat: int, number: int) -> ErrorCode | None:
        """Show the hand of ``seat`` to the onlooker ``number`` no longer. Returns why not, else None."""
        outlet = self._numbered(number)
        return None if outlet is not None and self._shown.get(seat) is outlet and self.hide(seat) else "no-onlooker"

    def hide(self, seat: int) -> bool:
        """Show the hand of ``seat`` to no one. Returns whether it was shown."""
        hidden = self._shown.pop(seat, None) is not None
        if hidden:
            self._named = None
        return hidden

    def hide_all(self) -> None:
        """Show no hand any more."""
        if self._shown:
            self._shown.clear()
            self._named = None

    @property
    def named(self) -> list[Onlooker]:
        """At most :data:`NAMED` of them: those who are shown a hand, then those with a name, then as they came."""
        if self._named is None:
            hands = {outlet: seat for seat, outlet in self._shown.items()}
            found = [
                Onlooker(one.number, one.name, one.figure, one.disc, hands.get(outlet, -1))
                for outlet, one in self._all.items()
            ]
            self._named = sorted(found, key=lambda one: (one.hand < 0, not one.name, one.number))[:NAMED]
        return self._named

    def _numbered(self, number: int) -> Outlet | None:
        return next((outlet for outlet, one in self._all.items() if one.number == number), None)

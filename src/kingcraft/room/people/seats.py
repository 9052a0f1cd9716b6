"""Who may sit down: the secrets that open seats (only their SHA-256 is stored), and names as others see them."""

import base64
import hashlib
import hmac
import unicodedata
from collections.abc import Sequence

from ..log.state import Seat
from ..ports import Chance, RoomProblem
from ..wire.words import ErrorCode


def new_secret(chance: Chance) -> str:
    """Return what opens a seat: 192 random bits, 32 characters."""
    return base64.urlsafe_b64encode(chance(24)).decode()


def digest(secret: str) -> str:
    """Return what is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seat_opened_by(seats: Sequence[Seat], secret: str) -> int | None:
    """Return the seat that ``secret`` opens, or None. Compares in constant time."""
    given = digest(secret)
    found = None
    for number, seat in enumerate(seats):
        if seat.secret and hmac.compare_digest(seat.secret, given):
            found = number
    return found


def no_seat(removed: Sequence[str], secret: str) -> ErrorCode:
    """Return why ``secret`` opens no seat. ``removed``: what is stored of the secrets of players who were removed."""
    given = digest(secret)
    return "removed" if any(hmac.compare_digest(each, given) for each in removed) else "wrong-secret"


def clean_name(name: str) -> str:
    """Return a name without control, format and line characters and without blanks around it."""
    return "".join(letter for letter in name if letter.isprintable()).strip()


def check_name(names: Sequence[str], number: int) -> None:
    """Check that no other seat has the name of seat ``number``, in whatever case; empty names are not compared.

    Raises :class:`RoomProblem` (``name-taken``).
    """
    own, *others = (_folded(name) for name in (names[number], *names[:number], *names[number + 1 :]))
    if own and own in others:
        raise RoomProblem("name-taken")


def free_name(names: Sequence[str], number: int) -> str:
    """Return the name of seat ``number``, with a number after it if another seat has it."""
    own = names[number]
    others = {_folded(name) for name in (*names[:number], *names[number + 1 :])}
    counted = (own, *(f"{own} {count}" for count in range(2, len(names) + 1)))
    return next(name for name in counted if not own or _folded(name) not in others)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFC", name).casefold()

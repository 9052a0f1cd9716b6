"""Seats of a room: who sits there, and the secret that opens a seat (only its SHA-256 is kept)."""

import base64
import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ..ports import Chance

HUMAN: Final = "human"
OPEN: Final = "open"


@dataclass(frozen=True, slots=True)
class Seat:
    """``kind``: :data:`HUMAN`, :data:`OPEN` or a bot's name.

    ``secret``: SHA-256 in hex, empty where nobody may sit down with one.
    """

    kind: str
    name: str
    secret: str

    @property
    def is_bot(self) -> bool:
        """Whether a program plays here."""
        return self.kind not in (HUMAN, OPEN)


def new_secret(chance: Chance) -> str:
    """What opens a seat: 192 random bits, 32 characters."""
    return base64.urlsafe_b64encode(chance(24)).decode()


def digest(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seat_opened_by(seats: Sequence[Seat], secret: str) -> int | None:
    """The seat that ``secret`` opens, or None. Compares in constant time."""
    given = digest(secret)
    found = None
    for number, seat in enumerate(seats):
        if seat.secret and hmac.compare_digest(seat.secret, given):
            found = number
    return found


def clean_name(name: str) -> str:
    """A name as shown to others: no control, format or line characters, no blanks around it."""
    return "".join(letter for letter in name if letter.isprintable()).strip()

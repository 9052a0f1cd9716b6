"""Seats whose player has timed out, and the substitute bot that plays each until its player reconnects."""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Absence:
    """One person's: ``bot`` plays for them, as ``by`` let it (empty, -1: none does), and has done ``actions``."""

    bot: str = ""
    by: int = -1
    actions: int = 0


@dataclass(frozen=True, slots=True)
class Absentees:
    """``gone``: the people who are away. ``missed``: what a bot did for those who are back and have not acted since."""

    gone: Mapping[int, Absence] = field(default_factory=dict)
    missed: Mapping[int, Absence] = field(default_factory=dict)

    def bot_of(self, seat: int) -> str:
        """The bot that plays for ``seat``, whose person is away; empty if none does."""
        return self.gone[seat].bot if seat in self.gone else ""

    def with_gone(self, seat: int) -> "Absentees":
        """``seat`` is away too."""
        # What they have not read yet they read when they return.
        return Absentees({**self.gone, seat: Absence()}, self.missed)

    def with_bot(self, seat: int, by: int, bot: str) -> "Absentees":
        """``by`` lets ``bot`` play for ``seat``, which is away."""
        return dataclasses.replace(self, gone={**self.gone, seat: Absence(bot, by)})

    def without(self, seat: int) -> "Absentees":
        """``seat`` is back, perhaps for the second time since it has acted itself."""
        absence = self.gone[seat]
        gone = {other: away for other, away in self.gone.items() if other != seat}
        if not absence.actions:
            return Absentees(gone, self.missed)
        before = self.missed.get(seat, Absence()).actions
        absence = dataclasses.replace(absence, actions=before + absence.actions)
        return Absentees(gone, {**self.missed, seat: absence})

    def acted(self, seat: int, by: str) -> "Absentees":
        """``seat`` has done something: a bot (``by``) for it, or its person, who has seen then how the table stands.

        For somebody who is away it may have been the room too, which plays a rest that nobody need see.
        """
        absence = self.gone.get(seat)
        if by and absence is not None:
            counted = dataclasses.replace(absence, actions=absence.actions + 1)
            return dataclasses.replace(self, gone={**self.gone, seat: counted})
        if absence is not None or seat not in self.missed:
            return self
        return Absentees(self.gone, {other: missed for other, missed in self.missed.items() if other != seat})


#: Where everybody is there, or has not been away for long.
NOBODY: Final = Absentees()

"""Ending a deal early by agreement: what the people at the table have said about it in the deal under way.

What they agree on is that the room plays the rest, or, in games whose deals can be void, that the deal is given up.

A proposal stands until somebody says no or the deal ends: cards that are played meanwhile answer nothing. Everybody
proposes once a deal, so nobody can pester. Who is away has not agreed; bots are not asked.
Source: ``docs/rules/records.md``, what is not in a record.
"""

import dataclasses
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Agreement:
    """What has been said so far.

    ``asked``: the seats that have proposed it in this deal. ``agreed``: those that want it now, first of them the one
    that proposed; empty if no proposal stands. ``since``: the version of the log since which that proposal stands, or
    none does.
    """

    asked: tuple[int, ...] = ()
    agreed: tuple[int, ...] = ()
    since: int = 0
    #: Whether the proposal is to give the deal up; else the room would play the rest.
    void: bool = False

    def refusal(self, seat: int, end: bool) -> str:
        """Why ``seat`` cannot say so now, a code of ``server_messages.ERRORS``; empty if it can."""
        if not end:
            return "" if self.agreed else "no-proposal"
        if self.agreed:
            return "voted-already" if seat in self.agreed else ""
        return "voted-already" if seat in self.asked else ""

    def voted(self, seat: int, end: bool, version: int, *, void: bool = False) -> "Agreement":
        """What is so after ``seat`` has said so, as event ``version`` of the log; :meth:`refusal` must be empty."""
        if not end:
            return self.lapsed(version)
        if self.agreed:
            return dataclasses.replace(self, agreed=(*self.agreed, seat))
        return Agreement((*self.asked, seat), (seat,), version, void)

    def lapsed(self, version: int) -> "Agreement":
        """Without a proposal, since event ``version`` of the log."""
        return Agreement(self.asked, (), version)


#: Where no deal is under way.
SILENCE: Final = Agreement()

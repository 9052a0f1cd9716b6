"""One deal as the log of a room has it: how it was dealt, and what was done in it."""

import dataclasses
from dataclasses import dataclass

from .events import Acted


@dataclass(frozen=True, slots=True)
class DealCourse:
    """One deal from its commitment on; one that was laid out (``Laid``) has none, ``commit`` is empty then.

    ``nonces`` and ``deck`` are empty until it is dealt; ``tokens``: all actions so far; ``stand_ins``: those of them
    that another bot chose, as ``(number of the action, who chose, why)``. ``agreed``: the number of the action from
    which on the room played for everybody, as all people had agreed; None: nobody has ended the deal early.
    """

    commit: str
    server_seed: str
    nonces: tuple[str, ...] = ()
    deck: tuple[int, ...] = ()
    tokens: tuple[str, ...] = ()
    stand_ins: tuple[tuple[int, str, str], ...] = ()
    agreed: int | None = None

    def acted(self, event: Acted, *, ending: bool) -> "DealCourse":
        """With an action more. ``ending``: whether all people have agreed to end the deal."""
        number = len(self.tokens)
        stand_ins = (*self.stand_ins, (number, event.by, event.why)) if event.by else self.stand_ins
        agreed = number if self.agreed is None and ending else self.agreed
        return dataclasses.replace(self, tokens=(*self.tokens, event.token), stand_ins=stand_ins, agreed=agreed)

    def undone(self, left: int) -> "DealCourse":
        """With its first ``left`` actions."""
        stand_ins = tuple(stand_in for stand_in in self.stand_ins if stand_in[0] < left)
        return dataclasses.replace(self, tokens=self.tokens[:left], stand_ins=stand_ins)

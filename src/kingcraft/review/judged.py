"""One decision of a match, judged with two eyes."""

from typing import cast

from msgspec import Struct

from ..bots.stop import Stop
from ..games.king.table import KingState
from ..games.kings_corner.table import KingsCornerState
from .choices import Choice
from .depth import Depth
from .eye import Eye
from .king import look as king
from .kings_corner import look as kings_corner
from .luck import promised
from .sentence import Sentence, sentences_of
from .size import Scale, fate_of, hard_luck, missed, size_of


class Judged(Struct, frozen=True, rename="camel"):
    """A decision that was made, and what it was worth.

    ``deal``, ``action``: where it stands in the record, both from 0 (of a turn its first token). ``phase``: ``turn`` in
    Kings Corner; in King ``choose``, ``open``, ``bid``, ``decide``, ``answer``, ``declare``, ``lead`` or ``play``.
    ``size``: ``fine``, ``inaccuracy``, ``mistake`` or ``blunder``, on what the seat could know; ``fate``: ``unlucky``,
    ``lucky`` or empty. ``known``: on what the seat could know; ``opened``: with all hands open, None for what is said
    before the first card of King; the loss of a right choice is there no more than what was missed in the end.
    """

    deal: int
    action: int
    seat: int
    phase: str
    size: str
    fate: str
    known: Eye
    opened: Eye | None
    sentences: list[Sentence]


def judged(choice: Choice, scale: Scale, depth: Depth, stop: Stop | None = None) -> Judged | None:
    """The decision judged; None if there was nothing to decide: one way only, or nothing hung on it.

    Raises :class:`~kingcraft.bots.impossible.Impossible`: no play leads to what the seat is said to have seen.
    """
    decision = choice.decision()
    if len(decision.legal) == 1 and len(choice.tokens) == 1:
        return None
    known: Eye | None
    opened: Eye | None
    if choice.phase == "turn":
        corner = cast("KingsCornerState", choice.state)
        known = kings_corner.known_eye(decision, corner, choice.tokens, depth, stop)
        opened = kings_corner.open_eye(decision, corner, choice.tokens, depth, stop)
    else:
        known = king.known_eye(decision, choice.tokens[0], depth, stop)
        if known is None:
            return None
        opened = king.open_eye(cast("KingState", choice.state), decision, choice.tokens[0], depth, stop)
    size = size_of(scale, known)
    if size == "fine" and opened is not None and choice.came is not None:
        opened = missed(opened, promised(decision.rules, opened.best), choice.came)
    fate = fate_of(scale, known, opened)
    said = sentences_of(choice.phase, size, fate, known, opened, hard_luck(scale, fate, opened))
    return Judged(choice.deal, choice.action, choice.seat, choice.phase, size, fate, known, opened, said)

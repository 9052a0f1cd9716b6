"""Decks arranged by hand: who is to hold what."""

from collections.abc import Sequence

from ..cards import PACK_52, TEXTS


def arranged(hands: Sequence[str], after: str = "", pack: Sequence[int] = PACK_52) -> str:
    """The deck that deals ``hands``, from the dealer's left on and all of one length, then the cards ``after``.

    What is left of the pack follows in its base order.
    """
    first = [card for round_ in zip(*(hand.split() for hand in hands), strict=True) for card in round_]
    first += after.split()
    rest = [TEXTS[card] for card in pack if TEXTS[card] not in first]
    return " ".join(first + rest)

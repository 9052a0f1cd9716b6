"""Whether the rest of a deal of King needs to be played: no points are left, or the seat to act takes every trick."""

from typing import Final

from ...cards import SUIT_SETS, SUITS, TEXTS, members
from .view import KingObservation

#: The set of a single card, by its text.
_BITS: Final = {text: 1 << card for card, text in enumerate(TEXTS)}


def settled(seen: KingObservation) -> bool:
    """Return whether no points are left: every card that counts is taken, in rules that play on nevertheless (see G19).

    Where tricks count, the last one matters. The answer reveals nothing: it follows from an onlooker's view.
    """
    return seen.phase == "play" and sum(map(len, seen.captured)) == seen.total


def claim_holds(seen: KingObservation, pack: int) -> bool:
    """Return whether the seat to act takes every remaining trick, whatever the others hold and whatever anyone plays.

    ``seen``: what that seat knows; ``pack``: the cards of the game as a set. Then each seat's points are certain, in
    every contract. It must hold for the seat's own play too, since the room plays the rest in its own order
    (``docs/rules/records.md``). It ignores duties, bans, and what others have shown not to hold, so it may be False
    for a valid claim, but never True for an invalid one. A last card needs no claim.
    """
    if seen.phase != "play" or seen.seat != seen.to_act or len(seen.hand) < 2:
        return False
    hand, table = _set(seen.hand), seen.trick.cards
    unseen = pack & ~(hand | _set(table))
    for trick in seen.tricks:
        unseen &= ~_set(trick.cards)
    trump = SUIT_SETS[SUITS.index(seen.trump)] if seen.trump else 0
    if not table:
        return all(not _beaters(card, trump) & unseen for card in members(hand))
    best, *others = [TEXTS.index(text) for text in table]
    suit = SUIT_SETS[best & 3]
    for card in others:
        if _beaters(best, trump) >> card & 1:
            best = card
    after_me = unseen if len(table) < 3 else 0
    choices = hand & suit or hand
    takes = all(_beaters(best, trump) >> card & 1 and not _beaters(card, trump) & after_me for card in members(choices))
    # Every card that is not surely played now may be led later; the only one that follows suit is played now.
    later = hand & ~choices if choices.bit_count() == 1 else hand
    return takes and all(not _beaters(card, trump) & unseen for card in members(later))


def _beaters(card: int, trump: int) -> int:
    """Return the cards that take a trick from ``card``: higher ones of its suit (the ace is high, G3), and trumps."""
    suit = SUIT_SETS[card & 3]
    higher = 0 if card < 4 else suit & (-2 << card) | 1 << (card & 3)
    return higher if suit == trump else higher | trump


def _set(texts: list[str]) -> int:
    found = 0
    for text in texts:  # a loop over a table: every player on turn is looked at in this way
        found |= _BITS[text]
    return found

"""Playing for tricks: the plus game, with a trump or without.

Each legal card is worth the chance that it takes this trick, less the chance that it would have taken a later one. So a
trick is taken with the cheapest card, a hopeless trick gets the most useless one, sure winners are cashed before they
can be ruffed, and a long trump suit is led until the others have none.
"""

from collections.abc import Sequence
from typing import Final

from ....cards import SUIT_SETS
from ....games.king.view import KingObservation
from .seen import CARDS, Seen, cards_of, rounded, see

# The weights below were found by playing thumb-1 against itself with one of them changed. They are chances unless said.

#: How readily a player who can beat the trick does so.
_BEATS: Final = 0.95
#: What leading next is worth, in tricks: with winners to cash, and without.
_TEMPO: Final = 0.12
_BARE_TEMPO: Final = 0.02
#: What drawing the others' trumps is worth, in tricks, to the seat with the longest trumps.
_DRAW: Final = 0.25

#: A trump that is kept takes a later trick: the highest; one with as many lower ones as there are higher ones against
#: it; any other, times a factor of the cards under it; but at least this in a long suit, and this for what it may
#: ruff.
_TOP_TRUMP: Final = 0.97
_GUARDED_TRUMP: Final = 0.75
_LOOSE_TRUMP: Final = 0.7
_LONG_TRUMP: Final = 0.55
_SMALL_TRUMP: Final = 0.3
#: The highest of another suit, when no trump is out: while others hold the suit, and when they do not.
_CASHABLE: Final = 0.9
_LAST_OF_SUIT: Final = 0.7
#: The same while trumps are out: at most, at least, the cards of the suit each holder needs for a safe round, less for
#: each own card beside it (the longer the suit is here, the sooner it is ruffed).
_SAFE: Final = 0.85
_RUFFED: Final = 0.15
_ROUND: Final = 2.2
_BEHIND: Final = 0.12
#: Beaten by one card, by two, and guarded by as many; beaten and unguarded.
_GUARDED: Final = (0.5, 0.3)
_LOOSE: Final = 0.4


def choose_card(observation: KingObservation, legal: Sequence[str]) -> str:
    """Return the worthiest of the legal cards of a plus deal; of equals the lowest."""
    return ranked(see(observation), legal)[0]


def ranked(seen: Seen, legal: Sequence[str]) -> list[str]:
    """Return the legal cards, the worthiest first."""
    judged = [(rounded(worth(seen, CARDS[text])), -(CARDS[text] >> 2), text) for text in legal]
    return [text for _, _, text in sorted(judged, reverse=True)]


def worth(seen: Seen, card: int) -> float:
    """Return what playing ``card`` now brings, in tricks."""
    kept = seen.hand & ~(1 << card)
    chance = takes(seen, card)
    winners = sum(_later(seen, seen.hand, own) > 0.8 for own in cards_of(kept))
    lead = chance * (_TEMPO if winners else _BARE_TEMPO)
    draw = 0.0
    if seen.led < 0 and card & 3 == seen.trump and _rules_trumps(seen):
        draw = _DRAW
    return chance + lead + draw - _later(seen, seen.hand, card)


def _rules_trumps(seen: Seen) -> bool:
    """Return whether the others still hold trumps, and fewer each than this seat."""
    trumps = SUIT_SETS[seen.trump]
    own, out = (seen.hand & trumps).bit_count(), (seen.unseen & trumps).bit_count()
    return 0 < out <= 2 * own and own >= 3


def takes(seen: Seen, card: int) -> float:
    """Return the chance that ``card`` takes the trick when the others beat it where they can."""
    suit = card & 3
    if seen.led >= 0:
        if suit == seen.best & 3:
            if card < seen.best:
                return 0.0
        elif suit != seen.trump:
            return 0.0
    led = seen.led if seen.led >= 0 else suit
    above = seen.above(card).bit_count()
    unseen_led = (seen.unseen & SUIT_SETS[led]).bit_count()
    trumps = (seen.unseen & SUIT_SETS[seen.trump]).bit_count() if seen.trump >= 0 else 0
    chance = 1.0
    for seat in seen.later:
        share = seen.share(seat, led)
        holds = 1 - (1 - share) ** unseen_led
        beats = 0.0
        if suit == led:
            beats += 1 - (1 - share) ** above
        if seen.trump >= 0 and led != seen.trump:
            strong = above if suit == seen.trump else trumps
            beats += (1 - holds) * (1 - (1 - seen.share(seat, seen.trump)) ** strong)
        chance *= 1 - _BEATS * min(1.0, beats)
    return chance


def _later(seen: Seen, hand: int, card: int) -> float:
    """Return the chance that ``card``, kept in ``hand``, takes a trick later."""
    suit = card & 3
    own = hand & SUIT_SETS[suit]
    guards = (own & ((1 << card) - 1)).bit_count()
    above, below = seen.above(card).bit_count(), seen.below(card).bit_count()
    if suit == seen.trump:
        return _later_trump(own.bit_count(), guards, above, below)
    trumps = (seen.unseen & SUIT_SETS[seen.trump]).bit_count() if seen.trump >= 0 else 0
    safe = 1.0
    if trumps:
        longest = (above + below) / (max(1, seen.holders(suit)) * _ROUND)
        safe = max(_RUFFED, min(_SAFE, longest) - _BEHIND * (own.bit_count() - 1))
    elif not above:
        safe = _CASHABLE if below else _LAST_OF_SUIT
    if not above:
        return safe
    if above <= min(guards, len(_GUARDED)):
        return min(safe, _GUARDED[above - 1])
    return _LOOSE * float((below / (above + below)) ** 2)


def _later_trump(length: int, guards: int, above: int, below: int) -> float:
    if not above:
        return _TOP_TRUMP
    if guards >= above:
        return _GUARDED_TRUMP
    return max(_LONG_TRUMP if length > above else _SMALL_TRUMP, _LOOSE_TRUMP * float((below / (above + below)) ** 1.5))

"""Playing to take nothing: the six negative contracts, and minus.

Each legal card has a price: the chance that it takes this trick times what the trick holds, plus the trouble that the
cards kept will still make. The cheapest is played; of equals the highest. Trouble goes suit by suit through the own
cards in rising order, for as many rounds as the suit will be led: a high card behind enough low ones is never played.
"""

from collections.abc import Callable, Sequence
from typing import Final

from ....cards import SUIT_SETS
from ....games.king.view import KingObservation
from .seen import CARDS, HEARTS, JACK, KING, QUEEN, Seen, cards_of, rounded, see, strengths

# The weights below were found by playing thumb-1 against itself with one of them changed, each contract for itself.

#: How likely the first, second, ... round of a suit still comes.
_ROUND_WEIGHT: Final = (1.0, 0.85, 0.65, 0.5, 0.4, 0.3, 0.2, 0.15, 0.1, 0.1, 0.1, 0.1, 0.1)
#: Of the cards of a suit that a later player is expected to hold, this part may let them stay under.
_FORCED: Final = 0.6
#: How steeply the risk of a card falls with the unseen cards under it, in a later round and as a lead.
_LOSES: Final = 2.0
_EXITS: Final = 2.0
#: The weight of the trouble that is to come, where tricks count and where cards count.
_FUTURE_TRICKS: Final = 1.0
_FUTURE: Final = 0.8
#: What a lead that may take its trick costs the one who must lead next, where tricks, cards, the last two tricks count.
_LEAD_TRICKS: Final = 0.7
_LEAD_PENALTY: Final = 0.3
_LEAD_LATE: Final = 0.6
#: Last two tricks: the weight of the two safest cards' risk, and of all the others'.
_KEEP_SAFE: Final = 0.5
_THROW_HIGH: Final = 0.08
#: How likely a lower penalty card of the suit falls into a later trick, and one thrown by a void player (each, a
#: round).
_UNDER: Final = 0.3
_STRAY: Final = 0.02

#: The penalty cards of the contracts that count cards.
_PENALTIES: Final = {
    "no-hearts": SUIT_SETS[HEARTS],
    "no-queens": strengths(QUEEN),
    "no-men": strengths(KING, JACK),
    "no-king": 1 << (KING * 4 + HEARTS),
}


def choose_card(observation: KingObservation, legal: Sequence[str]) -> str:
    """Return the cheapest of the legal cards under ``observation.contract``."""
    return ranked(observation, see(observation), legal)[0]


def ranked(observation: KingObservation, seen: Seen, legal: Sequence[str]) -> list[str]:
    """Return the legal cards, the cheapest first, as ``seen`` has them."""
    penalties = _PENALTIES.get(observation.contract, 0)
    if observation.contract == "no-men" and observation.total == 4:
        penalties = _single_men(observation)
    price = _pricing(observation.contract, seen, penalties)
    priced = [(-rounded(price(CARDS[text])), CARDS[text] >> 2, text) for text in legal]
    return [text for _, _, text in sorted(priced, reverse=True)]


def _single_men(observation: KingObservation) -> int:
    """Return the rank that counts where only four men do: the one that has been captured, jacks until one is."""
    captured = {text[0] for cards in observation.captured for text in cards}
    return strengths(KING if "K" in captured else JACK)


def _pricing(contract: str, seen: Seen, penalties: int) -> Callable[[int], float]:
    if contract == "last-two":
        return lambda card: _late_price(seen, card)
    if penalties:
        if not penalties & (seen.unseen | seen.hand | seen.table):
            return lambda _card: 0.0
        return lambda card: _penalty_price(seen, card, penalties)
    return lambda card: _trick_price(seen, card)


def takes(seen: Seen, card: int) -> float:
    """Return the chance that ``card`` takes the trick when each player goes under where they can."""
    if seen.led >= 0 and (card & 3 != seen.led or card < seen.best):
        return 0.0
    above, below = seen.above(card).bit_count(), seen.below(card).bit_count()
    if not above:
        return 1.0
    chance = 1.0
    over = above / (above + below)
    for seat in seen.later:
        share = seen.share(seat, card & 3)
        holds = 1 - (1 - share) ** (above + below)
        forced = over ** max(1.0, _FORCED * share * (above + below))
        chance *= 1 - holds * forced
    return chance


def _loses(seen: Seen, card: int) -> float:
    """Return the chance that ``card``, kept, takes the trick of a later round of its suit."""
    above, below = seen.above(card).bit_count(), seen.below(card).bit_count()
    if not above:
        return 1.0 if below else 0.1
    return float((below / (above + below)) ** _LOSES)


def _rounds(seen: Seen, suit: int) -> int:
    """Return how often others can still follow or lead ``suit``."""
    unseen = (seen.unseen & SUIT_SETS[suit]).bit_count()
    holders = seen.holders(suit)
    return -(-unseen // holders) if holders else 0


def _trouble(seen: Seen, kept: int, unit: Callable[[int, int], float]) -> float:
    """Return what the ``kept`` cards will still cost; ``unit(card, round)``: what a trick taken with the card holds."""
    trouble = 0.0
    for suit in range(4):
        own = cards_of(kept & SUIT_SETS[suit])
        if not own:
            continue
        rounds = _rounds(seen, suit)
        for place, card in enumerate(own[:rounds]):
            trouble += _ROUND_WEIGHT[place] * _loses(seen, card) * unit(card, place)
        if not rounds:  # no other seat has the suit: these take a trick when led, and only then
            trouble += 0.1 * sum(unit(card, 0) for card in own)
    return trouble


def _exit(seen: Seen, kept: int) -> float:
    """Return the chance that the safest lead of the ``kept`` cards takes its trick."""
    best = 1.0 if kept else 0.0
    for suit in range(4):
        own = kept & SUIT_SETS[suit]
        if own:
            lowest = (own & -own).bit_length() - 1
            below, above = seen.below(lowest).bit_count(), seen.above(lowest).bit_count()
            best = min(best, (below / (above + below)) ** _EXITS if above else 1.0)
    return best


def hand_trouble(seen: Seen, contract: str) -> float:
    """Return what the whole hand is about to cost under a negative contract, in its units, before the first card."""
    penalties = _PENALTIES.get(contract, 0)
    if contract == "last-two":
        return sum(sorted(_late_risk(seen, own) for own in cards_of(seen.hand))[:2])
    if not penalties:
        return _trouble(seen, seen.hand, lambda _card, _place: 1.0)
    return _trouble(seen, seen.hand, _unit(seen, penalties))


def _trick_price(seen: Seen, card: int) -> float:
    kept = seen.hand & ~(1 << card)
    chance = takes(seen, card)
    return chance * (1 + _LEAD_TRICKS * _exit(seen, kept)) + _FUTURE_TRICKS * _trouble(
        seen, kept, lambda _card, _place: 1.0
    )


def _late_price(seen: Seen, card: int) -> float:
    """Return the price where only the last two tricks count: keep the two safest cards, throw the highest others."""
    kept = seen.hand & ~(1 << card)
    chance = takes(seen, card)
    now = chance if seen.tricks_left <= 2 else 0.0
    lead = _LEAD_LATE * chance * _exit(seen, kept) if seen.tricks_left in (2, 3) else 0.0
    risks = sorted(_late_risk(seen, own) for own in cards_of(kept))
    return now + lead + _KEEP_SAFE * sum(risks[:2]) + _THROW_HIGH * sum(risks[2:])


def _late_risk(seen: Seen, card: int) -> float:
    above, below = seen.above(card).bit_count(), seen.below(card).bit_count()
    if not above:
        return 0.95 if below else 0.5
    return below / (above + below)


def _penalty_price(seen: Seen, card: int, penalties: int) -> float:
    kept = seen.hand & ~(1 << card)
    chance = takes(seen, card)
    now = chance * (_load(seen, card, penalties) + _LEAD_PENALTY * _exit(seen, kept)) if chance else 0.0
    return now + _FUTURE * _trouble(seen, kept, _unit(seen, penalties))


def _unit(seen: Seen, penalties: int) -> Callable[[int, int], float]:
    """Return how many penalty cards a later trick holds if an own card takes it in a given round of its suit."""
    stray = _STRAY * min(10, (seen.unseen & penalties).bit_count())  # thrown on any trick by a void player

    def unit(own: int, place: int) -> float:
        suit_penalties = penalties & SUIT_SETS[own & 3]
        under = (seen.unseen & suit_penalties & ((1 << own) - 1)).bit_count()
        if suit_penalties == SUIT_SETS[HEARTS]:
            return min(3.0, 1.0 + under)
        return (penalties >> own & 1) + _UNDER * under + stray * (1 + place)

    return unit


def _load(seen: Seen, card: int, penalties: int) -> float:
    """Return how many penalty cards the trick will hold if ``card`` takes it."""
    load = float(((seen.table | 1 << card) & penalties).bit_count())
    suit = card & 3
    suit_set = SUIT_SETS[suit]
    thrown = (seen.unseen & penalties & ~suit_set).bit_count()
    under = (seen.unseen & penalties & suit_set & ((1 << card) - 1)).bit_count()
    all_count = penalties & suit_set == suit_set
    unseen = (seen.unseen & suit_set).bit_count()
    for seat in seen.later:
        share = seen.share(seat, suit)
        holds = 1 - (1 - share) ** unseen
        load += holds if all_count else 0.8 * (1 - (1 - share) ** under)
        if thrown:
            load += 0.9 * (1 - holds) * (1 - (2 / 3) ** thrown)
    return load

"""What a seat knows of a Kings Corner deal, in ints: all that its Observation implies for certain."""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

from ....cards import FULL, TEXTS, card_set, parse_card
from ....games.kings_corner.actions import PLACES
from ....games.kings_corner.core import (
    DREW,
    END,
    FIRST_KING,
    KINGS,
    MOVED,
    PASSED_SHIFT,
    PILE_ACTIONS,
    PLAYED,
    Core,
    fits_on,
    table_core,
)
from ....games.kings_corner.options import SEATS, KingsCornerOptions, contradiction_of_players
from ....games.kings_corner.terms import Terms, dealt_terms, terms_of
from ....games.kings_corner.view import KingsCornerObservation
from ....games.options import RuleSet
from ...decision import Impossible
from .beginning import Piles, pasts_of
from .past import Acted, Past, actions_of
from .penalties import Penalties, penalties_of


@dataclass(frozen=True)
class Knowledge:
    """What ``seat`` knows; cards in sets, seats by number."""

    options: KingsCornerOptions
    terms: Terms
    seat: int
    hand: int
    #: Cards in each hand.
    counts: tuple[int, ...]
    #: The number of cards left in it.
    stock: int
    #: The cards in another hand or in the stock; ``absent`` of them are in neither (a position need not hold all
    #: cards).
    unseen: int
    absent: int
    #: The deal as a core (``games/kings_corner/core.py``) with a deck of 52 cards, exact except for the hands, which
    #: are all empty.
    table: Core
    past: Past
    penalties: Penalties

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.terms.players

    @property
    def to_act(self) -> int:
        """The seat that acts now."""
        return self.table[5]

    @property
    def piles(self) -> Piles:
        """The piles, by place."""
        return self.table[1]


def knowledge_of(rules: RuleSet[KingsCornerOptions], observation: KingsCornerObservation) -> Knowledge:
    """Return what the seat knows. Raises :class:`Impossible`, also for an onlooker or a deal that is over."""
    players, seat = len(observation.counts), observation.seat
    if players not in SEATS or contradiction_of_players(rules.options, players) is not None:
        raise Impossible(f"{players} hands do not fit these rules")
    if observation.phase != "play":
        raise Impossible("the deal is over")
    if seat is None:
        raise Impossible("an onlooker holds no hand")
    for name, number in (("seat", seat), ("to_act", observation.to_act), ("dealer", observation.dealer)):
        if not 0 <= number < players:
            raise Impossible(f"{name}: there is no seat {number}")
    terms = terms_of(rules.options, players)
    hand, piles = _cards(observation, seat)
    unseen = FULL & ~(hand | sum(piles))
    absent = unseen.bit_count() + hand.bit_count() - sum(observation.counts) - observation.stock
    if absent < 0:
        raise Impossible(f"{unseen.bit_count()} cards are out of sight: too few for the other hands and the stock")
    acted = actions_of(terms, observation.dealer, observation.history)
    from_hands = card_set(action >> 3 for _, action in acted if action < PILE_ACTIONS)
    terms = dealt_terms(terms, sum(piles) & KINGS & ~from_hands)
    # In a whole deal the first seat begins with a draw, if there is a stock; in a position it has not drawn (K-19).
    first = (observation.dealer + 1) % players
    fresh = not terms.draws_first or seat != first or bool(observation.drew) or not observation.stock
    pasts = pasts_of(terms, observation.dealer, acted, piles, observation.counts, observation.stock, fresh)
    table = 0
    for pile in piles:
        table |= pile
    for each in pasts[0].played:
        if not table >> each.card & 1:
            raise Impossible(f"{TEXTS[each.card]} was played but is not on the table")
    past, penalties, turn = _fitting(rules.options, terms, observation, acted, pasts)
    core = table_core(terms, (0, 0, 0, 0, 0, 0), piles, 52 - observation.stock, observation.to_act, turn)
    hands, piles, fits, bases, drawn, to_act, turn, _, _, out = core
    return Knowledge(
        options=rules.options,
        terms=terms,
        seat=seat,
        hand=hand,
        counts=tuple(observation.counts),
        stock=observation.stock,
        unseen=unseen,
        absent=absent,
        table=(hands, piles, fits, bases, drawn, to_act, turn, penalties.kept, penalties.paid, out),
        past=past,
        penalties=penalties,
    )


def _fitting(
    options: KingsCornerOptions,
    terms: Terms,
    observation: KingsCornerObservation,
    acted: Sequence[Acted],
    pasts: Sequence[Past],
) -> tuple[Past, Penalties, int]:
    """Return the first past that fits the rest of the observation, what the penalties say then, and the turn bits."""
    refusal = None
    for past in pasts:
        try:
            turn = _turn(terms, observation, acted, past)
            return past, penalties_of(options, terms, past, observation.penalties), turn
        except Impossible as impossible:
            refusal = refusal or impossible
    raise refusal or Impossible("nothing leads here")


def _cards(observation: KingsCornerObservation, seat: int) -> tuple[int, Piles]:
    seen = 0

    def read(texts: Sequence[str], where: str) -> list[int]:
        nonlocal seen
        cards = []
        for text in texts:
            card = parse_card(text)
            if card is None:
                raise Impossible(f"{where}: {text!r} is no card")
            if seen >> card & 1:
                raise Impossible(f"{where}: {TEXTS[card]} is there twice")
            seen |= 1 << card
            cards.append(card)
        return cards

    hand = sum(1 << card for card in read(observation.hand, "hand"))
    counts = observation.counts
    if hand.bit_count() != counts[seat]:
        raise Impossible(f"the hand has {hand.bit_count()} cards, counts[{seat}] says {counts[seat]}")
    if min(counts) < 1:
        raise Impossible("a hand is empty, but the deal goes on")
    if observation.stock < 0:
        raise Impossible("the stock has less than no cards")
    if set(observation.piles) != set(PLACES):
        raise Impossible("the piles must be those of the eight places")
    sets = []
    for place, name in enumerate(PLACES):
        pile = read(observation.piles[name], f"piles.{name}")
        if place >= 4 and pile and pile[0] < FIRST_KING:
            raise Impossible(f"piles.{name}: a corner pile starts with a king")
        for below, above in itertools.pairwise(pile):
            if not fits_on(below) >> above & 1:
                raise Impossible(f"piles.{name}: {TEXTS[above]} does not go on {TEXTS[below]}")
        sets.append(sum(1 << card for card in pile))
    n, e, s, w, ne, se, sw, nw = sets
    return hand, (n, e, s, w, ne, se, sw, nw)


def _turn(terms: Terms, observation: KingsCornerObservation, acted: Sequence[Acted], past: Past) -> int:
    """Return the turn bits of the core (``MOVED`` and so on), checked against what the observation says of them."""
    to_act = (observation.dealer + 1 + len(past.ended)) % terms.players
    if observation.to_act != to_act:
        raise Impossible(f"seat {observation.to_act} is to act, but it is the turn of seat {to_act}")
    next_draw = 0 if terms.draws_first else min(terms.draw_count, observation.stock)
    if observation.next_draw != next_draw:
        raise Impossible(f"the next draw is {observation.next_draw}, but these rules draw {next_draw}")
    passed = 0
    for each in past.ended:
        passed = 0 if each.moved or each.drew else passed + 1
    if not 0 <= observation.passed < terms.players or (past.whole and observation.passed != passed):
        raise Impossible(f"{observation.passed} turns were passed, but the history says {passed}")
    turn = observation.passed << PASSED_SHIFT
    if past.draws.drew[-1] and not observation.passed:
        turn |= DREW
    for _, action in reversed(acted):
        if action == END:
            break
        turn |= MOVED | PLAYED if action < PILE_ACTIONS else MOVED
    if observation.moved != bool(turn & MOVED):
        raise Impossible("moved does not say what the history says")
    return turn

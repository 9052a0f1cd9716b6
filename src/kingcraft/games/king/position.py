"""A deal of King from a position in its play or in its auction (``docs/rules/records.md``, positions)."""

from collections.abc import Iterable, Sequence
from typing import cast

from ...cards import SUITS, TEXTS, card_set
from ..options import RuleSet
from ..reasons import Refused
from .actions import parse_action
from .choosing import Used
from .contracts import CONTRACTS, terms_of
from .options import PLAYERS, ContractName, KingOptions
from .play import LEFT, SEAT, PlayState, dealt, finished, play
from .table import NO_TRICK, KingState, Trick, deal_state


def position_state(
    rules: RuleSet[KingOptions],
    contract: str,
    trump: str | None,
    leader: int,
    hands: Sequence[Sequence[int]],
    trick: Sequence[int],
    taken: Sequence[int],
    captured: Sequence[Sequence[int]] | None = None,
) -> KingState:
    """Return the deal in which ``leader`` has led the ``trick`` on the table and the seats hold ``hands``.

    ``contract``: its name in records; ``trump``: ``S H D C`` or None. Cards are ints; those of ``trick`` are no
    longer in the hands. ``taken``: tricks so far a seat, not checked against the cards. ``captured``: the cards
    taken that count, a seat. All other cards have been played. The seat that leads becomes the dealer.

    Raises :class:`Refused` (``bad-format``) with the place: ``contract``, ``trump``, ``leader``, ``hands``,
    ``hands[2]``, ``trick``, ``taken``, ``taken[1]``, ``captured``.
    """
    _check_contract(contract, trump)
    options = rules.options
    if not 0 <= leader < PLAYERS:
        raise Refused("bad-format", "leader", "must be a seat from 0 to 3")
    _check_cards(options, leader, hands, trick, captured)
    _check_taken(options, taken)
    terms = terms_of(options, contract, SUITS.index(trump) if trump else -1)

    # The cards of the trick go back to their hands and are played again, so that the rules make the table.
    full = [card_set(hand) for hand in hands]
    for place, card in enumerate(trick):
        full[(leader + place) % PLAYERS] |= 1 << card
    first, second, third, fourth = (full[(leader + step) % PLAYERS] for step in range(PLAYERS))
    core = dealt(terms, first, second, third, fourth, leader)
    for card in trick:
        core = play(terms, core, card)
    took = [list(cards) for cards in captured] if captured is not None else [[] for _ in range(PLAYERS)]
    counted = tuple(tuple(card for card in cards if terms.penalty >> card & 1) for cards in took)
    if terms.penalty:
        units = [len(cards) for cards in counted]
    else:
        units = list(taken) if terms.last >= options.tricks else [0] * PLAYERS
    core = _with_units(core, units)
    over = finished(core)
    return KingState(
        rules=rules,
        dealer=leader,
        used=Used(),
        hands=tuple(full),
        phase="over" if over else "play",
        to_act=-1 if over else core[SEAT],
        contract=cast(ContractName, contract),
        trump=terms.trump,
        leader=leader,
        terms=terms,
        core=core,
        trick=NO_TRICK if over else Trick(leader, tuple(trick), -1),
        taken=tuple(taken),
        captured=counted,
    )


def auction_state(
    rules: RuleSet[KingOptions], dealer: int, hands: Sequence[Sequence[int]], calls: Sequence[str]
) -> KingState:
    """Return the positive deal in which ``dealer`` is the auctioneer and ``calls`` have been made (G30 .. G56).

    ``dealer``: a seat. ``hands``: the whole hands by seat, cards as ints. ``calls``: the tokens of the deal so far,
    from ``auction`` or the first bid to the declaration and ``lead:2``. They decide the phase: it may also be ``play``
    before the first card, or ``over`` after ``split``. The negative deals count as played, the totals are 0.

    Raises :class:`Refused`: ``bad-format`` at ``phase`` (rules without an auction), ``hands`` or ``hands[2]``, and the
    code of an illegal call at ``calls[3]``.
    """
    options = rules.options
    if options.auction == "off":
        raise Refused("bad-format", "phase", "there is no auction under these rules")
    if len(hands) != PLAYERS:
        raise Refused("bad-format", "hands", "must be four hands")
    _check_once(options, _places_of(hands))
    for seat, cards in enumerate(hands):
        if len(cards) != options.tricks:
            raise Refused("bad-format", f"hands[{seat}]", f"must hold {options.tricks} cards, as dealt")
    # As dealt: the first card to the seat after the dealer.
    deck = tuple(hands[(dealer + 1 + place) % PLAYERS][place // PLAYERS] for place in range(options.deck))
    state = deal_state(rules, dealer, deck, Used(options.negative_deals))
    for index, token in enumerate(calls):
        if state.phase == "play" and parse_action(token) is not None:  # cards are no calls
            raise Refused("wrong-phase", f"calls[{index}]", f"{token!r} comes after the last call")
        try:
            state = state.apply(token)
        except Refused as refusal:
            raise Refused(refusal.code, f"calls[{index}]", repr(token)) from None
    return state


def _with_units(core: PlayState, units: Sequence[int]) -> PlayState:
    packed = sum(count << (8 * seat) for seat, count in enumerate(units))
    return (*core[:10], packed, core[LEFT])


def _check_contract(contract: str, trump: str | None) -> None:
    if contract not in CONTRACTS:
        raise Refused("bad-format", "contract", f"must be one of {', '.join(CONTRACTS)}")
    if trump is None:
        return
    if len(trump) != 1 or trump not in SUITS:
        raise Refused("bad-format", "trump", "must be S, H, D or C")
    if contract != "plus":
        raise Refused("bad-format", "trump", f"there is no trump in {contract}")


def _check_cards(
    options: KingOptions,
    leader: int,
    hands: Sequence[Sequence[int]],
    trick: Sequence[int],
    captured: Sequence[Sequence[int]] | None,
) -> None:
    if len(hands) != PLAYERS:
        raise Refused("bad-format", "hands", "must be four hands")
    if len(trick) >= PLAYERS:
        raise Refused("bad-format", "trick", "holds at most three cards: a fourth completes it")
    if captured is not None and len(captured) != PLAYERS:
        raise Refused("bad-format", "captured", "must be four lists of cards")
    _check_once(options, [*_places_of(hands), ("trick", trick), *(("captured", cards) for cards in captured or ())])
    to_act = (leader + len(trick)) % PLAYERS
    if trick and not hands[to_act]:
        raise Refused("bad-format", f"hands[{to_act}]", "must hold a card to complete the trick")
    for step in range(PLAYERS):
        # A seat that has played to this trick holds one card less than a seat that has not.
        seat = (leader + step) % PLAYERS
        expected = len(hands[to_act]) - (step < len(trick))
        if len(hands[seat]) != expected:
            raise Refused("bad-format", f"hands[{seat}]", f"must hold {expected} cards with this trick")


def _places_of(hands: Sequence[Sequence[int]]) -> list[tuple[str, Sequence[int]]]:
    return [(f"hands[{seat}]", cards) for seat, cards in enumerate(hands)]


def _check_once(options: KingOptions, places: Iterable[tuple[str, Sequence[int]]]) -> None:
    """Refuse a card that is not in the pack, or that occurs twice, at its place."""
    seen: set[int] = set()
    for place, cards in places:
        for card in cards:
            if card not in options.pack:
                raise Refused("bad-format", place, f"{TEXTS[card]} is not in the pack")
            if card in seen:
                raise Refused("bad-format", place, f"{TEXTS[card]} occurs twice")
            seen.add(card)


def _check_taken(options: KingOptions, taken: Sequence[int]) -> None:
    if len(taken) != PLAYERS:
        raise Refused("bad-format", "taken", "must be four numbers of tricks")
    for seat, count in enumerate(taken):
        if not 0 <= count <= options.tricks:
            raise Refused("bad-format", f"taken[{seat}]", f"must be from 0 to {options.tricks} tricks")

"""A deal of King as text: how its contract was chosen, the hands, the tricks, the points."""

from collections.abc import Sequence
from typing import Final

from ...cards import SUITS, TEXTS
from ...games.king.actions import LADDER
from ...games.king.contracts import unit_value
from ...games.king.options import PLAYERS
from ...games.king.scoring import base_scores
from ...games.king.table import KingState, Trick
from ..columns import table
from ..telling import Telling
from .auction import bid_text

#: Tokens with a sentence of their own; each of the others names a bid, a suit, a contract or a seat.
_SENTENCES: Final = frozenset(
    ("auction", "pass", "match", "accept", "reject", "ultimatum", "split", "yes", "no", "minus")
)


def title(words: Telling, state: KingState) -> str:
    """Return the contract and the trump, or what is still to be decided."""
    if state.unplayed:
        return f"{words.say('contract-positive')}, {words.say('call-split')}"
    if state.contract == "plus":
        return words.say("contract-plus-trump", trump=SUITS[state.trump] if state.trump >= 0 else "NT")
    if state.contract:
        return words.say(f"contract-{state.contract}")
    return words.say("contract-choice" if state.phase == "choose" else "contract-positive")


def label(words: Telling, state: KingState) -> str:
    """Return the same for the score sheet, where there is little room."""
    if state.contract != "plus":
        return title(words, state)
    trump = f" {words.suit(SUITS[state.trump])}" if state.trump >= 0 else ""
    return words.say("contract-plus") + trump


def tell(words: Telling, state: KingState, scores: Sequence[int] | None) -> list[str]:
    """Return the deal in lines. ``scores``: None while it is not over."""
    calls = [_sentence(words, seat, token) for seat, token in state.history if token not in TEXTS]
    lines = words.prose(words.say("show-dealer", name=words.names[state.dealer]), *calls)
    lines += _terms(words, state)
    lines += ["", words.say("show-hands"), *words.hands(state.hands, aces_high=True)]
    if state.tricks or state.trick.cards:
        lines += ["", words.say("show-tricks"), *_tricks(words, state)]
    now = [state.hand(seat) for seat in range(PLAYERS)]
    if scores is None:
        to_act = words.say("show-next", name=words.names[state.to_act])
        lines += ["", *words.prose(words.say("show-unfinished"), to_act)]
        if state.tricks or state.trick.cards:
            lines += ["", words.say("show-hands-now"), *words.hands(now, aces_high=True)]
        return lines
    if any(now) and not state.unplayed:
        lines += ["", words.say("show-early-end"), *words.hands(now, aces_high=True)]
    return [*lines, "", *_points(words, state, scores)]


def _sentence(words: Telling, seat: int, token: str) -> str:
    name = words.names[seat]
    if token in _SENTENCES:
        return words.say(f"say-{token}", name=name)
    kind, _, what = token.partition(":")
    match kind:
        case "choose":
            return words.say("say-chooses", name=name, contract=words.say(f"contract-{what}"))
        case "plus":
            return words.say("say-declares", name=name, trump=what)
        case "lead":
            return words.say("say-names-leader", name=name, leader=words.names[int(what)])
        case "counter":
            return words.say("say-counters", name=name, bid=bid_text(what))
    return words.say("say-bids", name=name, bid=bid_text(token))


def _terms(words: Telling, state: KingState) -> list[str]:
    parts, auction = list[str](), state.auction
    if auction is not None and auction.buyer >= 0:
        buyer, owner = words.names[auction.buyer], words.names[auction.auctioneer]
        parts.append(words.say("sale-bought", name=buyer, owner=owner, bid=bid_text(LADDER[auction.price])))
    elif auction is not None and state.contract:
        parts.append(words.say("sale-kept", name=words.names[auction.auctioneer]))
    if state.contract == "minus":
        everybody = state.options.tricks * state.options.trick_value
        parts.append(words.say("show-minus-start", points=words.number(everybody)))
    if state.contract:
        points = words.number(unit_value(state.options, state.contract))
        men = words.either([words.say("rank-name", rank=rank) for rank in state.options.men])
        parts.append(words.say(f"value-{state.contract}", points=points, men=men))
    return words.prose(" · ".join(parts)) if parts else []


def _tricks(words: Telling, state: KingState) -> list[str]:
    rows = [["", *(f" {name}" for name in words.names), words.say("show-taker"), "", ""]]
    tricks = (*state.tricks, state.trick) if state.trick.cards else state.tricks
    for number, trick in enumerate(tricks):
        taker = words.names[trick.winner] if trick.winner >= 0 else ""
        cells = [_cell(words, trick, seat) for seat in range(PLAYERS)]
        units = _units(state, number) if taker else 0
        counted = words.cards(_counting(state, trick)) if taker and _counting(state, trick) else ""
        worth = words.number(_unit(state) * units, plus=True) if units else ""
        rows.append([str(number + 1), *cells, taker, counted, worth])
    return table(rows, numbers=(0, PLAYERS + 3), indent="  ")


def _cell(words: Telling, trick: Trick, seat: int) -> str:
    place = (seat - trick.leader) % PLAYERS
    if place >= len(trick.cards):
        return ""
    return f"{' ' if place else '›'}{words.card(TEXTS[trick.cards[place]])}{'*' if seat == trick.winner else ''}"


def _counting(state: KingState, trick: Trick) -> list[str]:
    penalty = state.terms.penalty if state.terms is not None else 0
    return [TEXTS[card] for card in trick.cards if penalty >> card & 1]


def _units(state: KingState, number: int) -> int:
    """Return the units of the contract in a complete trick: cards that count, or the trick itself."""
    last = state.terms.last if state.terms is not None else 0
    return len(_counting(state, state.tricks[number])) + (number + last >= state.options.tricks)


def _unit(state: KingState) -> int:
    value = unit_value(state.options, state.contract)
    return value if state.contract == "plus" else -value


def _points(words: Telling, state: KingState, scores: Sequence[int]) -> list[str]:
    shown = [words.number(points) for points in scores]
    if state.unplayed:
        rows = [[name, points] for name, points in zip(words.names, shown, strict=True)]
        heads = [words.say("result-player"), words.say("result-points")]
        return [words.say("result-unplayed"), *table([heads, *rows], numbers=(1,), indent="  ")]
    units = [0] * PLAYERS
    for number, trick in enumerate(state.tricks):
        units[trick.winner] += _units(state, number)
    base = base_scores(state.options, state.contract, units)
    paid = [points - earned for points, earned in zip(scores, base, strict=True)]
    sold = state.auction is not None and state.auction.buyer >= 0
    heads = [words.say("result-player"), words.say("result-taken")]
    heads += [words.say("show-worth"), words.say("show-price")] if sold else ["", ""]
    rows = [[*heads, words.say("result-points")]]
    for seat, name in enumerate(words.names):
        cards = [TEXTS[card] for card in state.captured[seat]]
        counts_cards = state.terms is not None and state.terms.penalty
        took = words.cards(cards) if counts_cards else words.say("result-tricks", count=units[seat])
        worth = words.number(base[seat]) if sold else ""
        price = words.number(paid[seat], plus=True) if paid[seat] else ""
        rows.append([name, took, worth, price, shown[seat]])
    return table(rows, numbers=(2, 3, 4), indent="  ")

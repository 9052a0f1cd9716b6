"""The second opinion on a count: the naive implementations of the rules, which share nothing with the package.

Kings Corner: ``tests/properties/naive_kings_corner.py``; the play of King: ``tests/rules/king/oracle.py``, its auction:
``tests/conformance/naive_king.py``.
"""

import copy
from typing import Any

from kingcraft.games.options import RuleSet
from kingcraft.games.registry import preset, rule_set

from ..conformance.naive_king import NaiveKing
from ..properties.naive_kings_corner import Naive
from ..rules.king.oracle import Oracle, oracle_of


def rules_of(position: dict[str, Any]) -> RuleSet[Any]:
    """The rules of a position."""
    name, options = position["rules"]["preset"], position["rules"].get("options")
    return rule_set(position["game"], name, options) if options else preset(position["game"], name)


def second_of(position: dict[str, Any]) -> Naive | NaiveKing | Oracle:
    """The deal of a position, written naively."""
    options = rules_of(position).values()
    if position.get("phase") == "auction":
        return auction_of(position, options)
    if position["game"] == "king":
        return oracle_of(position, options)
    hands = [hand.split() for hand in position["hands"]]
    piles = {place: pile.split() for place, pile in position["piles"].items()}
    return Naive.at(options, position["to_act"], hands, piles, position["stock"].split())


def auction_of(position: dict[str, Any], options: dict[str, Any]) -> NaiveKing:
    """The deal of a position in an auction, written naively."""
    dealer, hands = position["dealer"], [hand.split() for hand in position["hands"]]
    deck = [hands[(dealer + 1 + place) % 4][place // 4] for place in range(options["deck"])]
    each = options["each_negative"] if options["contract_choice"] == "chooser" else 1
    deal = NaiveKing(options, dealer, deck, [(0, name) for name in options["contracts"]] * each)
    for call in position["calls"]:
        assert deal.fault(call) is None, call
        deal.act(call)
    return deal


def legal_of(deal: Naive) -> list[str]:
    """What ``deal.legal()`` is, found faster: no other tokens than these are of cards and piles that are there."""
    if deal.over:
        return []
    sources = [*deal.hands[deal.seat], *(place for place, pile in deal.piles.items() if pile)]
    tokens = [f"{source}>{place}" for source in sources for place in deal.piles if source != place]
    return sorted(token for token in (*tokens, "end") if deal.fault(token) is None)


def count(deal: Naive | NaiveKing | Oracle, depth: int) -> int:
    """The number of sequences of ``depth`` actions; one that ends the deal early counts once."""
    if isinstance(deal, Oracle):
        return deal.perft(depth)
    if isinstance(deal, NaiveKing) and deal.cards is not None:
        return deal.cards.perft(depth)
    if depth == 0 or deal.over:
        return 1
    if isinstance(deal, NaiveKing):
        return sum(count(_called(deal, call), depth - 1) for call in deal.legal())
    tokens = legal_of(deal)
    return len(tokens) if depth == 1 else sum(count(_after(deal, token), depth - 1) for token in tokens)


def _called(deal: NaiveKing, call: str) -> NaiveKing:
    after = copy.copy(deal)  # no call changes the hands
    if deal.auction is not None:
        after.auction = copy.copy(deal.auction)
        after.auction.passed, after.auction.refused = set(deal.auction.passed), set(deal.auction.refused)
    after.act(call)
    return after


def _after(deal: Naive, token: str) -> Naive:
    after = copy.copy(deal)
    after.hands = [list(hand) for hand in deal.hands]
    after.piles = {place: list(pile) for place, pile in deal.piles.items()}
    after.stock, after.fines, after.chips = list(deal.stock), list(deal.fines), list(deal.chips)
    after.act(token)
    return after

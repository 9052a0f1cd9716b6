"""What choosing a contract costs later, where quotas make every choice one of few (``contract_choice=chooser``).

A player who uses up a contract now cannot have it with a better hand; but another player will choose what is left when
it suits them. Both are priced by random hands. What each chooser has used up (``used`` of the observation) is not read
yet: the number of the deal and the legal tokens give the likely rest.
"""

import functools
import statistics
from array import array
from collections.abc import Mapping, Sequence
from typing import Final

from ....games.king.actions import CHOSEN, DECLARED
from ....games.king.contracts import unit_total, unit_value
from ....games.king.leading import positive_leader
from ....games.king.options import PLAYERS, TRUMPS, KingOptions
from ....kernel import MASK_63, next_random, random_below, seeded
from ...limits import GilYield
from .declaring import Game, Prospects

#: Hands that are looked at, and worlds with each.
_HANDS: Final = 96
_WORLDS: Final = 24
#: The seat that chooses in them, and leads a negative deal where the chooser does.
_SEAT: Final = 1
_DEALER: Final = 0
_SEED: Final = 1
#: Rounds in which what others leave, and what is chosen, find together.
_ROUNDS: Final = 3

#: By contract, and ``plus``: the points of the chooser with each hand.
Values = Mapping[str, Sequence[float]]


def later_costs(options: KingOptions, number: int, legal: Sequence[str]) -> dict[str, float]:
    """Return the points that each of ``legal`` costs later (0: the cheapest), after ``number`` deals of the match."""
    contracts = tuple(sorted({CHOSEN[token] for token in legal if token in CHOSEN}))
    plus = any(token in DECLARED for token in legal)
    chosen = options.negative_deals + PLAYERS * options.quota_plus  # deals of the match that are chosen
    turns = max(1, chosen // PLAYERS - number // PLAYERS)
    left = _likely_left(options, turns, bool(contracts), plus)
    stays = _second_copy(options, number)
    values, others = _prices(options)
    costs: dict[str, float] = {}
    for token in legal:
        contract = CHOSEN.get(token, "")
        total = 0.0
        for negatives, positives in left:
            if not contract:
                total += _ahead(values, others, contracts, negatives, positives - 1)
                continue
            rest = tuple(name for name in contracts if name != contract)
            with_it = _ahead(values, others, contracts, negatives - 1, positives)
            without = _ahead(values, others, rest or contracts, negatives - 1, positives)
            total += stays * with_it + (1 - stays) * without - others[contract]
        costs[token] = total / len(left)
    cheapest = max(costs.values())
    return {token: cost - cheapest for token, cost in costs.items()}


def _likely_left(options: KingOptions, turns: int, negative: bool, plus: bool) -> list[tuple[int, int]]:
    """Return the possible numbers of negative and plus deals that the seat still declares, this one included."""
    most_negative = options.quota_negative or turns
    found = [
        (negatives, turns - negatives)
        for negatives in range(turns + 1)
        if negatives <= most_negative and turns - negatives <= options.quota_plus
        if (negatives > 0) == negative and (turns - negatives > 0) == plus
    ]
    return found or [(max(1, turns) if negative else 0, 1 if plus else 0)]


def _second_copy(options: KingOptions, number: int) -> float:
    """Return the chance that a contract that may be chosen may be chosen once more after it."""
    used, copies = number / options.deals, options.each_negative
    none, one = used**copies, copies * (1 - used) * used ** (copies - 1)
    return 1 - one / (1 - none)


def _ahead(
    values: Values, others: Mapping[str, float], contracts: Sequence[str], negatives: int, positives: int
) -> float:
    """Return the value of these choices to come, each with a hand of its own, against what others would leave."""
    if negatives <= 0 and positives <= 0:
        return 0.0
    plus = values["plus"] if positives > 0 else ()
    best = _best(values, others, contracts) if negatives > 0 and contracts else ()
    after_minus = _ahead(values, others, contracts, negatives - 1, positives) if best else 0.0
    after_plus = _ahead(values, others, contracts, negatives, positives - 1) if plus else 0.0
    if best and plus:
        return statistics.fmean(max(one + after_minus, two + after_plus) for one, two in zip(best, plus, strict=True))
    if best:
        return statistics.fmean(best) + after_minus
    return statistics.fmean(plus) + after_plus if plus else 0.0


def _best(values: Values, others: Mapping[str, float], contracts: Sequence[str]) -> list[float]:
    rows = [[points - others[name] for points in values[name]] for name in contracts]
    return [max(column) for column in zip(*rows, strict=True)]


@functools.lru_cache(maxsize=16)
def _prices(options: KingOptions) -> tuple[Values, Mapping[str, float]]:
    """Return what contracts bring to their chooser, by hand; and to each other player when one of them chooses."""
    values = _values(options)
    totals = {name: -unit_total(options, name) * unit_value(options, name) for name in options.contracts}
    others: dict[str, float] = {name: totals[name] / PLAYERS for name in options.contracts}
    for _ in range(_ROUNDS):
        best = _best(values, others, options.contracts)
        for name in options.contracts:
            chosen = [points for points, most in zip(values[name], best, strict=True) if points - others[name] >= most]
            if chosen:
                others[name] = (totals[name] - statistics.fmean(chosen)) / (PLAYERS - 1)
    return values, others


def _values(options: KingOptions) -> Values:
    stream = seeded(_SEED)
    worlds = array("q")
    gil_yield = GilYield()
    for _ in range(_HANDS):
        gil_yield.pause()  # once for each rule set, and no reason to keep other threads waiting
        hand, stream = _dealt(options.pack, options.tricks, stream)
        for _ in range(_WORLDS):
            rest = [card for card in options.pack if not hand >> card & 1]
            first, stream = _dealt(rest, options.tricks, stream)
            second, stream = _dealt([card for card in rest if not first >> card & 1], options.tricks, stream)
            third = sum(1 << card for card in options.pack) & ~(hand | first | second)
            worlds.extend([third, hand, first, second])
    leader = (_DEALER + 1) % PLAYERS if options.first_lead != "dealer" else _DEALER
    negative = {name: Game(name, -1, leader) for name in options.contracts}
    plus_leader = positive_leader(options, _DEALER, _SEAT)
    trumps = [name for name in options.declare if name in TRUMPS or name == "NT"] or ["NT"]
    plus = [Game(*DECLARED[f"plus:{name}"], plus_leader if plus_leader >= 0 else _SEAT) for name in trumps]
    prospects = Prospects(options, _SEAT, worlds, 1, _SEED)
    prospects.play([*negative.values(), *plus], lambda: False, 1)

    def by_hand(game: Game) -> list[float]:
        points = prospects.points(game)
        return [statistics.fmean(points[at : at + _WORLDS]) for at in range(0, len(points), _WORLDS)]

    values: dict[str, Sequence[float]] = {name: by_hand(game) for name, game in negative.items()}
    values["plus"] = [max(column) for column in zip(*(by_hand(game) for game in plus), strict=True)]
    return values


def _dealt(cards: Sequence[int], count: int, stream: int) -> tuple[int, int]:
    pool, hand = list(cards), 0
    for _ in range(count):
        stream = next_random(stream) & MASK_63
        hand |= 1 << pool.pop(random_below(stream, len(pool)))
    return hand, stream

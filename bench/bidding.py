"""Auctions of King: the weights by which a hand is judged, and what judging by simulation gains.

python -m bench.bidding fit --deals 60000         print the weights of bots/king/calling/bidding_weights.py
"""

import argparse
import math
import random
import statistics
import time
from array import array
from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from kingcraft.bots.decision import Decision
from kingcraft.bots.king.calling.bidding_hand import MINUS_WEIGHTS, PLUS_WEIGHTS
from kingcraft.bots.king.calling.calls import judge_call
from kingcraft.bots.king.calling.declaring import Game, Prospects
from kingcraft.bots.limits import Budget
from kingcraft.bots.thumb import ThumbBot
from kingcraft.games.king.choosing import Used
from kingcraft.games.king.options import KingOptions
from kingcraft.games.king.table import KingState, deal_state
from kingcraft.games.registry import observe, preset
from kingcraft.games.rule_text import parse_rule_text

#: The preset of each of the two packs.
_PRESETS = {52: "king", 32: "king32"}
_TRUMPS = (0, 1, 2, 3, -1)
_THUMB = ThumbBot()
_PLAYOUTS = 32


def plus_features(suits: Any) -> Any:
    """Of holdings (n x 13 of 0 and 1, by strength): the features of ``bidding_hand.plus_suit``, n x 20."""
    length = suits.sum(axis=1)
    ten, jack, queen, king, ace = (suits[:, strength] for strength in (8, 9, 10, 11, 12))
    columns = [np.minimum(length, 8) == size for size in range(9)]
    columns += [ace, king, queen, jack, ten]
    columns += [king * (length < 2), queen * (length < 3), jack * (length < 4)]
    columns += [ace * king, king * queen, ace * queen]
    return np.stack(columns, axis=1).astype(float)


def minus_features(suits: Any, low: int) -> Any:
    """The features of ``bidding_hand.minus_suit``, n x 17."""
    length = suits.sum(axis=1)
    columns = [(np.minimum(length, 8) == size).astype(float) for size in range(9)]
    order = np.cumsum(suits, axis=1) * suits
    strengths = (np.arange(13) - low) / (12 - low)
    for number in range(1, 5):
        height = ((order == number) * strengths).sum(axis=1)
        columns += [height, height * height]
    return np.stack(columns, axis=1)


def solved(features: Any, tricks: Any, weight: Any = None) -> Any:
    """Least squares with a little ridge: lengths add up to the hand, so that one weight is free."""
    weighted = features if weight is None else features * weight[:, None]
    matrix = weighted.T @ features + 0.5 * np.eye(features.shape[1])
    return np.linalg.solve(matrix, weighted.T @ tricks)


def fit(deck: int, deals: int, seed: int) -> list[float]:
    """The 97 weights for a pack."""
    options: KingOptions = preset("king", _PRESETS[deck]).options
    chance = random.Random(seed)
    hands = array("q")
    size = options.tricks
    for _ in range(deals):
        cards = chance.sample(options.pack, deck)
        hands.extend(sum(1 << card for card in cards[size * seat : size * seat + size]) for seat in range(4))
    prospects = Prospects(options, 0, hands, 4, seed)
    games = [Game("plus", trump, 0) for trump in _TRUMPS] + [Game("minus", -1, 0)]
    prospects.play(games, lambda: False, 1)
    tricks = {game: np.array([prospects.units(game, seat) for seat in range(4)]).T.ravel() for game in games}

    holdings = np.array(hands, dtype=np.int64)
    suits = [
        np.stack([holdings >> ((strength + 1) % 13 * 4 + suit) & 1 for strength in range(13)], axis=1)
        for suit in range(4)
    ]
    plus = [plus_features(suit) for suit in suits]
    side = sum(plus)
    both, wanted, weight = [], [], []
    for trump in range(4):
        both.append(np.hstack([plus[trump], side - plus[trump]]))
        wanted.append(tricks[Game("plus", trump, 0)])
        weight.append(np.where(suits[trump].sum(axis=1) >= size // 4 + 1, 1.0, 0.1))
    weights_trump = solved(np.vstack(both), np.hstack(wanted), np.hstack(weight))
    report("trump", np.vstack(both), np.hstack(wanted), weights_trump)
    weights_without = solved(side, tricks[games[4]])
    report("no trump", side, tricks[games[4]], weights_without)

    # Another seat names the game: the best of the other three.
    promised = np.stack([features @ weights_trump for features in both] + [side @ weights_without], axis=1)
    best = promised.max(axis=1).reshape(-1, 4)
    names = promised.argmax(axis=1).reshape(-1, 4)
    by_game = np.stack([tricks[game] for game in games[:5]], axis=1)
    aside = np.zeros(len(holdings))
    for seat in range(4):
        rivals = best.copy()
        rivals[:, seat] = -1
        game = names[np.arange(deals), rivals.argmax(axis=1)]
        aside[seat::4] = by_game[np.arange(deals) * 4 + seat, game]
    weights_aside = solved(side, aside)
    report("aside", side, aside, weights_aside)
    minus = sum(minus_features(suit, 0 if deck == 52 else 5) for suit in suits)
    weights_minus = solved(minus, tricks[games[5]])
    report("minus", minus, tricks[games[5]], weights_minus)
    assert len(weights_trump) == 2 * PLUS_WEIGHTS
    assert len(weights_minus) == MINUS_WEIGHTS
    return [round(float(one), 3) for one in [*weights_trump, *weights_without, *weights_aside, *weights_minus]]


def report(name: str, features: Any, tricks: Any, weights: Sequence[float]) -> None:
    """Say how far the tricks lie from what is promised."""
    rest = tricks - features @ weights
    print(f"# {name}: tricks {tricks.mean():.2f} +- {tricks.std():.2f}, unexplained {rest.std():.2f}")


class Caller(Protocol):
    """A player who makes calls."""

    def __call__(self, decision: Decision) -> str: ...


def by_thumb(decision: Decision) -> str:
    """What ``thumb-1`` says."""
    return _THUMB.choose(decision)


def called(state: KingState, seat: int, caller: Caller, seed: int) -> KingState:
    """The deal when all calls are made, by ``caller`` in ``seat`` and by ``thumb-1`` in the others."""
    number = 0
    while not state.over and state.phase != "play":
        who, number = state.to_act, number + 1
        decision = Decision(state.rules, observe(state, who), state.legal(), seed * 1000 + number)
        state = state.apply(caller(decision) if who == seat else by_thumb(decision))
    return state


def played(state: KingState) -> list[float]:
    """The points of the deal when ``thumb-1`` plays it."""
    while not state.over:
        state = state.apply(by_thumb(Decision(state.rules, observe(state, state.to_act), state.legal(), 0)))
    return [float(points) for points in state.scores()]


def played_out(state: KingState) -> list[float]:
    """The mean points of many playouts by the card policy."""
    if state.over:
        return [float(points) for points in state.scores()]
    auction = state.auction
    sold = auction is not None and auction.step == "sold"
    buyer, price = (auction.buyer, auction.price) if auction is not None and sold else (-1, -1)
    game = Game(state.contract, state.trump, state.leader)
    points = []
    for seat in range(4):
        prospects = Prospects(state.options, seat, array("q", state.hands), _PLAYOUTS, 1)
        prospects.play([game], lambda: False, 1)
        points.append(prospects.points(game, state.dealer, buyer, price)[0])
    return points


def gain(name: str, deals: int, seed: int, budget: Budget, play: str) -> None:
    """Print what calls by simulation gain under the rules ``name``."""
    rules = parse_rule_text(name)
    options: KingOptions = rules.options
    chance = random.Random(seed)
    score = played if play == "thumb-1" else played_out
    seconds: list[float] = []
    said: list[float] = []
    beyond: list[float] = []

    def by_simulation(decision: Decision) -> str:
        if len(decision.legal) == 1:
            return decision.legal[0]
        before = time.process_time()
        best = judge_call(decision, budget).best
        seconds.append(time.process_time() - before)
        said.append(best.points)
        return best.token

    seats: list[list[float]] = [[] for _ in range(4)]
    for number in range(deals):
        deck = tuple(chance.sample(options.pack, options.deck))
        used = Used() if options.chooser else Used(deals=len(options.contracts))
        state = deal_state(rules, 0, deck, used)
        usual = called(state, -1, by_thumb, number)
        usual_points = score(usual)
        for seat in range(4):
            said.clear()
            other = called(state, seat, by_simulation, number * 4 + seat)
            alike = (usual.contract, usual.trump, usual.auction) == (other.contract, other.trump, other.auction)
            got = usual_points[seat] if alike and usual.leader == other.leader else score(other)[seat]
            seats[seat].append(got - usual_points[seat])
            if said:
                beyond.append(got - said[0])
    means = [statistics.fmean(row) for row in zip(*seats, strict=True)]
    print(f"{name}, {deals} deals, {budget.worlds} x {budget.playouts}, play: {play}")
    print(f"  points gained a deal   {interval(means)}")
    for seat, row in enumerate(seats):
        print(f"    {'dealer' if seat == 0 else f'seat {seat}'}               {interval(row)}")
    if len(beyond) > 1 and not options.chooser:
        print(f"  beyond what was expected at the first call {interval(beyond)}")
    seconds.sort()
    if seconds:
        longest, most = seconds[-1], seconds[len(seconds) * 99 // 100]
        print(f"  CPU seconds a call     {statistics.fmean(seconds):.3f}, 99% under {most:.3f}, longest {longest:.3f}")


def interval(samples: Sequence[float]) -> str:
    """A mean and its 99 percent interval."""
    width = 2.576 * statistics.stdev(samples) / math.sqrt(len(samples))
    return f"{statistics.fmean(samples):7.2f} +- {width:.2f}"


def main() -> None:
    """Print what the arguments ask for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=["fit", "gain"])
    parser.add_argument("--deals", type=int, default=60000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rules", default="king")
    parser.add_argument("--worlds", type=int, default=100)
    parser.add_argument("--playouts", type=int, default=6)
    parser.add_argument("--play", choices=["thumb-1", "policy"], default="thumb-1")
    arguments = parser.parse_args()
    if arguments.what == "gain":
        budget = Budget(arguments.worlds, arguments.playouts)
        gain(arguments.rules, arguments.deals, arguments.seed, budget, arguments.play)
        return
    for deck in _PRESETS:
        print(f"    {deck}: (")
        weights = fit(deck, arguments.deals, arguments.seed)
        for at in range(0, len(weights), 10):
            print("        " + " ".join(f"{one}," for one in weights[at : at + 10]))
        print("    ),")


if __name__ == "__main__":
    main()

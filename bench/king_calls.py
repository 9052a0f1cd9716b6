"""Fits what calls say about hands (``kingcraft/bots/king/inference/call_model.py``) to what ``thumb-1`` calls.

    python -m bench.king_calls

First the games: what a declarer names (freely, or bound to plus) and what a chooser chooses with everything still open
to them; then the bids, by the scores of the games. Reported as in ``bench.king_plays``, on hands that were not fitted.
"""

import argparse
import random
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from bench.logit import Choices, Table, fitted, joined, told
from kingcraft.bots.bot import BOTS
from kingcraft.bots.decision import Decision
from kingcraft.bots.king.inference.call_model import (
    BID_FEATURES,
    GAME_FEATURES,
    GAME_KINDS,
    NEGATIVE_CONTRACTS,
    bid_features,
    danger_features,
    game_score,
    honour_features,
    honours_of,
    low_features,
    trump_features,
)
from kingcraft.bots.king.knowledge.calls_seen import (
    BIDDING,
    GAMES,
    MINUS,
    MINUS_GAME,
    NO_TRUMP,
    PASSED,
    PLUS,
    SeenCall,
    seen_calls_of,
)
from kingcraft.bots.king.strength import by_strength
from kingcraft.games.king.choosing import Used
from kingcraft.games.king.game import KING
from kingcraft.games.king.observe import observe
from kingcraft.games.king.table import deal_state
from kingcraft.games.registry import rule_set

WEIGHTS = Path(__file__).parent.parent / "src/kingcraft/bots/king/inference/call_weights.py"
#: Rules to hear calls under: the preset, options beside it, the number of the deal, its share of the deals.
TABLES: tuple[tuple[str, dict[str, object], int, int], ...] = (
    ("king", {}, 6, 3),
    ("king", {"auction": "off"}, 6, 2),
    ("brazil-simple", {}, 6, 1),
    ("portugal", {}, 6, 1),
    ("turkey", {}, 0, 3),
)


class Said(NamedTuple):
    """A call and the hand (by strength) that made it."""

    call: SeenCall
    hand: int


def calls_of(deals: int, seed: str) -> Iterator[Said]:
    """What ``thumb-1`` says before the play in ``deals`` deals a share."""
    bot = BOTS["thumb-1"]()
    for preset, options, number, share in TABLES:
        rules = rule_set("king", preset, options)
        for deal in range(share * deals):
            chance = random.Random(f"{seed}/{preset}/{options}/{deal}")
            state = deal_state(rules, deal % 4, tuple(chance.sample(KING.pack(rules.options), 52)), Used(deals=number))
            while state.phase not in ("play", "over"):
                legal = state.legal()
                state = state.apply(bot.choose(Decision(rules, observe(state, state.to_act), legal, 0)))
            calls = [(seat, token) for seat, token in state.history if not token.startswith("lead:")]
            for call in seen_calls_of(rules.options, state.dealer, calls):
                yield Said(call, by_strength(state.hands[call.seat]))


def named(said: list[Said]) -> Choices:
    """The choices of a game: features in the places of the game's kind, 0 in all others."""
    rows, numbers, chosen = [], [], []
    for number, (call, hand) in enumerate(said):
        for game in range(GAMES + NEGATIVE_CONTRACTS):
            if call.kind != BIDDING and call.open >> game & 1 and call.open != 1 << call.said:
                row = np.zeros(GAME_KINDS * GAME_FEATURES)
                kind, features = game_features(hand, game)
                row[kind * GAME_FEATURES :][:GAME_FEATURES] = features
                rows.append(row)
                numbers.append(number)
                chosen.append(int(game == call.said))
    return joined([np.array(rows)], [np.array(numbers)], [np.array(chosen)])


def game_features(hand: int, game: int) -> tuple[int, tuple[float, ...]]:
    """The kind of a game and its features; as ``call_model.game_score`` takes them."""
    if game < NO_TRUMP:
        return 0, trump_features(hand, game)
    if game == NO_TRUMP:
        return 1, honour_features(hand)
    if game == MINUS_GAME:
        return 2, low_features(hand, 0)
    return game - GAMES + GAME_KINDS - NEGATIVE_CONTRACTS, danger_features(hand, 0)


def bids(said: list[Said], weights: Table) -> Choices:
    """The choices of a bid: features in the places of its kind, all 0 for none."""
    rows, numbers, chosen = [], [], []
    flat = list(weights)
    for number, (call, hand) in enumerate(said):
        if call.kind != BIDDING or call.open == 1 << call.said:
            continue
        plus = max(game_score(flat, hand, game, 0) for game in range(NO_TRUMP + 1))
        minus = game_score(flat, hand, MINUS_GAME, 0)
        for kind, own, other, price in (
            (PASSED, 0.0, 0.0, 0),
            (PLUS, plus, minus, call.plus),
            (MINUS, minus, plus, call.minus),
        ):
            if call.open >> kind & 1:
                row = np.zeros(2 * BID_FEATURES)
                if kind != PASSED:
                    row[(kind - 1) * BID_FEATURES :][:BID_FEATURES] = bid_features(own, other, honours_of(hand), price)
                rows.append(row)
                numbers.append(number)
                chosen.append(int(kind == call.said))
    return joined([np.array(rows)], [np.array(numbers)], [np.array(chosen)])


def text_of(games: Table, offers: Table, command: str) -> str:
    """The module of weights."""
    lines = [f'"""The weights of :mod:`.call_model`, fitted by ``{command}``."""', "", "from typing import Final", ""]
    lines += ["#: By kind of game: trump, no trump, minus, the negative contracts; then for bids of plus and of minus."]
    lines += ["# fmt: off", "WEIGHTS: Final = ("]
    rows = [*games.reshape(GAME_KINDS, GAME_FEATURES), *offers.reshape(2, BID_FEATURES)]
    lines += [f"    {', '.join(f'{weight:.2f}' for weight in row)}," for row in rows]
    return "\n".join([*lines, ")", "# fmt: on", ""])


def main() -> None:
    """Fit, write and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=2000, help="deals a share")
    arguments = parser.parse_args()
    seen, unseen = list(calls_of(arguments.deals, "fitted")), list(calls_of(arguments.deals // 5, "told"))
    games = np.round(fitted(named(seen)), 2)
    offers = np.round(fitted(bids(seen, games)), 2)
    WEIGHTS.write_text(text_of(games, offers, f"python -m bench.king_calls --deals {arguments.deals}"))
    print("       bits: chance  fitted  likeliest  choices")
    print(f"games  {told(named(unseen), games):>40}")
    print(f"bids   {told(bids(unseen, games), offers):>40}")


if __name__ == "__main__":
    main()

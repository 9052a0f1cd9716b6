"""Fits the model of how King players play (``bots/king/inference/play_model.py``) to deals that bots play.

    python -m bench.king_plays                    fit to thumb-1 and write play_weights.py
    python -m bench.king_plays --bot master --deals 100 --only-tell     how well the weights there tell another's play

For every choice of a card with more than one legal card: the features of all legal cards and which was played; then
the weights that make the seen choices most likely (a multinomial logit is concave: Newton's method finds the one
maximum; a slight pull to 0 keeps weights finite that nothing speaks for). Told in bits a choice, on deals that were
not fitted to: chance, fitted, and how often the likeliest card was the one played.
"""

import argparse
import random
from array import array
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from bench.logit import Choices, Marks, Table, fitted, joined, told
from kingcraft.bots.bot import BOTS, Bot
from kingcraft.bots.decision import Decision
from kingcraft.bots.king.inference.likelihood import tabulate
from kingcraft.bots.king.inference.play_model import FEATURES, KIND, KINDS, TRUMP_KIND, kind_of, play_weights
from kingcraft.bots.king.knowledge.constraints import replayed
from kingcraft.bots.king.knowledge.plays import Play
from kingcraft.bots.king.knowledge.plays_seen import seen_plays_of, words_of_plays
from kingcraft.cards import parse_card
from kingcraft.games.king.choosing import Used
from kingcraft.games.king.contracts import terms_of
from kingcraft.games.king.game import KING
from kingcraft.games.king.observe import observe
from kingcraft.games.king.table import KingState, deal_state
from kingcraft.games.registry import rule_set

WEIGHTS = Path(__file__).parent.parent / "src/kingcraft/bots/king/inference/play_weights.py"
PLACES = ("lead", "follow", "void")
#: Rows that a deal can have: 52 choices of at most 13 cards.
ROOM = 52 * 13
#: Weights on a line.
HALF = FEATURES // 2


def kinds_of_deals(deals: int) -> Iterator[tuple[dict[str, object], int, int]]:
    """Options beside those of the default preset, the number of the deal in a match, and how many such deals."""
    for number in range(6):
        yield {}, number, deals
    yield {}, 6, 2 * deals  # auctions
    yield {"auction": "off", "declare": ["NT"]}, 6, deals
    yield {"auction": "off", "declare": ["minus"]}, 6, deals // 2


def played_deals(bot: Bot, deals: int, seed: str, odd: float) -> Iterator[KingState]:
    """Deals that ``bot`` has played on all seats; with the chance ``odd`` a card is a random one."""
    for options, number, many in kinds_of_deals(deals):
        rules = rule_set("king", "king", options)
        for deal in range(many):
            chance = random.Random(f"{seed}/{options}/{number}/{deal}")
            deck = chance.sample(KING.pack(rules.options), 52)
            state = deal_state(rules, deal % 4, tuple(deck), Used(deals=number))
            while not state.over:
                legal = state.legal()
                if state.phase == "play" and chance.random() < odd:
                    token = chance.choice(legal)
                else:
                    decision = Decision(rules, observe(state, state.to_act), legal, chance.getrandbits(63))
                    token = bot.choose(decision)
                state = state.apply(token)
            if not state.unplayed:
                yield state


def choices_of(states: Iterator[KingState]) -> dict[tuple[int, int], Choices]:
    """All choices in the deals, by kind of contract and place in the trick."""
    found: dict[tuple[int, int], list[tuple[Table, Marks]]] = {}
    for number, state in enumerate(states):
        terms = terms_of(state.options, state.contract, state.trump)
        plays = [Play(seat, card) for seat, token in state.history if (card := parse_card(token)) is not None]
        before = list(replayed(terms, state.hands, state.leader, plays))[:-1]
        rows, marks = np.zeros((ROOM, FEATURES)), np.zeros((ROOM, 3), dtype=np.int64)
        words = words_of_plays(list(seen_plays_of(terms, before, plays)))
        hands = array("q", [state.hand(seat) for seat in range(4)])
        used = tabulate(terms, words, hands, rows.reshape(-1), marks.reshape(-1), ROOM)
        marks[:, 0] += 52 * number
        for place in range(len(PLACES)):
            at = marks[:used, 1] == place
            found.setdefault((kind_of(state.contract, terms), place), []).append((rows[:used][at], marks[:used][at]))
    return {
        key: joined(
            [rows for rows, _ in parts], [marks[:, 0] for _, marks in parts], [marks[:, 2] for _, marks in parts]
        )
        for key, parts in sorted(found.items())
    }


def text_of(weights: dict[tuple[int, int], Table], command: str) -> str:
    """The module of weights."""
    names = {number: name for name, number in KINDS.items() if name != "minus"} | {TRUMP_KIND: "plus, with a trump"}
    lines = [f'"""The weights of :mod:`.play_model`, fitted by ``{command}``."""', "", "from typing import Final", ""]
    lines += ["#: By kind of contract, two lines each for leading, following suit, and void of the suit.", "# fmt: off"]
    lines += ["WEIGHTS: Final = ("]
    for kind, name in sorted(names.items()):
        lines.append(f"    # {name}")
        for place in range(len(PLACES)):
            row = [f"{weight:.2f}" for weight in weights[kind, place]]
            lines += [f"    {', '.join(row[:HALF])},", f"    {', '.join(row[HALF:])},"]
    return "\n".join([*lines, ")", "# fmt: on", ""])


def main() -> None:
    """Fit and write, or only tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bot", default="thumb-1", choices=list(BOTS))
    parser.add_argument("--deals", type=int, default=1200, help="deals a contract")
    parser.add_argument("--odd", type=float, default=0.02, help="the share of random cards")
    parser.add_argument("--only-tell", action="store_true", help="fit nothing, write nothing")
    arguments = parser.parse_args()
    bot = BOTS[arguments.bot]()
    unseen = choices_of(played_deals(bot, max(1, arguments.deals // 5), "told", arguments.odd))
    if arguments.only_tell:
        flat = np.array(play_weights())
        weights = {key: flat[key[0] * KIND + key[1] * FEATURES :][:FEATURES] for key in unseen}
    else:
        seen = choices_of(played_deals(bot, arguments.deals, "fitted", arguments.odd))
        weights = {key: np.round(fitted(choices), 2) for key, choices in seen.items()}
        command = f"python -m bench.king_plays --bot {arguments.bot} --deals {arguments.deals} --odd {arguments.odd}"
        WEIGHTS.write_text(text_of(weights, command))
    print("kind  place     bits: chance  fitted  likeliest  choices")
    for (kind, place), choices in unseen.items():
        print(f"{kind:4}  {PLACES[place]:7}{told(choices, weights[kind, place]):>40}", flush=True)


if __name__ == "__main__":
    main()

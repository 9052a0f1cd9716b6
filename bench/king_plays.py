"""Fits the model of how King players play (``bots/king/inference/play_model.py``) to deals that bots play.

    python -m bench.king_plays DIR              fit every style and write play_weights.py; DIR keeps the deals
    python -m bench.king_plays DIR --only-tell  how well the weights there tell what the players play

A style is a set of weights, fitted to one or more kinds of players (:data:`PLAYERS`). For every choice of a card with
more than one legal card: the features of all legal cards and which was played; then the weights that make the seen
choices most likely (a multinomial logit is concave: Newton's method finds the one maximum; a slight pull to 0 keeps
weights finite that nothing speaks for). Told in bits a choice for each style, on deals that were not fitted to: the
fewest are those of the style that tells a player best.
"""

import argparse
from array import array
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import numpy as np

from bench.king_deals import PlayedDeal, kept
from bench.king_reads import FITTED, HELD_OUT
from bench.logit import Choices, Marks, Table, chances, fitted, joined
from kingcraft.bots.king.inference.likelihood import tabulate
from kingcraft.bots.king.inference.play_model import (
    FEATURES,
    KIND,
    KINDS,
    STYLE,
    STYLES,
    TRUMP_KIND,
    kind_of,
    play_weights,
)
from kingcraft.bots.king.knowledge.constraints import replayed
from kingcraft.bots.king.knowledge.plays import Play
from kingcraft.bots.king.knowledge.plays_seen import seen_plays_of, words_of_plays
from kingcraft.cards import parse_card
from kingcraft.games.king.contracts import terms_of

WEIGHTS = Path(__file__).parent.parent / "src/kingcraft/bots/king/inference/play_weights.py"
PLACES = ("lead", "follow", "void")
#: Rows that a deal can have: 52 choices of at most 13 cards.
ROOM = 52 * 13
#: Weights on a line.
HALF = FEATURES // 2
#: The bots that each style is fitted to, and how many deals a contract they play.
PLAYERS: Final = {
    "rules": {"thumb-1+0.02": 1200},
    "people": {"casual": 400, "casual+0.15": 400},
    "search": {"strong": 120, "master@worlds=10,playouts=40": 120},
    "novices": {"beginner": 400},
}
#: The chance that a choice of any style is a random one, when styles are compared (``inference.FLOOR``).
FLOOR: Final = 0.02

Key = tuple[int, int]


def choices_of(deals: Iterable[PlayedDeal], seed: str) -> dict[Key, list[tuple[Table, Marks, Marks]]]:
    """All choices, by kind of contract and place in the trick: rows, the choice of each, 1 for the card played."""
    found: dict[Key, list[tuple[Table, Marks, Marks]]] = {}
    for number, deal in enumerate(deals):
        *_, state = deal.states(seed)
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
            part = (rows[:used][at], marks[:used, 0][at], marks[:used, 2][at])
            found.setdefault((kind_of(state.contract, terms), place), []).append(part)
    return found


def together(parts: Sequence[tuple[Table, Marks, Marks]]) -> Choices:
    """The parts as one."""
    rows, numbers, chosen = zip(*parts, strict=True)
    return joined(rows, numbers, chosen)


def fit(folder: Path, players: dict[str, int]) -> dict[Key, Table]:
    """The weights of a style, by kind of contract and place."""
    deals = (deal for player, many in players.items() for deal in kept(folder, player, many, "fitted"))
    return {key: np.round(fitted(together(parts)), 2) for key, parts in sorted(choices_of(deals, "fitted").items())}


def weights_there() -> list[dict[Key, Table]]:
    """The weights that are in use, by style."""
    flat = np.array(play_weights())
    keys = [(kind, place) for kind in range(TRUMP_KIND + 1) for place in range(len(PLACES))]
    return [
        {key: flat[style * STYLE + key[0] * KIND + key[1] * FEATURES :][:FEATURES] for key in keys}
        for style in range(len(STYLES))
    ]


def text_of(styles: Sequence[dict[Key, Table]], command: str) -> str:
    """The module of weights."""
    names = {number: name for name, number in KINDS.items() if name != "minus"} | {TRUMP_KIND: "plus, with a trump"}
    lines = [f'"""The weights of :mod:`.play_model`, fitted by ``{command}``."""', "", "from typing import Final", ""]
    lines += ["#: By style and kind of contract, two lines each for leading, following suit, and void of the suit."]
    lines += ["# fmt: off", "WEIGHTS: Final = ("]
    for style, weights in zip(STYLES, styles, strict=True):
        for kind, name in sorted(names.items()):
            lines.append(f"    # {style}: {name}")
            for place in range(len(PLACES)):
                row = [f"{weight:.2f}" for weight in weights[kind, place]]
                lines += [f"    {', '.join(row[:HALF])},", f"    {', '.join(row[HALF:])},"]
    return "\n".join([*lines, ")", "# fmt: on", ""])


def bits(choices: Choices, weights: Table) -> Table:
    """The bits of each choice."""
    sizes = np.diff(np.r_[choices.first, len(choices.rows)])
    chance = (1 - FLOOR) * chances(choices, weights)[choices.played] + FLOOR / sizes
    return np.asarray(-np.log2(chance))


def main() -> None:
    """Fit and write, or only tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the deals are kept")
    parser.add_argument("--deals", type=int, default=30, help="deals a contract to compare the styles on")
    parser.add_argument("--only-tell", action="store_true", help="fit nothing, write nothing")
    arguments = parser.parse_args()
    if arguments.only_tell:
        styles = weights_there()
    else:
        styles = [fit(arguments.folder, PLAYERS[style]) for style in STYLES]
        WEIGHTS.write_text(text_of(styles, "python -m bench.king_plays DIR"))
    print(f"| bits a choice | chance | {' | '.join(STYLES)} |")
    print(f"|---|{'--:|' * (1 + len(STYLES))}")
    for player in (*FITTED, *HELD_OUT):
        found = choices_of(kept(arguments.folder, player, arguments.deals, "told"), "told")
        unseen = {key: together(parts) for key, parts in sorted(found.items())}
        chance = np.concatenate([np.log2(np.diff(np.r_[one.first, len(one.rows)])) for one in unseen.values()])
        told = [np.concatenate([bits(one, weights[key]) for key, one in unseen.items()]) for weights in styles]
        print(f"| {player} | {chance.mean():.3f} | {' | '.join(f'{one.mean():.3f}' for one in told)} |", flush=True)


if __name__ == "__main__":
    main()

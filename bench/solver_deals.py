"""The committed list of hard deals for the solver: written, and read.

    python -m bench.solver_deals

writes ``bench/solver_deals.json``: 100 deals a contract at nine and at ten cards a hand, all cards that count still
out, the rest by chance with a fixed seed; the leader and the seat that is solved for by chance too, and in ``plus`` the
trump suit or none. A deal is one line: seat, leader, trump suit or ``-``, then the four hands from seat 0 on, each as
clubs.diamonds.hearts.spades with the highest card first.
"""

import json
import random
from pathlib import Path
from typing import NamedTuple

from kingcraft.bots.king.solver.solver import points_of_a_unit
from kingcraft.cards import RANKS, SUIT_SETS, SUITS, card_set, members
from kingcraft.games.king.contracts import CONTRACTS, Terms, terms_of
from kingcraft.games.king.options import KingOptions
from kingcraft.games.king.play import PlayState, dealt

PATH = Path(__file__).with_name("solver_deals.json")
SIZES = (9, 10)
DEALS = 100
SEED = "hard deals"


class Hard(NamedTuple):
    """A deal before its first lead, and the seat that is solved for."""

    contract: str
    terms: Terms
    state: PlayState
    seat: int
    unit: int


def by_chance(contract: str, size: int, chance: random.Random) -> str:
    """A deal of ``size`` cards a hand as a line; all cards that count are out as far as they fit."""
    options = KingOptions()
    needed = list(members(terms_of(options, contract, -1).penalty))
    chance.shuffle(needed)
    needed = needed[: 4 * size]
    others = [card for card in options.pack if card not in needed]
    cards = needed + chance.sample(others, 4 * size - len(needed))
    chance.shuffle(cards)
    trump = chance.choice(f"-{SUITS}") if contract == "plus" else "-"
    hands = [_written(card_set(cards[seat::4])) for seat in range(4)]
    return f"{chance.randrange(4)} {chance.randrange(4)} {trump} {' '.join(hands)}"


def hard(contract: str, line: str) -> Hard:
    """The deal that a line tells."""
    options = KingOptions()
    seat, leader, trump, *texts = line.split()
    terms = terms_of(options, contract, -1 if trump == "-" else SUITS.index(trump))
    hands = [_read(text) for text in texts]
    first, second, third, fourth = (hands[(int(leader) + step) % 4] for step in range(4))
    state = dealt(terms, first, second, third, fourth, int(leader))
    return Hard(contract, terms, state, int(seat), points_of_a_unit(options, contract))


def committed() -> dict[str, dict[int, list[Hard]]]:
    """The list, by contract and by cards a hand."""
    written = json.loads(PATH.read_text())["deals"]
    return {
        contract: {int(size): [hard(contract, line) for line in lines] for size, lines in sizes.items()}
        for contract, sizes in written.items()
    }


def _written(hand: int) -> str:
    by_suit = [sorted((card - 4) % 52 >> 2 for card in members(hand & suit)) for suit in SUIT_SETS]
    return ".".join("".join(RANKS[(rank + 1) % 13] for rank in reversed(ranks)) for ranks in by_suit)


def _read(text: str) -> int:
    return card_set(RANKS.index(rank) * 4 + suit for suit, ranks in enumerate(text.split(".")) for rank in ranks)


def main() -> None:
    """Write the list."""
    deals = {}
    for contract in CONTRACTS:
        deals[contract] = {
            size: [by_chance(contract, size, random.Random(f"{SEED} {contract} {size} {n}")) for n in range(DEALS)]
            for size in SIZES
        }
    PATH.write_text(json.dumps({"seed": SEED, "deals": deals}, indent=1) + "\n")
    print(f"{PATH.name}: {len(CONTRACTS) * len(SIZES) * DEALS} deals")


if __name__ == "__main__":
    main()

"""What Master's reading of kept cards tells about hidden cards in Kings Corner, by the share that counts as kept.

    python -m bench.corner_reads                         deals of each kind of player, 2 and 4 players; ten minutes
    python -m bench.corner_reads --bot strong --deals 200

Bits a card: the logarithm to base 2 of the chance that the worlds give to the true place of each card in another hand,
less the same for worlds that only hold what is certain. More is better; 0 is no reading. Deals of equal bots, `pagat`;
one turn in seven is looked at, from the second round on. The error is one standard error over deals.
"""

import argparse
import math
import random
import statistics
from collections.abc import Iterator
from typing import Final

from bench.thinkers import enter
from kingcraft.bots.decision import Decision
from kingcraft.bots.kings_corner.knowledge.knowledge import Knowledge, knowledge_of
from kingcraft.bots.kings_corner.worlds import chain, inference
from kingcraft.bots.kings_corner.worlds.worlds import deal_worlds
from kingcraft.cards import members
from kingcraft.games.kings_corner.game import KINGS_CORNER
from kingcraft.games.kings_corner.observe import observe
from kingcraft.games.kings_corner.table import KingsCornerState
from kingcraft.games.registry import preset

BOTS: Final = ("thumb-1", "casual", "strong", "master@worlds=10,playouts=30")
SHARES: Final = (0.05, 0.1, 0.2, 0.35, 0.5, 0.7)
WORLDS: Final = 300
_ONE_IN: Final = 7
#: Deals without end are left after as many actions.
_LONGEST: Final = 600


def count_as_kept(share: float) -> None:
    """Let ``share`` of the cards that fit count as kept at the end of a turn, half as many kings, fewer later."""
    cards, kings = (1.0, share, 0.6 * share, 0.45 * share), (1.0, 0.5 * share, 0.3 * share, 0.2 * share)
    for name, chances in (("", cards), ("KING_", kings)):
        for players in ("HELD_BACK", "HELD_BACK_BY_ONE"):
            setattr(inference, name + players, chances)
    chain.chain_of.cache_clear()


def bits(knowledge: Knowledge, hands: list[int], reading: bool) -> float:
    """Return the bits of all cards in other hands."""
    worlds = deal_worlds(knowledge, WORLDS, 1, inferring=reading)
    row, found = knowledge.players + 52, 0.0
    for seat, hand in enumerate(hands):
        for card in members(hand) if seat != knowledge.seat else ():
            hits = sum(worlds[at + seat] >> card & 1 for at in range(0, len(worlds), row))
            found += math.log2((hits + 0.5) / (WORLDS + 0.5 * knowledge.players))
    return found


def looks(name: str, players: int, deal: int) -> Iterator[KingsCornerState]:
    """The turns of a deal that are looked at."""
    rules, bot = preset("kings-corner", "pagat"), enter(name, math.inf)
    chance = random.Random(f"{players}/{deal}")
    state = KINGS_CORNER.deal(rules, players, deal % players, chance.sample(range(52), 52), (0, 0))
    while not state.over and len(state.history) < _LONGEST:
        decision = Decision(rules, observe(state, state.to_act), sorted(state.legal()), chance.getrandbits(40))
        if not state.moved and KINGS_CORNER.stage(state) > players and not chance.randrange(_ONE_IN):
            yield state
        state = state.apply(bot.choose(state, decision))


def main() -> None:
    """Print a line for each kind of player, number of players and share."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bot", action="append", default=[], help="who plays; default: four kinds")
    parser.add_argument("--players", action="append", type=int, default=[], help="default: 2 and 4")
    parser.add_argument("--deals", type=int, default=60)
    options = parser.parse_args()
    for name in options.bot or BOTS:
        for players in options.players or (2, 4):
            gains: dict[float, list[float]] = {share: [] for share in SHARES}
            for deal in range(options.deals):
                told, cards = dict.fromkeys(SHARES, 0.0), 0
                for state in looks(name, players, deal):
                    knowledge = knowledge_of(state.rules, observe(state, state.to_act))
                    certain = bits(knowledge, state.hands, reading=False)
                    cards += sum(hand.bit_count() for hand in state.hands) - state.hands[state.to_act].bit_count()
                    for share in SHARES:
                        count_as_kept(share)
                        told[share] += bits(knowledge, state.hands, reading=True) - certain
                for share in SHARES if cards else ():
                    gains[share].append(told[share] / cards)
            for share, found in gains.items():
                error = statistics.stdev(found) / math.sqrt(len(found))
                print(
                    f"{name}, {players} players, {share:4.0%} kept: {statistics.fmean(found):+.3f} ± {error:.3f} bits"
                )


if __name__ == "__main__":
    main()

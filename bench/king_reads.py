"""How much Master's reading of King tells, in bits a card, of players of several kinds.

    python -m bench.king_reads DIR                          what is read, of every kind; DIR keeps the deals
    python -m bench.king_reads DIR --players strong         of one kind
    python -m bench.king_reads DIR --exact                  what reading ``thumb-1`` can come to at most

In the middle of each deal, and once more near its end, one seat says for every unseen card how likely each other seat
is to hold it. Told is the binary logarithm of the chance that the true holder was given, more than without reading: by
plays alone, by calls alone, by both. 1.585 would be everything, if all three seats are as likely before. Errors are
standard errors over deals.
"""

import argparse
import math
import random
import statistics
from array import array
from collections.abc import Callable, Sequence
from dataclasses import replace as replaced
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from bench.king_deals import PlayedDeal, kept
from kingcraft.bots.king.inference.inference import TEMPER, add_calls, add_plays, plays_to_read
from kingcraft.bots.king.inference.play_model import KINDS, TRUMP_KIND, kind_of
from kingcraft.bots.king.knowledge.knowledge import Knowledge, knowledge_of
from kingcraft.bots.king.knowledge.plays_seen import SeenPlay, legal_then
from kingcraft.bots.king.worlds.dealing import uniform_worlds
from kingcraft.bots.king.worlds.worlds import deal_worlds
from kingcraft.bots.thumb.king import choose as by_rules_of_thumb
from kingcraft.cards import TEXTS, members
from kingcraft.games.king.observe import observe
from kingcraft.games.king.options import PLAYERS
from kingcraft.games.king.table import KingState
from kingcraft.games.king.view import KingObservation

#: The bots that the weights are fitted to, and those that they are not fitted to.
FITTED: Final = ("thumb-1", "casual", "strong", "master@worlds=10,playouts=40", "casual+0.15", "beginner")
HELD_OUT: Final = ("ismcts@playouts=1000", "thumb-1+0.3", "strong@worlds=2,playouts=20")
#: Complete tricks at which is asked.
TRICKS: Final = (4, 7)
#: Uniform worlds that are weighed, about as many as Master weighs; the weight of a chance that is certain of nothing.
WORLDS: Final = 4000
SMOOTH: Final = 1 / 300
SEED: Final = "told"

#: Steps of the chain that finds what could be read, and what a play costs that was not so.
STEPS: Final = 4000
COST: Final = 2.5

Weigh = Callable[[Knowledge, "array[int]", "array[float]"], None]


class Read(NamedTuple):
    """Bits a card at one point of a deal: without reading, by plays, by calls, by both."""

    deal: int
    kind: int
    bits: tuple[float, float, float, float]


def nothing(_knowledge: Knowledge, _worlds: "array[int]", _logs: "array[float]") -> None:
    """Read nothing."""


def both(knowledge: Knowledge, worlds: "array[int]", logs: "array[float]") -> None:
    """Read plays and calls."""
    add_plays(knowledge, worlds, logs)
    add_calls(knowledge, worlds, logs)


def bits_of(knowledge: Knowledge, hands: Sequence[int], worlds: "array[int]", logs: "array[float]") -> float:
    """The mean binary logarithm of the chance that weighed worlds give to the true holder of an unseen card."""
    weights = np.exp(TEMPER * (np.array(logs) - max(logs)))
    weights /= weights.sum()
    cards = np.array(list(members(knowledge.unseen)))
    holders = np.array([next(seat for seat in knowledge.others if hands[seat] >> card & 1) for card in cards])
    given = weights @ (np.array(worlds).reshape(-1, PLAYERS)[:, holders] >> cards & 1)
    return float(np.log2((given + SMOOTH) / (1 + 3 * SMOOTH)).mean())


def read_at(state: KingState, seat: int, random: int, ways: Sequence[Weigh]) -> list[float]:
    """The bits of each way of reading, at a state in play."""
    knowledge = knowledge_of(state.rules, observe(state, seat))
    hands = [state.hand(holder) for holder in range(PLAYERS)]
    worlds = uniform_worlds(knowledge, WORLDS, random)
    bits = []
    for way in ways:
        logs = array("d", bytes(8 * WORLDS))
        way(knowledge, worlds, logs)
        bits.append(bits_of(knowledge, hands, worlds, logs))
    return bits


def points_of(deal: PlayedDeal) -> list[KingState]:
    """The states of a deal at which is asked."""
    found: list[KingState] = []
    for state in deal.states(SEED):
        if state.phase == "play" and len(found) < len(TRICKS) and len(state.tricks) == TRICKS[len(found)]:
            found.append(state)
    return found


def reads_of(deals: Sequence[PlayedDeal]) -> list[Read]:
    """What is read in the deals, by the seat to lead."""
    found = []
    for number, deal in enumerate(deals):
        for state in points_of(deal):
            knowledge = knowledge_of(state.rules, observe(state, state.to_act))
            assert knowledge.terms is not None
            bits = read_at(state, state.to_act, number, (nothing, add_plays, add_calls, both))
            kind = kind_of(state.contract, knowledge.terms)
            found.append(Read(number, kind, (bits[0], bits[1], bits[2], bits[3])))
    return found


def gain(reads: Sequence[Read], way: int) -> str:
    """Bits a card over no reading, with the standard error over deals."""
    deals: dict[int, list[float]] = {}
    for one in reads:
        deals.setdefault(one.deal, []).append(one.bits[way] - one.bits[0])
    means = [statistics.fmean(bits) for bits in deals.values()]
    if len(means) < 2:
        return "-"
    return f"{statistics.fmean(means):+.3f} ± {statistics.stdev(means) / math.sqrt(len(means)):.3f}"


class Rule:
    """``thumb-1`` as a yardstick: which hands would have played what it played, up to one point of a deal."""

    def __init__(self, states: Sequence[KingState], knowledge: Knowledge) -> None:
        assert knowledge.terms is not None
        begun = [state for state in states if state.phase == "play"]
        self._terms = knowledge.terms
        self._plays: dict[int, list[tuple[SeenPlay, KingObservation]]] = {seat: [] for seat in knowledge.others}
        moves = [(state.to_act, observe(state, state.to_act)) for state in begun[:-1]]
        seen = {play.held: play for play in plays_to_read(knowledge)}
        for state, (seat, observation) in zip(begun, moves, strict=False):
            held = state.hand(0) | state.hand(1) | state.hand(2) | state.hand(3)
            if seat != knowledge.seat and held in seen:
                self._plays[seat].append((seen[held], observation))
        self._known: dict[tuple[int, int], int] = {}

    def faults(self, seat: int, hand: int) -> int:
        """How many of its plays ``thumb-1`` would not have made, with ``hand`` now."""
        known = self._known.get((seat, hand))
        if known is None:
            known = sum(self._fault(play, seen, hand | play.own) for play, seen in self._plays[seat])
            self._known[seat, hand] = known
        return known

    def _fault(self, play: SeenPlay, seen: KingObservation, hand: int) -> bool:
        legal = [TEXTS[card] for card in members(legal_then(self._terms, play, hand))]
        texts = [TEXTS[card] for card in members(hand)]
        return len(legal) > 1 and by_rules_of_thumb(replace(seen, hand=texts), legal) != TEXTS[play.card]


def exact_bits(rule: Rule, knowledge: Knowledge, true: Sequence[int], start: Sequence[int], seed: int) -> float:
    """The bits of the deals in which ``thumb-1`` plays what was seen, each as likely: a Markov chain from ``start``.

    It exchanges two cards of two seats; a play that ``thumb-1`` would not have made costs :data:`COST`. Counted are
    deals without such a play. NaN if it has come to none.
    """
    chance, hands = random.Random(seed), list(start)
    cards = list(members(knowledge.unseen))
    given = np.zeros((PLAYERS, len(cards)))
    shares = np.array([[hands[seat] >> card & 1 for card in cards] for seat in range(PLAYERS)])
    faults = {seat: rule.faults(seat, hands[seat]) for seat in knowledge.others}
    for step in range(STEPS):
        one, other = chance.sample(knowledge.others, 2)
        first, second = (1 << chance.choice(list(members(hands[seat]))) for seat in (one, other))
        if not (first & knowledge.barred[other] or second & knowledge.barred[one]):
            tried = {one: hands[one] ^ first ^ second, other: hands[other] ^ first ^ second}
            after = {seat: rule.faults(seat, hand) for seat, hand in tried.items()}
            worse = sum(after.values()) - faults[one] - faults[other]
            if worse <= 0 or chance.random() < math.exp(-COST * worse):
                faults |= after
                for seat, hand in tried.items():
                    hands[seat] = hand
                    shares[seat] = [hand >> card & 1 for card in cards]
        if step >= STEPS // 5 and not any(faults.values()):
            given += shares
    if not given.any():
        return math.nan
    given /= given.sum(axis=0)
    holders = [next(seat for seat in knowledge.others if true[seat] >> card & 1) for card in cards]
    chances = given[holders, range(len(cards))]
    return float(np.log2((chances + SMOOTH) / (1 + 3 * SMOOTH)).mean())


def tell_exact(deals: Sequence[PlayedDeal]) -> None:
    """What could be read at most of the plays of ``thumb-1``, beside what is read: at some points of deals.

    A chain that has not gone far says too much if it began with the true hands, and too little if it began with likely
    ones: what could be read is between the two.
    """
    gains = []
    for number, deal in enumerate(deals):
        states = list(deal.states(SEED))
        for state in points_of(deal):
            seat = state.to_act
            knowledge = knowledge_of(state.rules, observe(state, seat))
            rule = Rule(states[: states.index(state) + 1], knowledge)
            true = [state.hand(holder) for holder in range(PLAYERS)]
            idle, plays = read_at(state, seat, number, (nothing, add_plays))
            likely = deal_worlds(replaced(knowledge, seen_calls=()), 400, number)
            worlds = [likely[at : at + PLAYERS] for at in range(0, len(likely), PLAYERS)]
            best = min(worlds, key=lambda hands: sum(rule.faults(other, hands[other]) for other in knowledge.others))
            found = [exact_bits(rule, knowledge, true, start, number) for start in (true, best)]
            gains.append((number, [bits - idle for bits in (plays, *found)]))
    done = [(number, row) for number, row in gains if not any(math.isnan(bits) for bits in row)]
    print(f"{len(done)} of {len(gains)} points")
    for way, name in enumerate(("plays, as read", "exact, from the true hands", "exact, from likely hands")):
        rows = [Read(number, 0, (0.0, row[way], 0.0, 0.0)) for number, row in done]
        print(f"{name:28}{gain(rows, 1)}", flush=True)


def main() -> None:
    """Play what is missing and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the deals are kept")
    parser.add_argument("--players", nargs="+", default=[*FITTED, *HELD_OUT])
    parser.add_argument("--deals", type=int, default=30, help="deals a contract")
    parser.add_argument("--exact", action="store_true", help="what could be read of thumb-1 (a second a point)")
    arguments = parser.parse_args()
    if arguments.exact:
        tell_exact(kept(arguments.folder, "thumb-1", arguments.deals, SEED))
        return
    names = {number: name for name, number in KINDS.items() if name != "minus"} | {TRUMP_KIND: "trump"}
    print(f"| players | deals | no reading | plays | calls | both | {' | '.join(names.values())} |")
    print(f"|---|{'--:|' * (5 + len(names))}")
    for player in arguments.players:
        reads = reads_of(kept(arguments.folder, player, arguments.deals, SEED))
        idle = statistics.fmean(one.bits[0] for one in reads)
        cells = [gain(reads, way) for way in (1, 2, 3)]
        cells += [gain([one for one in reads if one.kind == kind], 3) for kind in names]
        print(f"| {player} | {len({one.deal for one in reads})} | {idle:.3f} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()

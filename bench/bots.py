"""How much better one bot plays than another: the same decks with the bot in every seat in turn, the others elsewhere.

    python -m bench.bots                         thumb-1 against random: King, Kings Corner with 2 and with 4
    python -m bench.bots --bot A --against B --decks 400 --game king

Chance is the same for all seats and for both bots, so a deck's mean over the seats is one independent sample; the
intervals are 99 percent. King is played in whole matches (a deck a deal, ten deals, every contract and every
auction), Kings Corner in single deals. Figures: points a deal of the bot less those of the others' average (Kings
Corner counts penalty points: below zero is better), the share of first places (ties shared; the share of chance is 1
/ seats), and CPU time a choice.
"""

import argparse
import math
import random
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from kingcraft.bots.bot import BOTS, Bot
from kingcraft.bots.decision import Decision
from kingcraft.bots.random import RandomBot
from kingcraft.games.game import State, games, preset
from kingcraft.games.match import Match, new_match

#: Two-sided 99 percent of the normal distribution.
Z_99 = 2.576


@dataclass
class Clock:
    """CPU seconds of the choices of the bot that is measured."""

    choices: list[float] = field(default_factory=list)


def play_match(
    match: Match, decks: Sequence[Sequence[int]], bots: Sequence[Bot], seed: str, clock: Clock | None
) -> Match:
    """Play ``match`` with ``bots`` by seat, a deck a deal; chance is a stream of each seat's own."""
    streams = [random.Random(f"{seed}/{seat}") for seat in range(len(bots))]
    for deck in decks:
        match = match.start(deck)
        while match.state is not None:
            state: State = match.state
            seat = state.to_act
            decision = Decision(match.rules, state.observation(seat), state.legal(), streams[seat].getrandbits(63))
            before = time.process_time()
            token = bots[seat].choose(decision)
            if clock is not None and bots[seat].name != RandomBot.name:
                clock.choices.append(time.process_time() - before)
            match = match.apply(token)
        if match.over:
            break
    return match


@dataclass(frozen=True)
class Figures:
    """Samples of one pairing: per deck, the mean over the seats the bot took."""

    margins: list[float]
    firsts: list[float]
    points: list[float]


def compare(game: str, players: int, bot: str, against: str, decks: int, seed: str, clock: Clock) -> Figures:
    """Play ``decks`` samples; each with ``bot`` on every seat in turn and ``against`` on all others."""
    rules = preset(game, games()[game].default_preset)
    pack = games()[game].pack(rules.options)
    deals = 10 if game == "king" else 1
    one, other = BOTS[bot](), BOTS[against]()
    figures = Figures([], [], [])
    chance = random.Random(f"{seed}/{game}/{players}")
    for sample in range(decks):
        cards = [chance.sample(pack, len(pack)) for _ in range(deals)]
        dealer = sample % players
        margins, firsts, points = [], [], []
        for seat in range(players):
            bots = [one if at == seat else other for at in range(players)]
            match = play_match(new_match(rules, players, dealer), cards, bots, f"{seed}/{game}/{sample}", clock)
            totals = match.totals
            rest = (sum(totals) - totals[seat]) / (players - 1)
            best = max(totals) if game == "king" else min(totals)
            margins.append((totals[seat] - rest) / deals)
            points.append(totals[seat] / deals)
            firsts.append((totals[seat] == best) / totals.count(best))
        figures.margins.append(statistics.fmean(margins))
        figures.points.append(statistics.fmean(points))
        figures.firsts.append(statistics.fmean(firsts))
    return figures


def interval(samples: Sequence[float]) -> tuple[float, float]:
    """The mean and half the width of its 99 percent interval."""
    spread = statistics.stdev(samples) if len(samples) > 1 else math.inf
    return statistics.fmean(samples), Z_99 * spread / math.sqrt(len(samples))


def report(title: str, players: int, figures: Figures, clock: Clock) -> str:
    """The figures of one pairing as lines of text."""
    points, points_width = interval(figures.points)
    margin, margin_width = interval(figures.margins)
    first, first_width = interval(figures.firsts)
    milliseconds = sorted(1000 * seconds for seconds in clock.choices)
    mean, most, longest = statistics.fmean(milliseconds), milliseconds[len(milliseconds) * 99 // 100], milliseconds[-1]
    return (
        f"{title}\n"
        f"  points a deal          {points:8.2f} +- {points_width:.2f}\n"
        f"  less the others' mean  {margin:8.2f} +- {margin_width:.2f}\n"
        f"  first places           {100 * first:7.1f}% +- {100 * first_width:.1f}%   (chance: {100 / players:.1f}%)\n"
        f"  CPU a choice           mean {mean:.3f} ms, 99% under {most:.2f} ms, longest {longest:.2f} ms"
    )


def main() -> None:
    """Print the figures that the arguments ask for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bot", default="thumb-1", choices=list(BOTS))
    parser.add_argument("--against", default="random", choices=list(BOTS))
    parser.add_argument("--game", choices=["king", "kings-corner"], help="only this game")
    parser.add_argument("--decks", type=int, default=100, help="King matches, or Kings Corner decks, a pairing")
    parser.add_argument("--seed", default="kingcraft")
    arguments = parser.parse_args()
    pairings = [("king", 4), ("kings-corner", 2), ("kings-corner", 4)]
    for game, players in pairings:
        if arguments.game in (None, game):
            clock = Clock()
            figures = compare(game, players, arguments.bot, arguments.against, arguments.decks, arguments.seed, clock)
            unit = "matches of ten deals" if game == "king" else "deals"
            pairing = f"{game}, {players} players: {arguments.bot} against {players - 1} {arguments.against}"
            title = f"{pairing} ({arguments.decks} decks x {players} seats, {unit})"
            print(report(title, players, figures, clock), flush=True)


if __name__ == "__main__":
    main()

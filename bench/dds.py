"""Does the solver agree with Bo Haglund's DDS (through endplay) when two play against two, and how fast is it?

    python -m bench.dds [--deals 1000] [--tens 100] [--more 12]

Random deals of 6 to 9 cards a hand (``--deals`` in all) and of 10 (``--tens``), without and with trumps: every legal
card must have the same value. CPU time of one core; endplay's share of Python is in DDS's time, ours in ours.
``--more N`` adds 20 deals of N cards, timed and compared. Needs the extra ``bench``. Ends with status 1 on a
difference.
"""

import argparse
import random
import statistics
import sys
import time

from endplay.dds import solve_board
from endplay.types import Deal, Denom, Player

from bench.solver_deals import Hard, by_chance, hard
from kingcraft.bots.king.solver.solver import Solver
from kingcraft.cards import RANKS, SUITS, members
from kingcraft.games.king.play import hand_of

_DENOMS = (Denom.clubs, Denom.diamonds, Denom.hearts, Denom.spades)


def theirs(deal: Hard) -> tuple[dict[str, int], float]:
    """DDS's tricks for the side on lead, by card, and its milliseconds."""
    hands = []
    for seat in range(4):
        cards = list(members(hand_of(deal.state, seat)))
        ranks = ("".join(RANKS[card >> 2] for card in cards if card & 3 == suit) for suit in (3, 2, 1, 0))
        hands.append(".".join(ranks))
    first = Player(deal.state[4])
    trump = Denom.nt if deal.terms.trump < 0 else _DENOMS[deal.terms.trump]
    before = time.process_time()
    board = Deal("N:" + " ".join(hands), first=first, trump=trump)
    found = {f"{card.rank.abbr}{'SHDC'[card.suit]}": tricks for card, tricks in solve_board(board)}
    return found, (time.process_time() - before) * 1000


def ours(solver: Solver, deal: Hard) -> tuple[dict[str, int], float]:
    """The same of our solver: a unit is a point."""
    before = time.process_time()
    solution = solver.solve(deal.terms, deal.state, deal.state[4], 1, pairs=True)
    spent = (time.process_time() - before) * 1000
    return {f"{RANKS[worth.card >> 2]}{SUITS[worth.card & 3]}": worth.low for worth in solution.worths}, spent


def main() -> None:
    """Compare and time."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--deals", type=int, default=1000, help="of 6 to 9 cards a hand, in all")
    parser.add_argument("--tens", type=int, default=100, help="of 10 cards")
    parser.add_argument("--more", type=int, default=0, metavar="N", help="also compare 20 deals of N cards")
    arguments = parser.parse_args()
    solver = Solver(1 << 20)
    ours(solver, hard("plus", by_chance("plus", 3, random.Random(0))))
    plan = dict.fromkeys((6, 7, 8, 9), arguments.deals // 4) | {10: arguments.tens}
    if arguments.more:
        plan[arguments.more] = 20
    differ = 0
    for size, number in plan.items():
        us, them = [], []
        for n in range(number):
            deal = hard("plus", by_chance("plus", size, random.Random(f"dds {size} {n}")))
            (found, spent), (expected, their_spent) = ours(solver, deal), theirs(deal)
            us.append(spent)
            them.append(their_spent)
            if found != expected:
                differ += 1
                print(f"{size} cards, deal {n}: ours {found}, DDS {expected}")
        if number:
            print(
                f"{size:3d} cards  {number:5d} deals  ours {statistics.median(us):9.2f} ms  "
                f"DDS {statistics.median(them):7.2f} ms  (medians)",
                flush=True,
            )
    print(f"{differ} deals differ")
    sys.exit(differ > 0)


if __name__ == "__main__":
    main()

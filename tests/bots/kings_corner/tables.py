"""Tables by chance for tests of turns and endings, as play could leave them, and plain searches over single actions."""

import random
from collections.abc import Sequence

from kingcraft.bots.kings_corner.equity import Goal, equity_of
from kingcraft.bots.kings_corner.outcome import worth
from kingcraft.cards import members
from kingcraft.games.kings_corner.actions import legal_actions
from kingcraft.games.kings_corner.core import COUNT_BITS, END, GOING, Core, fits_on, table_core
from kingcraft.games.kings_corner.options import KingsCornerOptions
from kingcraft.games.kings_corner.play import step
from kingcraft.games.kings_corner.scoring import settlement_of
from kingcraft.games.kings_corner.terms import Terms

#: What tells positions of one turn apart: the hand, the piles of the sides and of the corners in any order.
Seen = tuple[int, tuple[int, ...], tuple[int, ...]]


def table(chance: random.Random, terms: Terms, most: int, stock: int) -> tuple[tuple[int, ...], Core]:
    """Return a stock of at most ``stock`` cards and a deal at the start of a turn; hands: at most ``most`` cards."""
    pack = chance.sample(range(52), 52)
    piles = [0] * 8
    for place in range(8):
        if chance.random() < (0.8 if place < 4 else 0.5):
            bases = [card for card in pack if place < 4 or card >= 48]
            while bases:
                card = bases[0]
                pack.remove(card)
                piles[place] |= 1 << card
                bases = [other for other in pack if fits_on(card) >> other & 1] if chance.random() < 0.55 else []
    hands = [0] * 6
    for seat in range(terms.players):
        for _ in range(chance.randint(1, most)):
            hands[seat] |= 1 << pack.pop()
    left = tuple(pack.pop() for _ in range(chance.randint(0, stock)))
    a, b, c, d, e, f = hands
    n, east, s, w, ne, se, sw, nw = piles
    seat = chance.randrange(terms.players)
    core = table_core(terms, (a, b, c, d, e, f), (n, east, s, w, ne, se, sw, nw), 0, seat, 0)
    kept = sum(chance.randint(0, 3) << COUNT_BITS * seat for seat in range(terms.players)) * terms.fines_kings
    paid = sum(chance.randint(0, 3) << COUNT_BITS * seat for seat in range(terms.players)) * terms.chips
    return left, (*core[:7], kept, paid, core[9])


def seen(core: Core) -> Seen:
    """Return the position, whatever the names of the places."""
    return core[0][0], tuple(sorted(core[1][:4])), tuple(sorted(core[1][4:]))


def reached(terms: Terms, core: Core) -> dict[Seen, int]:
    """Return every position that the seat to act can reach in this turn, with the fewest actions it takes."""
    found = {seen(core): 0}
    front = [core]
    while front:
        after = []
        for each in front:
            for action in legal_actions(terms, each) if each[9] == GOING else []:
                if action != END:
                    new = step((), terms, each, action)
                    if seen(new) not in found:
                        found[seen(new)] = found[seen(each)] + 1
                        after.append(new)
        front = after
    return found


def goal_of(options: KingsCornerOptions, players: int, pot: int = 0, totals: Sequence[int] = ()) -> Goal:
    """Return what seats play for; ``totals``: as players see them, zeros unless given."""
    equity = equity_of(options, players)
    return Goal(settlement_of(options, pot), equity.aim(totals or [0] * players), equity)


def standings(options: KingsCornerOptions, players: int, chance: random.Random) -> list[int]:
    """Return totals before a deal by chance, as players see them."""
    most = options.target - 1 if options.scoring != "chips" and not options.deals else 20
    sign = -1 if options.scoring == "chips" or options.sign == "-" else 1
    return [sign * chance.randint(0, most) for _ in range(players)]


def by_force(terms: Terms, goal: Goal, deck: tuple[int, ...], core: Core, seat: int) -> int:
    """Return what ``core`` is worth to ``seat`` against all others, one action at a time."""
    worths: dict[tuple[object, ...], int] = {}

    def best(core: Core) -> int:
        if core[9] != GOING:
            return worth(goal.settlement, goal.aim, goal.equity.chances, terms.players, core, seat)
        key = (*seen(core), core[0], *core[4:9])
        if key not in worths:
            found = [best(step(deck, terms, core, action)) for action in legal_actions(terms, core)]
            worths[key] = max(found) if core[5] == seat else min(found)
        return worths[key]

    return best(core)


def cost_of(values: tuple[int, ...], hand: int) -> int:
    """Return what a hand left costs."""
    return sum(values[card >> 2] for card in members(hand))

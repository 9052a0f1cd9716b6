"""Endings by chance, and what every card of them is worth: plain minimax over the package's rules, nothing clever."""

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kingcraft.bots.king.solver.solver import points_of_a_unit
from kingcraft.cards import HEARTS, SUITS, card_set, cards_text, members
from kingcraft.games.king.contracts import Terms, terms_of
from kingcraft.games.king.options import KingOptions
from kingcraft.games.king.play import LEFT, SEAT, UNITS, PlayState, dealt, finished, legal_cards, play, taken_units


class Ending(NamedTuple):
    """A question to the solver; ``told`` says it in words."""

    told: str
    terms: Terms
    state: PlayState
    seat: int
    unit: int
    pairs: bool


def endings(
    options: KingOptions, contracts: Sequence[str], sizes: Sequence[int], number: int, chance: random.Random
) -> Iterator[Ending]:
    """Yield ``number`` endings of ``sizes`` cards a hand, before a lead or in mid-trick, some two against two."""
    made = 0
    while made < number:
        contract = chance.choice(contracts)
        trump = chance.choice((-1, 0, 1, 2, 3)) if contract == "plus" else -1
        terms = terms_of(options, contract, trump)
        size = chance.choice(sizes)
        first, second, third, fourth = hands(options, terms, size, chance)
        state = dealt(terms, first, second, third, fourth, chance.randrange(4))
        for _ in range(chance.randrange(4)):
            if not finished(state):
                state = play(terms, state, chance.choice(list(members(legal_cards(terms, state)))))
        if finished(state):
            continue
        seat, pairs = chance.randrange(4), chance.random() < 0.2 and contract == "plus"
        told = f"{contract} {SUITS[trump] if trump >= 0 else ''} {state} for {seat}{' and partner' if pairs else ''}: "
        told += " | ".join(cards_text(members(hand)) for hand in state[:4])
        yield Ending(told, terms, state, seat, points_of_a_unit(options, contract), pairs)
        made += 1


def hands(options: KingOptions, terms: Terms, size: int, chance: random.Random) -> list[int]:
    """Return four hands of ``size`` cards; mostly with many cards that count, or all hearts where the ban on them may
    end.
    """
    pack = card_set(options.pack)
    wanted = list(members(chance.choice((terms.penalty, terms.penalty, HEARTS & pack, 0))))
    chance.shuffle(wanted)
    wanted = wanted[: min(4 * size, chance.choice((len(wanted), chance.randint(0, len(wanted)))))]
    others = [card for card in options.pack if card not in wanted]
    chosen = wanted + chance.sample(others, 4 * size - len(wanted))
    chance.shuffle(chosen)
    return [card_set(chosen[seat * size : (seat + 1) * size]) for seat in range(4)]


def by_force(ending: Ending) -> dict[int, int]:
    """Return what every legal card is worth, in points."""
    terms, unit = ending.terms, ending.unit
    own = {ending.seat, (ending.seat + 2) % 4} if ending.pairs else {ending.seat}
    found: dict[tuple[int, ...], int] = {}

    def worths(state: PlayState) -> dict[int, int]:
        before = sum(taken_units(state, seat) for seat in own)
        known = {}
        for card in members(legal_cards(terms, state)):
            after = play(terms, state, card)
            gained = sum(taken_units(after, seat) for seat in own) - before
            known[card] = unit * gained + worth(after)
        return known

    def worth(state: PlayState) -> int:
        if finished(state):
            return 0
        to_come = (*state[:UNITS], *state[LEFT:])  # whatever has been taken
        if to_come not in found:
            found[to_come] = (max if state[SEAT] in own else min)(worths(state).values())
        return found[to_come]

    return worths(ending.state)

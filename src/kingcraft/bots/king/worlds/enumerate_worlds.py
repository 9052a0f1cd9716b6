"""Every world that the rules allow, for when there are few: near the end of a deal none has to be drawn by chance."""

from array import array
from itertools import combinations, product

from ....cards import members
from ..knowledge.knowledge import Knowledge
from ..knowledge.splits import SPLIT


def every_world(knowledge: Knowledge) -> "array[int]":
    """Return all worlds, four ints each: the hands by seat now. Holds the GIL for a microsecond or two a world."""
    only_a, only_b, only_c, a_or_b, a_or_c, b_or_c, anywhere = knowledge.classes
    a, b, c = knowledge.others
    hands = [knowledge.hand] * 4
    worlds = array("q")
    for at in range(0, len(knowledge.splits), SPLIT):
        with_a, also_a, with_b, any_a, any_b = knowledge.splits[at + 1 : at + SPLIT]
        shared = (subsets(a_or_b, with_a), subsets(a_or_c, also_a), subsets(b_or_c, with_b), subsets(anywhere, any_a))
        for first, second, third, fourth in product(*shared):
            rest = anywhere ^ fourth
            hands[a] = only_a | first | second | fourth
            for fifth in subsets(rest, any_b):
                hands[b] = only_b | a_or_b ^ first | third | fifth
                hands[c] = only_c | a_or_c ^ second | b_or_c ^ third | rest ^ fifth
                worlds.extend(hands)
    return worlds


def subsets(cards: int, number: int) -> list[int]:
    """Return every choice of ``number`` of ``cards``, as sets."""
    return [sum(chosen) for chosen in combinations([1 << card for card in members(cards)], number)]

"""All deals that fit what a seat knows, counted one way of dealing at a time, from the diary and not from the package.

Cards that are as likely as each other everywhere form a kind; a deal counts the cards of each kind that every other
seat holds. For each seat the ways to fill its slots are counted in the order of the slots; the seats then share the
unseen cards.
"""

from collections.abc import Iterator
from math import comb, prod

from kingcraft.bots.kings_corner.worlds.inference import (
    HELD_BACK,
    HELD_BACK_BY_ONE,
    KING_HELD_BACK,
    KING_HELD_BACK_BY_ONE,
)
from kingcraft.cards import FULL, members

from .deals import Diary

#: How many cards of each kind a seat holds.
Holding = tuple[int, ...]


def chance_of(diary: Diary, card: int, seat: int, came: tuple[int, bool], left: int, inferring: bool) -> float:
    """Return how likely ``card`` came to ``seat`` then (turns it had ended, drawn) and was there until ``left``."""
    turn, drawn = came
    terms = diary.state.terms
    ends = [end for end in diary.ends if end.seat == seat]
    king = card >= 48
    if turn > left or (king and drawn and terms.lays_drawn_kings and not terms.draws_first):
        return 0.0
    if king and terms.must_play_kings and left > turn:
        return 0.0
    times = sum(end.fitted >> card & 1 for end in ends[turn:left]) if inferring else 0
    by_one = KING_HELD_BACK_BY_ONE if king else HELD_BACK_BY_ONE
    chances = by_one if diary.state.players == 2 else KING_HELD_BACK if king else HELD_BACK
    return chances[min(times, len(chances) - 1)]


class Ways:
    """The deals that fit what ``seat`` knows at the end of ``diary``."""

    def __init__(self, diary: Diary, seat: int, inferring: bool) -> None:
        self.diary, self.seat, self.inferring = diary, seat, inferring
        state = diary.state
        unseen = FULL & ~state.hands[seat]
        for pile in state.core[1]:
            unseen &= ~pile
        self.others = [other for other in range(state.players) if other != seat]
        self.slots = {
            other: sorted((turn, drawn) for card, (to, turn, drawn) in diary.came.items() if to == other)
            for other in self.others
        }
        kinds: dict[tuple[object, ...], list[int]] = {}
        for card in members(unseen):
            alike = tuple(
                tuple(self._chance(card, other, came, diary.ended(other)) for came in self.slots[other])
                for other in self.others
            )
            kinds.setdefault((card >= 48, *alike), []).append(card)
        self.kinds = list(kinds.values())
        self.kind_of = {card: number for number, cards in enumerate(self.kinds) for card in cards}

    def _chance(self, card: int, seat: int, came: tuple[int, bool], left: int) -> float:
        return chance_of(self.diary, card, seat, came, left, self.inferring)

    def holding(self, hand: int) -> Holding:
        """Return the kinds of a hand of unseen cards."""
        found = [0] * len(self.kinds)
        for card in members(hand):
            found[self.kind_of[card]] += 1
        return tuple(found)

    def _weights(self, seat: int) -> dict[Holding, float]:
        """For every holding of a seat: the weight of all ways in which one certain such hand can have come to it."""
        diary, terms = self.diary, self.diary.state.terms
        gone = [(card, turn, False) for who, card, turn in diary.played if who == seat]
        gone += [(card, turn, True) for who, card, turn in diary.laid if who == seat]
        size = diary.state.hands[seat].bit_count()
        fined = terms.fines_kings and diary.state.rules.options.forced_king_penalty > 0
        kept = sum((end.hand >> 48).bit_count() for end in diary.ends if end.seat == seat) if fined else 0
        ended = diary.ended(seat)
        none: Holding = (0,) * len(self.kinds)
        # The cards gone that have a slot, the kinds of the hand so far, kings kept back: the weight.
        ways: dict[tuple[int, Holding, int], float] = {(0, none, 0): 1.0}
        for came in self.slots[seat]:
            more: dict[tuple[int, Holding, int], float] = {}
            for (done, held, kings), weight in ways.items():
                options = []
                for number, (card, turn, laid) in enumerate(gone):
                    if not done >> number & 1:
                        chance = float(came[1] and came[0] <= turn) if laid else self._chance(card, seat, came, turn)
                        ends = turn - came[0] if card >= 48 and not laid else 0
                        options.append(((done | 1 << number, held), chance, ends))
                for kind, cards in enumerate(self.kinds):
                    if sum(held) < size and held[kind] < len(cards):
                        after = (*held[:kind], held[kind] + 1, *held[kind + 1 :])
                        chance = self._chance(cards[0], seat, came, ended) * (len(cards) - held[kind])
                        options.append(((done, after), chance, ended - came[0] if cards[0] >= 48 else 0))
                for (now, after), chance, ends in options:
                    if chance and (not fined or kings + ends <= kept):
                        key = (now, after, kings + ends if fined else 0)
                        more[key] = more.get(key, 0.0) + weight * chance
            ways = more
        full = (1 << len(gone)) - 1
        return {
            held: weight / prod(comb(len(cards), count) for cards, count in zip(self.kinds, held, strict=True))
            for (done, held, kings), weight in ways.items()
            if done == full and kings == kept
        }

    def distribution(self) -> dict[tuple[Holding, ...], float]:
        """Return how likely each deal is, told by the holdings of the other seats in order."""
        each = [self._weights(other) for other in self.others]
        found = dict(self._share(each, [len(cards) for cards in self.kinds]))
        total = sum(found.values())
        return {held: weight / total for held, weight in found.items()}

    def _share(self, each: list[dict[Holding, float]], left: list[int]) -> Iterator[tuple[tuple[Holding, ...], float]]:
        if not each:
            yield (), 1.0
            return
        for held, weight in each[0].items():
            if all(count <= there for count, there in zip(held, left, strict=True)):
                choices = prod(comb(there, count) for count, there in zip(held, left, strict=True))
                rest = [there - count for count, there in zip(held, left, strict=True)]
                for others, more in self._share(each[1:], rest):
                    yield (held, *others), weight * choices * more

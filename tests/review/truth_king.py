"""Whether what a hint of King says is so: looked up in all four hands, which the hint does not see."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from kingcraft.cards import SUITS, TEXTS
from kingcraft.games.king.choosing import Used
from kingcraft.games.king.game import KING
from kingcraft.games.king.observe import observe
from kingcraft.games.king.table import KingState, deal_state
from kingcraft.review.sentence import Sentence
from tests.rules.king.scenes import king

#: The rest of a trick is played at random this many times.
_TRIES = 4
#: Ranks and suits that count, by contract.
_COUNTING = {"no-hearts": ("", "H"), "no-queens": ("Q", ""), "no-men": ("KJ", "")}


def positions(count: int) -> Iterator[KingState]:
    """Choices in deals of every contract, played by chance."""
    chance = random.Random(17)
    while count:
        rules = king(chance.choice(["king", "turkey"]), auction="off")
        deck = list(KING.pack(rules.options))
        chance.shuffle(deck)
        state = deal_state(rules, chance.randrange(4), tuple(deck), Used(deals=chance.randrange(9)))
        while not state.over and count:
            if state.phase == "play" and len(state.legal()) > 1 and chance.random() < 0.3:
                yield state
                count -= 1
            state = state.apply(chance.choice(state.legal()))


def height(text: str) -> int:
    """How high a card is, the ace highest."""
    return "23456789TJQKA".index(text[0])


@dataclass(frozen=True)
class Said:
    """What is said of ``best`` against ``rival`` in ``state``."""

    state: KingState
    best: str
    rival: str
    found: Sentence
    chance: random.Random

    @property
    def filled(self) -> dict[str, Any]:
        return self.found.arguments

    @property
    def own(self) -> list[str]:
        return observe(self.state, self.state.to_act).hand

    @property
    def trump(self) -> str:
        return SUITS[self.state.trump] if self.state.trump >= 0 else ""

    def out(self, suit: str) -> list[str]:
        """The cards of a suit in the other hands."""
        others = [self.state.hand(seat) for seat in range(4) if seat != self.state.to_act]
        return [text for card, text in enumerate(TEXTS) if text[1] == suit and sum(others) >> card & 1]

    @property
    def higher(self) -> list[str]:
        return [text for text in self.out(self.best[1]) if height(text) > height(self.best)]

    @property
    def lower(self) -> list[str]:
        return [text for text in self.out(self.best[1]) if height(text) < height(self.best)]

    def taken(self, token: str) -> list[bool]:
        """Whether the seat takes the trick with ``token``, the others playing by chance, several times."""
        seat, trick, found = self.state.to_act, len(self.state.tricks), []
        for _ in range(_TRIES):
            state = self.state.apply(token)
            while len(state.tricks) == trick:
                state = state.apply(self.chance.choice(state.legal()))
            found.append(state.tricks[trick].winner == seat)
        return found

    def loses(self) -> bool:
        return not any(self.taken(self.best))

    def takes(self) -> bool:
        return all(self.taken(self.best))

    def counting(self, card: str) -> bool:
        """Whether a card costs points."""
        ranks, suits = _COUNTING.get(self.state.contract, ("", ""))
        return card[0] in ranks or card[1] in suits or (self.state.contract, card) == ("no-king", "KH")

    def ahead(self, token: str) -> bool:
        """Whether ``token`` would beat every card on the table."""
        table = [TEXTS[card] for card in self.state.trick.cards]
        worth = {text: (text[1] == self.trump, text[1] == table[0][1], height(text)) for text in [*table, token]}
        return max(worth, key=lambda text: worth[text]) == token

    def only(self) -> bool:
        """Whether ``best`` is the only card of the suit that is named."""
        return [text for text in self.own if text[1] == self.filled["suit"]] == [self.best]

    def lacking(self) -> bool:
        """Whether the seat that is named has nothing of the suit of ``rival``."""
        hand = observe(self.state, self.filled["seat"]).hand
        return self.filled["suit"] == self.rival[1] and all(text[1] != self.rival[1] for text in hand)

    def other(self) -> bool:
        return bool(self.filled["other"] == self.rival)

    def still_out(self) -> bool:
        card = self.filled["card"]
        below = card[1] == self.rival[1] and height(card) < height(self.rival)
        return below and self.other() and card in self.out(card[1]) and self.counting(card)

    def free(self) -> bool:
        captured = self.state.apply(self.best).captured
        return self.takes() and captured == self.state.captured and bool(self.lower)

    def throws(self) -> bool:
        led = TEXTS[self.state.trick.cards[0]][1]
        return len(self.lower) == self.filled["count"] and all(text[1] != led for text in self.own)


TRUTHS: dict[str, Callable[[Said], bool]] = {
    "why-gives": lambda said: said.loses() and said.filled["card"] == said.best and said.counting(said.best),
    "why-free": Said.free,
    "why-anyway": lambda said: all(all(said.taken(token)) for token in said.state.legal()) and bool(said.lower),
    "why-ahead-anyway": lambda said: said.ahead(said.best) and said.ahead(said.rival) and said.other(),
    "why-own": lambda said: said.counting(said.rival) and not said.counting(said.best) and said.other(),
    "why-uncounted": lambda said: said.state.contract == "last-two" and len(said.own) > 2,
    "why-lowest": lambda said: said.loses() and not said.lower and said.filled["suit"] == said.best[1],
    "why-ducks": Said.loses,
    "why-ducks-cost": lambda said: said.loses() and any(said.counting(TEXTS[each]) for each in said.state.trick.cards),
    "why-still-out": Said.still_out,
    "why-throws": Said.throws,
    "why-keeps-low": lambda said: said.loses() and said.other() and height(said.rival) < height(said.best),
    "why-void-seat": Said.lacking,
    "why-last-of-suit": Said.only,
    "why-low": lambda said: len(said.higher) == said.filled["count"],
    "why-surely": Said.takes,
    "why-only-suit": lambda said: said.takes() and not said.out(said.filled["suit"]),
    "why-enough": lambda said: said.takes() and said.other(),
    "why-lost": lambda said: not any(any(said.taken(token)) for token in said.state.legal()) and said.other(),
    "why-ahead": lambda said: said.ahead(said.best) and not said.ahead(said.rival) and said.other(),
    "why-master": lambda said: not said.higher and said.filled["suit"] == said.best[1] and bool(said.out(said.trump)),
    "why-draws": lambda said: len(said.out(said.trump)) == said.filled["count"] and said.best[1] == said.trump,
    "why-trumped": Said.lacking,
    "why-unsure": lambda said: (
        said.other()
        and said.filled["count"] == sum(height(text) > height(said.rival) for text in said.out(said.rival[1]))
    ),
    "why-ruffs-next": lambda said: said.only() and any(text[1] == said.trump for text in said.own),
}

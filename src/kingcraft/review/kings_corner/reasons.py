"""Reasons for each step of a turn of Kings Corner: facts of the turn and of the cards still out."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ...bots.kings_corner.knowledge.knowledge import Knowledge
from ...bots.kings_corner.plans import knowledge_after
from ...cards import TEXTS, members
from ...games.kings_corner.actions import PLACES
from ...games.kings_corner.core import END, PILE_ACTIONS, Core, choices, fits_on
from ...games.kings_corner.scoring import card_values
from ..sentence import Sentence

#: A card that costs at least this much in the hand is worth mentioning.
_DEAR: Final = 5


@dataclass(frozen=True, slots=True)
class Step:
    """An action of a turn."""

    #: What is known when it is done.
    before: Knowledge
    action: int
    #: The actions after it.
    rest: tuple[int, ...]

    @property
    def card(self) -> int:
        """The card laid from the hand; -1 where a pile is moved, and for the end."""
        return self.action >> 3 if self.action < PILE_ACTIONS else -1

    @property
    def place(self) -> int:
        """The place where cards are put."""
        return self.action & 7

    @property
    def source(self) -> int:
        """The side whose pile is moved."""
        return (self.action - PILE_ACTIONS) >> 3

    @property
    def fitting(self) -> int:
        """The cards that can be put somewhere before it: of the hand, and bases of piles that may move."""
        _, piles, fits, bases, drawn, seat, bits, kept, paid, out = self.before.table
        core: Core = ((self.before.hand, 0, 0, 0, 0, 0), piles, fits, bases, drawn, seat, bits, kept, paid, out)
        found = 0
        for cards in choices(core):
            found |= cards
        return found

    def coming(self, place: int) -> list[int]:
        """Return what the rest of the turn puts at ``place``, in order, until the pile there is moved away."""
        found = []
        for each in self.rest:
            if PILE_ACTIONS <= each < END and (each - PILE_ACTIONS) >> 3 == place:
                break
            if each < END and each & 7 == place:
                found.append(each)
        return found


def turn_reasons(begun: Knowledge, actions: Sequence[int]) -> list[Sentence | None]:
    """Say why each of ``actions`` is done, the end included; None where no fact does.

    ``begun``: what the seat knows before the first of them.
    """
    found = []
    for number, action in enumerate(actions):
        step = Step(knowledge_after(begun, actions[:number]), action, tuple(actions[number + 1 :]))
        found.append(_of_end(step) if action == END else _of_move(step, first=not number))
    return found


def _of_move(step: Step, first: bool) -> Sentence | None:
    reasons = [_goes_out(step, first), _makes_room(step), _frees(step)]
    if step.card >= 0:
        reasons.append(_dear(step))
    if first:
        reasons.append(_many(step))
    return next((reason for reason in reasons if reason is not None), None)


def _goes_out(step: Step, first: bool) -> Sentence | None:
    """The hand becomes empty by it, or by the turn that it begins."""
    laid = [each for each in (step.action, *step.rest) if each < PILE_ACTIONS]
    if len(laid) != step.before.hand.bit_count():
        return None
    if not step.rest:
        return Sentence("why-out", {})
    return Sentence("why-out-turn", {}) if first else None


def _makes_room(step: Step) -> Sentence | None:
    """Cards that fit nowhere before go on it afterwards."""
    before, coming = step.fitting, step.coming(step.place)
    cards = [each >> 3 for each in coming if each < PILE_ACTIONS and not before >> (each >> 3) & 1]
    if len(cards) > 1:
        return Sentence("why-then-more", {"count": len(cards)})
    if cards:
        return Sentence("why-then-card", {"card": TEXTS[cards[0]]})
    sides = [(each - PILE_ACTIONS) >> 3 for each in coming if each >= PILE_ACTIONS]
    bases = {side: step.before.piles[side].bit_length() - 1 for side in sides}
    stuck = [side for side, base in bases.items() if base >= 0 and not before >> base & 1]
    return Sentence("why-then-pile", {"place": PLACES[stuck[0]]}) if stuck else None


def _frees(step: Step) -> Sentence | None:
    """A pile leaves a side, and a card of the hand that fits nowhere else goes there."""
    if step.card >= 0:
        return None
    first = next((each for each in step.coming(step.source) if each < PILE_ACTIONS), END)
    if first == END or step.fitting >> (first >> 3) & 1:
        return None
    return Sentence("why-frees", {"card": TEXTS[first >> 3]})


def _dear(step: Step) -> Sentence | None:
    """No card of the hand costs more, and most cost less."""
    values = card_values(step.before.options)
    value = values[step.card >> 2]
    held = [values[card >> 2] for card in members(step.before.hand)]
    if value < _DEAR or value < max(held) or value <= min(values):
        return None
    chips = step.before.options.scoring == "chips"
    return Sentence("why-dear-chips" if chips else "why-dear", {"count": value})


def _many(step: Step) -> Sentence | None:
    """The turn lays several cards."""
    count = sum(each < PILE_ACTIONS for each in (step.action, *step.rest))
    return Sentence("why-many", {"count": count}) if count > 1 else None


def _of_end(step: Step) -> Sentence | None:
    """Nothing more can be done, or a card stays back because others could lay theirs on it."""
    fitting, knowledge = step.fitting, step.before
    if not fitting:
        return Sentence("why-nothing-fits", {})
    held = [card for card in members(fitting & knowledge.hand) if fits_on(card) & knowledge.unseen]
    if not held:
        return None
    return Sentence("why-keeps", {"card": TEXTS[held[-1]]})

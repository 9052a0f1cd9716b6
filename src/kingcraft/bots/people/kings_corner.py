"""Kings Corner as people play it: one move after the other, as far as they notice it, without a plan for the turn."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from ...cards import RANKS
from ...games.kings_corner.view import KingsCornerObservation
from .attention import Attention
from .person import Person, Play

#: A king from the hand to a corner, a pile on a king off its side, a pile onto another, a card onto a pile, a card to
#: an empty side.
Move = Literal["king card", "king pile", "merge", "fit", "fill"]


@dataclass(frozen=True, slots=True)
class Habits:
    """How a player looks at the table."""

    #: How often a move of each kind is overlooked.
    overlooks: Mapping[Move, float]
    #: The kinds of moves, those first that are played first.
    order: Sequence[Move]
    #: Whether the best move of a kind is played, or any.
    plans: bool


#: Sees that a card fits on a pile, and seldom that a pile does.
BEGINNER: Final = Habits(
    overlooks={"king card": 0.35, "king pile": 0.7, "merge": 0.75, "fit": 0.2, "fill": 0.3},
    order=("fit", "king card", "fill", "king pile", "merge"),
    plans=False,
)
CASUAL: Final = Habits(
    overlooks={"king card": 0.05, "king pile": 0.15, "merge": 0.2, "fit": 0.06, "fill": 0.1},
    order=("king card", "king pile", "fit", "merge", "fill"),
    plans=True,
)


def choose(habits: Habits, observation: KingsCornerObservation, legal: Sequence[str], attention: Attention) -> str:
    """Return a move that is noticed, of the kind that comes first; ``end`` if none is."""
    moves: dict[tuple[Move, str, str], str] = {}
    for token in legal:
        if ">" in token:
            kind, source, target = _kind(observation, token)
            # Empty corners are equal, and so are empty sides: one of each is enough.
            moves.setdefault((kind, source, target if observation.piles[target] else ""), token)
    noticed = [(kind, token) for (kind, _, _), token in moves.items() if not attention.slips(habits.overlooks[kind])]
    for kind in habits.order:
        tokens = [token for found, token in noticed if found == kind]
        if tokens:
            return _best(kind, tokens, observation) if habits.plans else attention.any_of(tokens)
    return "end" if "end" in legal else attention.any_of(legal)


def _kind(observation: KingsCornerObservation, token: str) -> tuple[Move, str, str]:
    source, _, target = token.partition(">")
    pile = observation.piles.get(source)
    empty = not observation.piles[target]
    if pile is not None:
        return ("king pile" if empty else "merge"), source, target
    if not empty:
        return "fit", source, target
    return ("king card" if len(target) == 2 else "fill"), source, target


def _best(kind: Move, tokens: Sequence[str], observation: KingsCornerObservation) -> str:
    """Return the highest card; for an empty side the highest that another card of the hand fits on."""
    if kind not in ("fit", "fill"):
        return tokens[0]
    if kind == "fill":
        follows = [token for token in tokens if any(_fits(token[:2], other) for other in observation.hand)]
        tokens = follows or tokens
    return max(tokens, key=lambda token: RANKS.index(token[0]))


def _fits(top: str, card: str) -> bool:
    """Return whether ``card`` may be laid on ``top``: one lower, of the other colour (P10)."""
    return RANKS.index(card[0]) + 1 == RANKS.index(top[0]) and (card[1] in "CS") != (top[1] in "CS")


def _beginner(observation: KingsCornerObservation, legal: Sequence[str], attention: Attention) -> str:
    return choose(BEGINNER, observation, legal, attention)


def _casual(observation: KingsCornerObservation, legal: Sequence[str], attention: Attention) -> str:
    return choose(CASUAL, observation, legal, attention)


PLAYS: Final[Mapping[Person, Play]] = {"beginner": _beginner, "casual": _casual}

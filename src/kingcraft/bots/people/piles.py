"""Kings Corner as people play it: one move after the other, as far as they are noticed, and no plan for the turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ...cards import RANKS
from ...games.kings_corner.view import KingsCornerObservation
from .attention import Attention

#: The kinds of moves.
KING_CARD: Final = "king card"  # a king from the hand to a corner
KING_PILE: Final = "king pile"  # a pile on a king off its side
MERGE: Final = "merge"  # a pile onto another
FIT: Final = "fit"  # a card onto a pile
FILL: Final = "fill"  # a card to an empty side


@dataclass(frozen=True, slots=True)
class Eye:
    """How somebody looks at the table: how often a move of each kind is overlooked, and which kinds come first."""

    overlooks: dict[str, float]
    order: Sequence[str]
    plans: bool


def choose(eye: Eye, observation: KingsCornerObservation, legal: Sequence[str], attention: Attention) -> str:
    """A move that is noticed, of the kind that comes first; ``end`` if none is."""
    moves: dict[tuple[str, str, str], str] = {}
    for token in legal:
        if ">" in token:
            kind, source, target = _kind(observation, token)
            # Empty corners are alike, and so are empty sides: looked at once.
            moves.setdefault((kind, source, target if observation.piles[target] else ""), token)
    noticed = [(kind, token) for (kind, _, _), token in moves.items() if not attention.slips(eye.overlooks[kind])]
    for kind in eye.order:
        tokens = [token for found, token in noticed if found == kind]
        if tokens:
            return _best(kind, tokens, observation) if eye.plans else attention.any_of(tokens)
    return "end" if "end" in legal else attention.any_of(legal)


def _kind(observation: KingsCornerObservation, token: str) -> tuple[str, str, str]:
    source, _, target = token.partition(">")
    pile = observation.piles.get(source)
    empty = not observation.piles[target]
    if pile is not None:
        return (KING_PILE if empty else MERGE), source, target
    if not empty:
        return FIT, source, target
    return (KING_CARD if len(target) == 2 else FILL), source, target


def _best(kind: str, tokens: Sequence[str], observation: KingsCornerObservation) -> str:
    """High cards first; onto an empty side the highest that an own card fits on."""
    if kind not in (FIT, FILL):
        return tokens[0]
    if kind == FILL:
        follows = [token for token in tokens if any(_fits(token[:2], other) for other in observation.hand)]
        tokens = follows or tokens
    return max(tokens, key=lambda token: RANKS.index(token[0]))


def _fits(top: str, card: str) -> bool:
    """Whether ``card`` may be laid on ``top``: one lower, of the other colour (P10)."""
    return RANKS.index(card[0]) + 1 == RANKS.index(top[0]) and (card[1] in "CS") != (top[1] in "CS")

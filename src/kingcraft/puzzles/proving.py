"""What a kind of puzzle is, and how it is proven: a game has its kinds in a file of its name beside this one."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from ..bots.bot import Bot
from ..bots.decision import Decision
from ..games.game import State
from ..games.observation import Observation
from ..games.options import RuleSet
from ..games.parts import GameParts
from ..games.registry import games, observe
from .puzzle import Kind, Proof, Puzzle, Theme

#: A choice with fewer legal tokens is no puzzle.
LEAST_CHOICES: Final = 3
#: A level is found to solve a puzzle in fewer than this share of its tries, or it is too easy (casual).
EASY: Final = 0.6


class Seen(NamedTuple):
    """What a player who has counted knows besides what lies on the table."""

    #: The cards that the player cannot see and that are still to be played, in the order of cards.
    out: Sequence[str] = ()
    #: By seat: the suits of which it has shown to have none.
    void: Sequence[str] = ()


class Proving(Protocol):
    """A kind of puzzle in one game."""

    @property
    def rules(self) -> RuleSet[Any]:
        """What is played."""

    def table(self, number: int) -> tuple[int, int]:
        """Return how many play the deal of that number, and how many deals of the match came before it."""

    def promising(self, state: State, number: int, seed: int) -> Sequence[str]:
        """Return the likely answers of a choice, found quickly; nothing if it is no puzzle.

        ``number``: of the deal. Deals are looked through for short puzzles and for long ones in turn.
        """

    def sort(self, state: State, answers: Sequence[str]) -> str:
        """Return what a puzzle is about, so that there are not too many of one sort."""

    def proof(self, state: State, answers: Sequence[str], seed: int, margin: bool) -> Proof | None:
        """Return the proof that these are the answers; None if they are not.

        ``margin``: as wide as a new puzzle needs, so that a check without it passes with other seeds too.
        """

    def seen(self, state: State) -> Seen:
        """Return what is to be counted before the choice; nothing where that is no help."""

    def after(self, state: State) -> Sequence[str]:
        """Return what the others answer to the right choice, as far as it is worth to be seen. ``state``: after it."""

    def right(self, state: State, answers: Sequence[str]) -> list[str]:
        """Return the legal tokens that count as found: the answers first, and what is as good."""

    def theme(self, puzzle: Puzzle) -> Theme | None:
        """Return what the answer does, by the conditions of ``docs/puzzles.md``; None where none of them holds."""

    def found(self, state: State, answers: Sequence[str], bot: Bot, seed: int) -> bool:
        """Return whether a bot finds the answer."""


#: The kinds of each game: ``KINDS`` of ``puzzles/GAME.py``.
_KINDS: Final = GameParts[Mapping[Kind, Proving]]("kingcraft.puzzles", "KINDS")


def proving(kind: Kind) -> Proving:
    """Return how a kind is proven."""
    return next(kinds[kind] for game in games() if kind in (kinds := _KINDS.get(game) or {}))


def asked(state: State, seed: int) -> Decision:
    """Return the choice of the seat to act, as a bot is asked."""
    seen: Observation = observe(state, state.to_act)
    return Decision(state.rules, seen, state.legal(), seed)

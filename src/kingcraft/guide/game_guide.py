"""What people read of one game: its rules, its options, and its deals as text."""

from collections.abc import Sequence
from typing import Any, Final, Protocol, TypeVar

from ..games.game import State
from ..games.parts import GameParts
from .sections import Section, Sentence
from .telling import Telling

O = TypeVar("O", contravariant=True)
S = TypeVar("S", bound=State, contravariant=True)


class GameGuide(Protocol[O, S]):
    """The rule page of a game with options of class ``O``, and its deals of class ``S`` in words."""

    def sections(self, options: O) -> tuple[Section, ...]:
        """Return the rule page of ``options``, in the order in which a newcomer needs it.

        Every option is in the ``options`` of the sentences, rows and diagrams whose words depend on it.
        """

    def short(self, options: O) -> tuple[Sentence, ...]:
        """Return the rules of ``options`` in short, for a player at the table: at most 250 words in any language."""

    def item(self, lang: str, item: str) -> str:
        """Return the name of ``item`` of an option whose value is a list or a table. Raises KeyError: there is none."""

    def length(self, words: Telling, options: O) -> str:
        """Return how long a match lasts: the number of deals, or the points that end it."""

    def legend(self, words: Telling) -> str | None:
        """Return how to read a deal, if that needs to be said."""

    def title(self, words: Telling, state: S) -> str:
        """Return what a deal is about, such as its contract; empty in a game in which all deals are alike."""

    def label(self, words: Telling, state: S) -> str:
        """Return the same for the score sheet, where there is little room."""

    def tell(self, words: Telling, state: S, scores: Sequence[int] | None, *, void: bool) -> list[str]:
        """Return a deal, whose last State is ``state``, in lines. ``scores``: None if it is not over, or is void."""


#: The guide of each game: ``GUIDE`` of ``guide/GAME``.
GUIDES: Final = GameParts[GameGuide[Any, Any]]("kingcraft.guide", "GUIDE")

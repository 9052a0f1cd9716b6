"""The words of a review of Kings Corner."""

from collections.abc import Sequence
from typing import Final

from ...games.kings_corner.table import KingsCornerState
from ...guide.kings_corner.show import move_words, place_letters
from ...guide.telling import Telling
from ..review_words import GameWords

_END: Final = "end"


class _KingsCornerWords:
    def token(self, words: Telling, token: str) -> str:
        return place_letters(words.lang).get(token) or move_words(words, token)

    def stage(self, words: Telling, before: Sequence[str]) -> str:
        return words.say("review-course-turn", number=_turn(before))

    def where(
        self,
        words: Telling,
        state: KingsCornerState,  # noqa: ARG002
        before: Sequence[str],
        phase: str,  # noqa: ARG002
        arguments: dict[str, str],
    ) -> str:
        return words.say("review-where-turn", number=_turn(before), **arguments)


def _turn(before: Sequence[str]) -> str:
    return str(before.count(_END) + 1)


WORDS: Final[GameWords] = _KingsCornerWords()

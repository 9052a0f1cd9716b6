"""The words of a review of King."""

from collections.abc import Sequence
from typing import Final

from ...cards import TEXTS
from ...games.king.actions import BIDS, CHOSEN, COUNTERS, DECLARED, LADDER, LEADS
from ...games.king.options import PLAYERS
from ...games.king.table import KingState
from ...guide.king.auction import bid_text
from ...guide.king.show import title
from ...guide.telling import Telling
from ..review_words import GameWords


class _KingWords:
    def token(self, words: Telling, token: str) -> str:
        if token in TEXTS:
            return words.card(token)
        if token in BIDS:
            return words.say("review-say-bid", bid=bid_text(token))
        if token in COUNTERS:
            return words.say("review-say-counter", bid=bid_text(LADDER[COUNTERS[token]]))
        if token in CHOSEN:
            return words.say(f"contract-{CHOSEN[token]}")
        if token in LEADS:
            return words.say("review-say-lead", name=words.names[LEADS[token]])
        if token == "minus":  # noqa: S105
            return words.say("declare-minus")
        if token in DECLARED:
            return words.say("declare", trump=token.partition(":")[2])
        return words.say(f"review-say-{token}")

    def stage(self, words: Telling, before: Sequence[str]) -> str:
        return words.say("review-course-trick", number=_trick(before))

    def where(
        self, words: Telling, state: KingState, before: Sequence[str], phase: str, arguments: dict[str, str]
    ) -> str:
        if phase != "play":
            return words.say("review-where-call", **arguments)
        return words.say("review-where-trick", number=_trick(before), game=title(words, state), **arguments)


def _trick(before: Sequence[str]) -> str:
    return str(sum(token in TEXTS for token in before) // PLAYERS + 1)


WORDS: Final[GameWords] = _KingWords()

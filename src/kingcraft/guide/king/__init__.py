"""King as people read it: its rules, section by section, its options, and its deals."""

from collections.abc import Sequence
from typing import Final

from ...cards import RANKS
from ...games.king.options import NEGATIVE, KingOptions
from ...games.king.table import KingState
from ...i18n import text
from ..game_guide import GameGuide
from ..phrase import in_words, ranks
from ..sections import Section, Sentence
from ..telling import Telling
from . import page, short, show


class _KingGuide:
    def sections(self, options: KingOptions) -> tuple[Section, ...]:
        return page.sections(options)

    def short(self, options: KingOptions) -> tuple[Sentence, ...]:
        return short.short(options)

    def item(self, lang: str, item: str) -> str:
        if item in NEGATIVE:
            return text(lang, f"contract-{item}")
        return in_words(lang, ranks(item)) if item in RANKS else text(lang, f"declaration-{item}")

    def length(self, words: Telling, options: KingOptions) -> str:
        return words.say("score-deals", deals=options.deals)

    def legend(self, words: Telling) -> None:  # noqa: ARG002
        return None

    def title(self, words: Telling, state: KingState) -> str:
        return show.title(words, state)

    def label(self, words: Telling, state: KingState) -> str:
        return show.label(words, state)

    def tell(self, words: Telling, state: KingState, scores: Sequence[int] | None, *, void: bool) -> list[str]:  # noqa: ARG002
        return show.tell(words, state, scores)


GUIDE: Final[GameGuide[KingOptions, KingState]] = _KingGuide()

"""Kings Corner as people read it: its rules, section by section, its options, and its deals."""

from collections.abc import Sequence
from typing import Final

from ...games.kings_corner.options import KingsCornerOptions
from ...games.kings_corner.table import KingsCornerState
from ..game_guide import GameGuide
from ..sections import Section, Sentence
from ..telling import Telling
from . import page, short, show


class _KingsCornerGuide:
    def sections(self, options: KingsCornerOptions) -> tuple[Section, ...]:
        return page.sections(options)

    def short(self, options: KingsCornerOptions) -> tuple[Sentence, ...]:
        return short.short(options)

    def item(self, lang: str, item: str) -> str:  # noqa: ARG002
        raise KeyError(item)

    def length(self, words: Telling, options: KingsCornerOptions) -> str:
        if options.deals:
            return words.say("score-deals", deals=options.deals)
        minus = options.sign == "-"
        target = words.number(-options.target if minus else options.target)
        if options.target_rule == "exceed":
            return words.say("score-past", target=target, side="below" if minus else "above")
        return words.say("score-target", target=target)

    def legend(self, words: Telling) -> str:
        return words.say("show-legend")

    def title(self, words: Telling, state: KingsCornerState) -> str:  # noqa: ARG002
        return ""

    def label(self, words: Telling, state: KingsCornerState) -> str:  # noqa: ARG002
        return ""

    def tell(self, words: Telling, state: KingsCornerState, scores: Sequence[int] | None, *, void: bool) -> list[str]:
        return show.tell(words, state, scores, void=void)


GUIDE: Final[GameGuide[KingsCornerOptions, KingsCornerState]] = _KingsCornerGuide()

"""The toy game as people read it: a rule page of one sentence, and its deals."""

from collections.abc import Sequence
from typing import Final

from kingcraft.guide.game_guide import GameGuide
from kingcraft.guide.sections import Section, Sentence, say
from kingcraft.guide.telling import Telling

from .game import OneTrickOptions, OneTrickState


class _Guide:
    def sections(self, options: OneTrickOptions) -> tuple[Section, ...]:
        follow = "one-trick-follow" if options.follow else "one-trick-free"
        match_lasts = say("one-trick-match", "value", "deals", deals=options.deals)
        return (Section("one-trick", (say(follow, "follow"), match_lasts)),)

    def short(self, options: OneTrickOptions) -> tuple[Sentence, ...]:
        return (say("one-trick-follow" if options.follow else "one-trick-free", "follow"),)

    def item(self, lang: str, item: str) -> str:
        raise KeyError(item)

    def length(self, words: Telling, options: OneTrickOptions) -> str:
        return words.say("score-deals", deals=options.deals)

    def legend(self, words: Telling) -> None:
        return None

    def title(self, words: Telling, state: OneTrickState) -> str:
        return ""

    def label(self, words: Telling, state: OneTrickState) -> str:
        return ""

    def tell(self, words: Telling, state: OneTrickState, scores: Sequence[int] | None, *, void: bool) -> list[str]:
        return [f"{words.names[seat]} {words.card(token)}" for seat, token in state.history]


GUIDE: Final[GameGuide[OneTrickOptions, OneTrickState]] = _Guide()

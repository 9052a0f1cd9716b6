"""Why something is refused: the closed list of reason codes (``docs/rules/records.md``) and the error that carries one.

Texts for people are the Fluent messages ``reason-CODE`` of every language.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from .. import i18n

#: Why something is refused, in the order in which codes are given where several apply at one place.
Code = Literal[
    "bad-format",
    "bad-deck",
    "unknown-token",
    "game-over",
    "deal-over",
    "deal-not-over",
    "wrong-score",
    "not-your-turn",
    "wrong-phase",
    "not-in-hand",
    "place-empty",
    "pile-may-not-move",
    "place-taken",
    "corner-kings-only",
    "pile-to-empty-side",
    "wrong-rank",
    "wrong-colour",
    "king-not-on-side",
    "king-must-be-played",
    "must-follow-suit",
    "must-discard-king",
    "must-play-penalty-card",
    "must-trump",
    "king-banned-lead",
    "hearts-banned-lead",
    "contract-used-up",
    "bid-too-low",
    "cannot-match",
    "nothing-to-accept",
    "counter-too-low",
    "counter-repeated",
    "split-not-allowed",
]
REASONS: Final[tuple[Code, ...]] = get_args(Code)


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Why rules cannot stand as they are: the Fluent message ``contradiction-NAME`` and its arguments."""

    name: str
    arguments: Mapping[str, str | int] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """The text's Fluent id."""
        return f"contradiction-{self.name}"

    def text(self, lang: str) -> str:
        """The text in a language."""
        return i18n.text(lang, self.key, **self.arguments)


class Refused(ValueError):
    """Something was refused; nothing has changed."""

    #: Why.
    code: Code
    #: A JSON path from the root of a document (``deals[0].actions[17]``); empty for a live action.
    place: str
    #: What exactly is wrong with a document, in English; empty for an action, whose code says it all.
    detail: str
    #: Where options contradict each other, or where a preset meant something else when the document was written: the
    #: same as ``detail``, for texts in other languages.
    contradiction: Contradiction | None = None

    def __init__(self, code: Code, place: str = "", detail: str = "") -> None:
        super().__init__(code, place, detail)
        self.code, self.place, self.detail = code, place, detail

    @classmethod
    def contradictory(cls, place: str, contradiction: Contradiction, code: Code = "bad-format") -> "Refused":
        """The refusal of rules at ``place`` that cannot stand as they are."""
        refusal = cls(code, place, contradiction.text(i18n.FALLBACK))
        refusal.contradiction = contradiction
        return refusal

    def __str__(self) -> str:
        return ": ".join(part for part in (self.place, self.code, self.detail) if part)

    def at(self, place: str) -> "Refused":
        """The same refusal, found at ``place``."""
        refusal = Refused(self.code, place, self.detail)
        refusal.contradiction = self.contradiction
        return refusal

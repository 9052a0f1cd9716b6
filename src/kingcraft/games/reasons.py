"""Reason codes (``docs/rules/records.md``) and the error that carries one. Texts: Fluent messages ``reason-CODE``."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from .. import i18n

#: The reason codes, in the order of precedence where several apply at one place.
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
    """Why options contradict each other: the Fluent message ``contradiction-NAME`` and its arguments."""

    name: str
    arguments: Mapping[str, str | int] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """The Fluent id of the text."""
        return f"contradiction-{self.name}"

    def text(self, lang: str) -> str:
        """Return the text in a language."""
        return i18n.text(lang, self.key, **self.arguments)


class Refused(ValueError):
    """An action or a document was refused; nothing has changed."""

    code: Code
    #: A JSON path from the root of a document (``deals[0].actions[17]``); empty for a live action.
    place: str
    #: What exactly is wrong with a document, in English; empty for an action, whose code says everything.
    detail: str
    #: The same as ``detail`` for texts in other languages: if options contradict each other, or if a preset had another
    #: meaning when the document was written.
    contradiction: Contradiction | None = None

    def __init__(self, code: Code, place: str = "", detail: str = "") -> None:
        super().__init__(code, place, detail)
        self.code, self.place, self.detail = code, place, detail

    @classmethod
    def contradictory(cls, place: str, contradiction: Contradiction, code: Code = "bad-format") -> "Refused":
        """Return the refusal of contradictory rules at ``place``."""
        refusal = cls(code, place, contradiction.text(i18n.FALLBACK))
        refusal.contradiction = contradiction
        return refusal

    def __str__(self) -> str:
        return ": ".join(part for part in (self.place, self.code, self.detail) if part)

    def at(self, place: str) -> "Refused":
        """Return the same refusal at ``place``."""
        refusal = Refused(self.code, place, self.detail)
        refusal.contradiction = self.contradiction
        return refusal

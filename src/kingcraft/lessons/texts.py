"""The texts of the lessons: the catalogue ``lessons.ftl`` of every language."""

import re
from collections.abc import Mapping
from typing import Final

from ..i18n import languages, sources

#: The file's name in each language.
CATALOGUE: Final = "lessons.ftl"
#: The most characters that a text has, in every language: two lines on a phone.
LONGEST: Final = 90
#: The texts that belong to no lesson: the answer to all that a lesson says nothing of, and three buttons.
COMMON: Final = ("lesson-else", "lesson-back", "lesson-on", "lesson-skip")

#: Texts by their Fluent ids.
Texts = Mapping[str, str]

_MESSAGE: Final = re.compile(r"([a-z][\w-]*) =(.*(?:\n[ }].*)*)")


def texts_of(source: str) -> dict[str, str]:
    """Return the texts of a catalogue, by their ids; one that is not a single line keeps its line breaks."""
    return {found[1]: found[2].strip() for found in _MESSAGE.finditer(source)}


def all_texts() -> dict[str, Texts]:
    """Return the texts of every language, by its code."""
    return {lang: texts_of(sources(lang)[CATALOGUE]) for lang in languages()}


def fault_of(text: str | None) -> str:
    """Return what is wrong with a text; empty: nothing."""
    if not text:
        return "is missing"
    if "{" in text or "\n" in text:
        return "must be one line without arguments"
    return f"has {len(text)} characters, more than {LONGEST}" if len(text) > LONGEST else ""

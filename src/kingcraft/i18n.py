"""Texts in every language: Fluent catalogues shared by Python and the browser.

A language is a folder ``locales/LANG`` with ``*.ftl`` files. The server sends message ids, never prose; the command
line takes its texts from here. Every language has every key (tested); English replaces a missing language.
"""

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from .english import english
from .extras import MissingExtra, needs

if TYPE_CHECKING:  # the parser costs start-up time; it is imported when the first text is needed
    from fluent.runtime import FluentBundle

FALLBACK: Final = "en"
#: The order of languages here and on the start page (web/src/words/words.svelte.ts); any others follow.
_ORDER: Final = (FALLBACK, "de", "sv", "ro")
_LOCALES: Final = Path(__file__).parent / "locales"
#: More such folders, added by games that are defined elsewhere.
_MORE: Final[list[Path]] = []


@functools.cache
def languages() -> tuple[str, ...]:
    """Return the languages in the order in which they are offered: ``("en", "de", "sv", "ro")``."""
    found = {folder.name for folder in _LOCALES.iterdir() if any(folder.glob("*.ftl"))}
    return tuple(sorted(found, key=lambda name: (_ORDER.index(name) if name in _ORDER else len(_ORDER), name)))


def language(wanted: str) -> str:
    """Return the best language for ``wanted`` (``de_AT.UTF-8``, ``de-CH``, ``de``); English if there is none."""
    exact = wanted.partition(".")[0].replace("_", "-").lower()
    for candidate in (exact, exact.partition("-")[0]):
        for known in languages():
            if known.lower() == candidate:
                return known
    return FALLBACK


def sources(lang: str) -> Mapping[str, str]:
    """Return the catalogue files of a language: file name to Fluent text. Raises KeyError for an unknown language."""
    if lang not in languages():
        raise KeyError(lang)
    paths = [path for folder in (_LOCALES, *_MORE) for path in sorted((folder / lang).glob("*.ftl"))]
    return {path.name: path.read_text("utf-8") for path in paths}


def add_texts(folder: Path) -> None:
    """Add the texts of a game defined elsewhere, a folder for each language; their file names must differ from ours."""
    _MORE.append(folder)
    _bundle.cache_clear()


def remove_texts(folder: Path) -> None:
    """Remove what :func:`add_texts` added. Raises ValueError if it did not."""
    _MORE.remove(folder)
    _bundle.cache_clear()


@functools.cache
def _bundle(lang: str) -> "FluentBundle":
    with needs(f'Text in the language "{lang}"', "text"):
        from fluent.runtime import FluentBundle, FluentResource

    # No isolation marks around arguments: these texts go to terminals and logs; the browser has bundles of its own.
    bundle = FluentBundle([lang], use_isolating=False)
    for source in sources(lang).values():
        bundle.add_resource(FluentResource(source))
    return bundle


def text(lang: str, key: str, **arguments: str | int) -> str:
    """Return the text ``key`` in ``lang``, or in English if ``lang`` is unknown. Raises KeyError for an unknown key.

    Raises :class:`~kingcraft.extras.MissingExtra` without Fluent, except for simple English texts.
    """
    for candidate in (language(lang), FALLBACK):
        try:
            bundle = _bundle(candidate)
        except MissingExtra:
            simple = english(key, arguments) if candidate == FALLBACK else None
            if simple is None:
                raise
            return simple
        if bundle.has_message(key):
            pattern = bundle.get_message(key).value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, arguments)[0])
    raise KeyError(key)

"""Texts in every language: Fluent catalogues shared by Python and the browser.

A language is a folder ``locales/LANG`` with ``*.ftl`` files and an entry in ``locales/languages.json``, which the build
of the page and the tests read too. The server sends message ids, never prose; the command line takes its texts from
here. Every language has every key (tested); English replaces a missing language.
"""

import functools
import json
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from .english import english
from .extras import MissingExtra, needs

FALLBACK: Final = "en"
_LOCALES: Final = Path(__file__).parent / "locales"
#: Writes a text: its language, its key and its arguments; None: there is no such text.
Formatter: TypeAlias = Callable[[str, str, Mapping[str, str | int]], str | None]
#: More such folders, added by games that are defined elsewhere.
_MORE: Final[list[Path]] = []


class Language(NamedTuple):
    """What the project must know about a language besides its texts: an entry of ``locales/languages.json``."""

    #: Its own name for itself.
    name: str
    #: The locale of a browser that speaks it, for tests and pictures: ``de-DE``.
    locale: str
    #: Words for what the rule pages count, in the form beside a 1, for tests.
    one: Sequence[str]
    #: The same in the form beside a large number. Words that never change are only in ``one``.
    many: Sequence[str]


@functools.cache
def listed() -> Mapping[str, Language]:
    """Return every language by its code, in the order in which they are offered."""
    entries = json.loads((_LOCALES / "languages.json").read_text("utf-8"))
    return {code: Language(**entry) for code, entry in entries.items()}


def languages() -> tuple[str, ...]:
    """Return the languages in the order in which they are offered, English first: ``("en", "de", ...)``."""
    return tuple(listed())


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
    _texts.cache_clear()


def remove_texts(folder: Path) -> None:
    """Remove what :func:`add_texts` added. Raises ValueError if it did not."""
    _MORE.remove(folder)
    _texts.cache_clear()


#: What writes texts in place of Fluent's library; at most one.
_FORMATTERS: Final[list[Formatter]] = []


def use_formatter(formatter: Formatter | None) -> None:
    """Have texts written by ``formatter`` from now on: in a browser, by the page's own Fluent. None: by the library."""
    _FORMATTERS[:] = [] if formatter is None else [formatter]


#: Where a message or a term begins: at the start of a line, as none of the lines that go on with it does.
_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
#: Whatever may be a reference to another message or term.
_WORD: Final = re.compile(r"-?[A-Za-z][\w-]*", re.ASCII)


class _Texts:
    """The texts of a language. Each is parsed when it is needed: all together take most of a command's time."""

    def __init__(self, lang: str) -> None:
        with needs(f'Text in the language "{lang}"', "text"):
            # The parser costs start-up time; it is imported when the first text is needed.
            from fluent.runtime import FluentBundle, FluentResource

        # No isolation marks around arguments: these texts go to terminals and logs; the browser has bundles of its own.
        self.bundle = FluentBundle([lang], use_isolating=False)
        self._parsed = FluentResource
        self._entries: dict[str, str] = {}
        for source in sources(lang).values():
            starts = [*_ENTRY.finditer(source)]
            ends = [*(start.start() for start in starts[1:]), len(source)]
            for start, end in zip(starts, ends, strict=True):
                self._entries.setdefault(start[1], source[start.start() : end])

    def knows(self, key: str) -> bool:
        """Return whether there is this message; it and all that it refers to are in the bundle then."""
        if not self.bundle.has_message(key):
            names = [key]
            for name in names:
                names += sorted({*_WORD.findall(self._entries.get(name, ""))} & self._entries.keys() - {*names})
            for name in reversed(names):  # what another thread finds there is whole
                self.bundle.add_resource(self._parsed(self._entries.get(name, "")))
        return bool(self.bundle.has_message(key))


@functools.cache
def _texts(lang: str) -> _Texts:
    return _Texts(lang)


def text(lang: str, key: str, **arguments: str | int) -> str:
    """Return the text ``key`` in ``lang``, or in English if ``lang`` is unknown. Raises KeyError for an unknown key.

    Raises :class:`~kingcraft.extras.MissingExtra` without Fluent, except for simple English texts.
    """
    for formatter in _FORMATTERS:
        for candidate in (language(lang), FALLBACK):
            written = formatter(candidate, key, arguments)
            if written is not None:
                return written
        raise KeyError(key)
    for candidate in (language(lang), FALLBACK):
        try:
            texts = _texts(candidate)
        except MissingExtra:
            simple = english(key, arguments) if candidate == FALLBACK else None
            if simple is None:
                raise
            return simple
        if texts.knows(key):
            pattern = texts.bundle.get_message(key).value
            if pattern is not None:
                return str(texts.bundle.format_pattern(pattern, arguments)[0])
    raise KeyError(key)

"""The catalogues: every language whole, the same variables, no parse errors, a text for every code."""

import functools
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import kingcraft
from kingcraft.games.reasons import REASONS
from kingcraft.i18n import FALLBACK, language, languages, listed, sources, text
from kingcraft.room.wire.words import ERRORS
from scripts import text_keys


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@functools.cache
def _messages(source: str) -> dict[str, set[str]]:
    """Message id to the variables it uses. Terms (``-name``) are a language's own business."""
    messages = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in messages, f"{entry.id.name} occurs twice"
            assert entry.value is not None or entry.attributes, entry.id.name
            visitor = _Variables()
            visitor.visit(entry)
            messages[entry.id.name] = visitor.names
    return messages


def test_the_list_names_every_folder_of_texts_and_english_first() -> None:
    folders = {path.parent.name for path in (Path(kingcraft.__file__).parent / "locales").glob("*/*.ftl")}
    assert sorted(languages()) == sorted(folders)
    assert languages()[0] == FALLBACK


@pytest.mark.parametrize("lang", languages())
def test_the_locale_of_a_language_leads_to_it(lang: str) -> None:
    assert language(listed()[lang].locale) == lang


@pytest.mark.parametrize("lang", languages())
def test_a_language_has_the_files_the_keys_and_the_variables_of_english(lang: str) -> None:
    assert set(sources(lang)) == set(sources(FALLBACK))
    for name, source in sources(lang).items():
        assert _messages(source) == _messages(sources(FALLBACK)[name]), f"{lang}/{name}"


def test_the_keys_that_the_page_knows_are_up_to_date() -> None:
    assert text_keys.TARGET.read_text("utf-8") == text_keys.generate(), "run python scripts/generate.py"


def test_no_key_is_in_two_files() -> None:
    keys = [key for source in sources(FALLBACK).values() for key in _messages(source)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("lang", languages())
def test_every_text_can_be_formatted(lang: str) -> None:
    """No reference to a term or message that is not there, no unknown function; read alone it is the same text."""
    bundle = FluentBundle([lang], use_isolating=False)
    messages: dict[str, set[str]] = {}
    for source in sources(lang).values():
        bundle.add_resource(FluentResource(source))
        messages |= _messages(source)
    for key, variables in messages.items():
        message = bundle.get_message(key)
        for pattern in filter(None, (message.value, *message.attributes.values())):
            for value in (1, 2, "QH"):
                given: dict[str, str | int] = dict.fromkeys(variables, value)
                formatted, errors = bundle.format_pattern(pattern, given)
                assert not errors, f"{key}: {errors}"
                assert formatted, key
                assert pattern is not message.value or text(lang, key, **given) == formatted


@pytest.mark.parametrize("lang", languages())
def test_every_code_has_a_text_of_one_short_line(lang: str) -> None:
    for key in (*(f"reason-{code}" for code in REASONS), *(f"error-{code}" for code in ERRORS)):
        line = text(lang, key)
        assert 0 < len(line) <= 100, key
        assert not {"\n", "{"} & set(line), key


@pytest.mark.parametrize("lang", languages())
def test_no_code_has_a_text_that_is_not_on_the_list(lang: str) -> None:
    assert set(_messages(sources(lang)["reasons.ftl"])) == {f"reason-{code}" for code in REASONS}
    assert set(_messages(sources(lang)["errors.ftl"])) == {f"error-{code}" for code in ERRORS}


@pytest.mark.parametrize("lang", sorted(set(languages()) - {FALLBACK}))
def test_languages_are_not_copies_of_english(lang: str) -> None:
    for code in REASONS:
        assert text(lang, f"reason-{code}") != text(FALLBACK, f"reason-{code}")


def test_the_command_line_uses_every_text_of_its_own_and_no_other() -> None:
    package = Path(kingcraft.__file__).parent
    python = "\n".join(
        path.read_text("utf-8") for folder in ("cli", "record") for path in sorted((package / folder).glob("*.py"))
    )
    used = set(re.findall(r'"(cli-[a-z0-9-]+)"', python)) | {f"cli-{kind}" for kind in ("fair", "not-fair", "no-proof")}
    assert used == set(_messages(sources("en")["cli.ftl"]))


@pytest.mark.parametrize(
    ("wanted", "served"),
    [
        ("de", "de"),
        ("de_AT.UTF-8", "de"),
        ("DE-ch", "de"),
        ("en-GB", "en"),
        ("sv_SE", "sv"),
        ("ro-RO", "ro"),
        ("tlh", "en"),
        ("", "en"),
        ("C.UTF-8", "en"),
    ],
)
def test_the_nearest_language_serves(wanted: str, served: str) -> None:
    assert language(wanted) == served


def test_arguments_are_filled_in_and_counted() -> None:
    assert text("en", "cli-winners", count=1, names="Bo") == "Winner: Bo"
    assert text("de", "cli-winners", count=2, names="Ana, Bo") == "Gewonnen haben: Ana, Bo"


def test_a_language_that_is_not_there_reads_english() -> None:
    assert text("tlh", "cli-total") == text("en", "cli-total")


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-text"):
        text("de", "no-such-text")
    with pytest.raises(KeyError):
        sources("../en")

"""Rules in words without a server: the page's own Fluent writes, byte for byte, what the server's library does."""

import asyncio
import functools
import json
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from kingcraft import i18n
from kingcraft.games.options import RuleSet
from kingcraft.games.rule_text import rule_text
from kingcraft.guide.html import article, short_article
from kingcraft.guide.page import rule_page
from kingcraft.i18n import languages, text
from kingcraft.page.home import Home
from tests.guide.variations import anything, bases, small
from tests.page.player import SmallLog
from tools.site.package import files
from tools.site.plain import node_program
from tools.site.wheels import ROOT


class PageFluent:
    """The page's own Fluent (web/src/near/format.ts), under Node."""

    def __init__(self) -> None:
        self._node = subprocess.Popen(
            [node_program(), str(Path(__file__).with_name("format.mjs")), str(ROOT / "web")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        #: The questions that were answered.
        self.asked = dict[str, str | None]()

    def format(self, lang: str, key: str, arguments: Mapping[str, str | int]) -> str | None:
        """Write a text; each only once. An :data:`~kingcraft.i18n.Formatter`."""
        question = json.dumps([lang, key, arguments])
        if question not in self.asked:
            assert self._node.stdin is not None
            assert self._node.stdout is not None
            print(question, file=self._node.stdin, flush=True)
            self.asked[question] = json.loads(self._node.stdout.readline())
        return self.asked[question]

    def close(self) -> None:
        """End it."""
        self._node.communicate(timeout=60)


@pytest.fixture(scope="module")
def running_fluent() -> Iterator[PageFluent]:
    fluent = PageFluent()
    yield fluent
    fluent.close()


@pytest.fixture
def page_fluent(running_fluent: PageFluent) -> Iterator[PageFluent]:
    i18n.use_formatter(running_fluent.format)
    yield running_fluent
    i18n.use_formatter(None)


@functools.cache
def rule_sets() -> tuple[RuleSet[object], ...]:
    """All presets, house rules in which options meet, texts with a 1 or a 0, and some at random."""
    return (*bases(), *small(), *anything(40))


async def fetched(address: str) -> tuple[int, str]:
    """The answer of the home in the page."""
    answer = await Home(SmallLog()).ask("GET", address)
    return answer.status, answer.body.decode()


@pytest.mark.parametrize("lang", languages())
def test_rules_in_words_are_the_server_s(lang: str, page_fluent: PageFluent) -> None:
    asked_before = len(page_fluent.asked)
    page = [
        asyncio.run(fetched(f"/rules/{kind}/{lang}/{rule_text(rules)}"))
        for rules in rule_sets()
        for kind in ("page", "short")
    ]
    assert len(page_fluent.asked) - asked_before > 500
    i18n.use_formatter(None)
    for number, rules in enumerate(rule_sets()):
        assert page[2 * number] == (200, article(lang, rule_page(rules)))
        assert page[2 * number + 1] == (200, short_article(lang, rules))


def test_rules_that_are_not_there_are_refused_as_by_a_server(page_fluent: PageFluent) -> None:
    answers = [
        asyncio.run(fetched(f"/rules/page/{asked}"))
        for asked in ("xx/king", "en/whist", "en/king?men=", "en/king?deals=99", "en/king/more")
    ]
    codes = [(status, json.loads(body)["code"]) for status, body in answers]
    missing, refused = (404, "not-found"), (422, "bad-format")
    assert codes == [missing, refused, refused, refused, missing]
    assert not page_fluent.asked or all(json.loads(asked)[0] != "xx" for asked in page_fluent.asked)


def test_an_unknown_text_is_an_error_and_an_unknown_language_english(page_fluent: PageFluent) -> None:
    assert text("fr", "rules-number", number=52000) == "52,000"
    assert text("sv", "rules-number", number=52000) == "52\xa0000"
    with pytest.raises(KeyError, match="no-such-text"):
        text("de", "no-such-text")
    assert page_fluent.asked['["de", "no-such-text", {}]'] is None


def test_a_browser_knows_the_languages_and_has_no_catalogues() -> None:
    locales = {name for name, _ in files() if name.startswith("kingcraft/locales/")}
    assert locales == {"kingcraft/locales/languages.json"}

"""Rule pages as HTML and as plain text: well made, strict, and the same words."""

import re
import time
from html.parser import HTMLParser
from itertools import pairwise

import pytest

from kingcraft.games.reasons import Refused
from kingcraft.games.registry import games, preset, rule_set
from kingcraft.games.rule_text import parse_rule_text
from kingcraft.guide.html import FACES, LOOK, article, document, stylesheet
from kingcraft.guide.notices import list_document, missing_document, refused_document
from kingcraft.guide.page import rule_page
from kingcraft.guide.plain import plain, plain_list
from kingcraft.i18n import languages, text
from tests.guide.variations import PRESETS, bases

VOID = {"meta", "link", "path", "rect", "circle", "br", "img"}
STYLE = "/rules/style.css"
BASES = bases()


class Reader(HTMLParser):
    """What is in a document: ids, links, attributes; complains about tags that do not match."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.attributes: set[str] = set()
        self.tags: list[str] = []
        self.feed(source)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            self.attributes.add(name)
            if name == "id":
                self.ids.append(value or "")
            elif name == "href":
                self.links.append(value or "")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize("lang", languages())
def test_documents_are_well_made_and_strict(lang: str) -> None:
    for base in BASES:
        source = document(lang, rule_page(base), STYLE)
        read = Reader(source)
        assert len(set(read.ids)) == len(read.ids)
        assert source.count(LOOK) == source.count(FACES) == 1
        assert read.tags.count("script") == 2
        assert not {"style", "iframe", "form"} & set(read.tags)
        assert "style" not in read.attributes
        assert not [name for name in read.attributes if name.startswith("on")]
        for link in read.links:
            assert not link.startswith("#") or link[1:] in read.ids
        assert source.count("<h1>") == source.count("<article") == 1
        levels = [int(level) for level in re.findall(r"<h(\d)", source)]
        assert all(after <= before + 1 for before, after in pairwise(levels))
        assert f'<html lang="{lang}">' in source


@pytest.mark.parametrize("lang", languages())
def test_every_marked_line_has_a_word_for_those_who_hear_it(lang: str) -> None:
    for base in BASES:
        page = rule_page(base)
        source = article(lang, page)
        assert source.count("rules-changed") == source.count("rules-spoken") == len(page.marked)


def test_a_drawing_is_for_the_eye_and_what_it_shows_is_written_below() -> None:
    for game in games().values():
        source = article("en", rule_page(preset(game.name, game.default_preset)))
        figures = re.findall(r"<figure.*?</figure>", source)
        assert figures
        for figure in figures:
            assert 'aria-hidden="true"' in figure
            assert re.search(r"<figcaption>[^<]{20,}</figcaption>", figure)


def test_prices_of_king_are_shown_with_cards() -> None:
    """A card by its name, a back by ``data-back``: the app draws its own faces there."""
    source = article("en", rule_page(preset("king", "king")))
    (prices,) = re.findall(r'<div class="rules-table rules-prices">.*?</div>', source)
    fans = re.findall(r'<svg class="rules-fan".*?</svg>', prices)
    shown = [re.findall(r'data-card="(..)"|(data-back)', fan) for fan in fans]
    assert [len(cards) for cards in shown] == [3, 3, 3, 3, 1, 2]
    assert [card for card, _ in shown[2]] == ["QS", "QH", "QC"]
    assert {back for _, back in shown[5]} == {"data-back"}


def test_links_lead_to_the_same_rules() -> None:
    rules = rule_set("king", "turkey", {"each_negative": 1, "quota_negative": 0, "quota_plus": 0})
    read = Reader(document("de", rule_page(rules), STYLE))
    for lang in languages():
        (found,) = [link for link in read.links if link.startswith(f"/rules/{lang}/turkey?")]
        assert parse_rule_text(found.removeprefix(f"/rules/{lang}/")) == rules
    (play,) = [link for link in read.links if link.startswith("/play/")]
    assert parse_rule_text(play.removeprefix("/play/")) == rules
    others = {name for name in games()["king"].presets if name != "turkey"}
    assert {f"/rules/de/{name}" for name in others} <= set(read.links)


def test_a_document_of_its_own_leads_nowhere() -> None:
    source = document("en", rule_page(preset("king", "portugal")))
    read = Reader(source)
    assert stylesheet() in source
    assert all(link.startswith(("#", "data:")) for link in read.links)


@pytest.mark.parametrize("lang", languages())
def test_the_list_names_every_preset(lang: str) -> None:
    for source in (list_document(lang, STYLE), missing_document(lang, STYLE)):
        read = Reader(source)
        assert {f"/rules/{lang}/{name}" for _, name in PRESETS} <= set(read.links)
    listed = plain_list(lang)
    for _, name in PRESETS:
        assert re.search(rf"^{name}  ", listed, re.MULTILINE)
    assert max(map(len, listed.splitlines())) <= 79


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        ("pagat?target=0", "a whole number from 1 to 1000"),
        ("pagat?target=<b>x", "a whole number from 1 to 1000"),
        ("pagat?draw_when=never", "one of end, start"),
        ("pagat?king_pile_move=1", "one of any, dealt, never"),
        ("pagat?drawn_king_now=1", "true or false"),
        ("king?men=<script>", "each of A, 2,"),
        ("king?values=no-king:-1", "no-tricks:1000"),
        ("pagat?<script>=1", "does not belong to the game"),
        ("pagat?target=30&target=<i>", "given once"),
        ("pagat?scoring=chips", "fixed number of deals"),
        ("pagat?" + "a" * 3000, "too long"),
    ],
)
def test_refused_rules_are_explained_and_nothing_is_echoed(rules: str, words: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_rule_text(rules)
    for lang in languages():
        source = refused_document(lang, rules.partition("?")[0], refused.value, STYLE)
        Reader(source)
        assert "script>" not in source.replace(LOOK, "").replace(FACES, "")
        assert "<b>" not in source
        assert "aaa" not in source
        if lang == "en":
            assert words in source


@pytest.mark.parametrize("lang", languages())
def test_plain_text_fits_a_terminal_and_marks_what_differs(lang: str) -> None:
    for base in BASES:
        page = rule_page(base)
        lines = plain(lang, page).splitlines()
        assert max(map(len, lines)) <= 79
        assert any(line.startswith("| ") for line in lines) == bool(page.marked)
        assert not any(line != line.rstrip() for line in lines)


def test_plain_text_and_html_say_the_same() -> None:
    for base in BASES:
        page = rule_page(base)
        spoken = re.sub(r'<span class="rules-spoken">.*?</span>|<svg.*?</svg>', "", article("en", page))
        words = {word for word in re.sub(r"<[^>]+>|&[#\w]+;", " ", spoken).split() if word.isalpha()}
        assert words <= set(re.findall(r"\w+", plain("en", page)))


def test_numbers_of_the_rule_set_are_on_the_page() -> None:
    source = article("en", rule_page(rule_set("king", "king", {"values": {"no-king": 240}, "trick_value": 30})))
    assert "−240" in source
    assert "390" in source  # 13 tricks
    assert ">240<" in source  # +8
    assert text("en", "rules-king-sum", lost=1380, won=1560, rest="+180") in source


def test_a_page_is_rendered_in_no_time() -> None:
    rules = preset("king", "portugal")
    document("de", rule_page(rules), STYLE)
    began = time.perf_counter()
    for _ in range(10):
        document("de", rule_page(rules), STYLE)
    # 0.01 on a quiet machine. The limit is only to catch catalogues that are read again for every page, which takes
    # seconds: a busy machine must not fail here.
    assert (time.perf_counter() - began) / 10 < 1

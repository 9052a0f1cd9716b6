"""The rules in short: short in every language, and true by the options."""

import re
from typing import Any

import pytest

from kingcraft.games.options import RuleSet
from kingcraft.games.registry import preset, rule_set
from kingcraft.games.rule_text import rule_text
from kingcraft.guide.game_guide import GUIDES
from kingcraft.guide.html import short_article
from kingcraft.guide.phrase import in_words
from kingcraft.i18n import languages
from tests.guide.variations import PRESETS, bases, small

#: The longest of them that a player reads before the first card.
MOST = 250


def words_of(lang: str, rules: RuleSet[Any]) -> str:
    return " ".join(in_words(lang, one.phrase) for one in GUIDES[rules.game].short(rules.options))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", PRESETS, ids="-".join)
def test_no_preset_takes_more_than_250_words(lang: str, name: tuple[str, str]) -> None:
    assert len(words_of(lang, preset(*name)).split()) <= MOST


@pytest.mark.parametrize("lang", languages())
def test_every_rule_set_has_them(lang: str) -> None:
    for rules in (*bases(), *small()):
        said = words_of(lang, rules)
        assert not re.search(r"[{}$]|rules-|None", said), rule_text(rules)


def test_they_follow_the_options() -> None:
    assert "draw a card" in words_of("en", preset("kings-corner", "pagat"))
    assert "Each turn begins with 2 cards" in words_of("en", preset("kings-corner", "fast"))
    assert "while you hold a king" in words_of("en", preset("kings-corner", "romanian-250"))
    assert "kings 10, all other cards 1" in words_of("en", preset("kings-corner", "pagat"))
    king = words_of("en", preset("king", "king"))
    assert "No tricks (each trick −20)" in king
    assert "hears bids" in king
    france = words_of("en", preset("king", "france"))
    assert "bid" not in france.replace("forbid", "")
    assert "minus" not in france.lower()
    only = rule_set("king", "king", {"contracts": ["no-tricks"]})
    assert "king of hearts" not in words_of("en", only)


def test_the_article_is_escaped_and_has_a_language() -> None:
    article = short_article("de", preset("king", "king"))
    assert article.startswith('<article class="rules" lang="de"><p>')

"""Numbers in the texts of rule pages: each noun in the form that its number wants, and nothing costs "0 points"."""

import functools
import re
from collections.abc import Iterator
from itertools import chain
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from kingcraft.guide.page import Part, rule_page
from kingcraft.guide.phrase import Argument, Listed, Phrase, in_words
from kingcraft.guide.sections import Row
from kingcraft.i18n import languages, listed, sources
from tests.guide.test_page import parts
from tests.guide.variations import anything, bases, small

#: The words that follow a number, in the form that they have after a large one. In Swedish points, tricks and cards
#: never change.
MANY: Final = {lang: "|".join(language.many) for lang, language in listed().items()}
#: The same beside a 1.
ONE: Final = {lang: "|".join(language.one) for lang, language in listed().items()}
#: Numbers that are never 0 or 1, so that their nouns need no other form: by messages and variables.
LARGE: Final = {
    ("rules-kc-need", "most"),  # players: 3 to 6
    ("rules-kc-need-four", "most"),
    ("rules-kc-chips-example", "passes"),  # typed in the example: 3
    ("rules-kc-match-exceed", "beyond"),  # one more than 1
    ("rules-king-aim", "deals"),  # at least one to avoid and four positive ones
    ("rules-king-negative-example", "count"),  # queens in the example: 2
    ("rules-king-minus", "base"),  # at least 8 tricks of 1 point
    ("rules-king-minus-example", "none"),
    ("rules-king-minus-example", "tricks"),  # at least 3 of 8 tricks cost more than all bring
    ("rules-king-bid", "tricks"),  # of the bid in the example: 4
    ("rules-king-bid-transfer", "tricks"),
    ("rules-king-ladder-equal", "points"),  # three tricks
    ("rules-king-unplayed-fewer-than-3-bids", "own"),  # at least 2 tricks
    ("rules-king-unplayed-best-below-4", "own"),
    ("rules-king-minus-absorb", "points"),  # three times what a trick brings in plus
    ("rules-king-minus-transfer", "points"),
    ("rules-king-sum", "won"),  # four deals of 8 tricks
    ("rules-king-sum-zero", "lost"),  # as much as is won
}


@functools.cache
def told() -> frozenset[Argument]:
    """Everything that many pages say, in no language yet."""
    rules = (*bases(), *small(), *anything(300))
    return frozenset(chain.from_iterable(map(_said, chain.from_iterable(parts(rule_page(each)) for each in rules))))


def _said(part: Part) -> tuple[Argument, ...]:
    return part.cells if isinstance(part, Row) else (part.phrase,)


def numbers(said: Argument) -> Iterator[tuple[str, str, int]]:
    """Every number in it, with its message and variable."""
    match said:
        case Phrase(key, arguments):
            for name, value in arguments:
                if isinstance(value, int):
                    yield key, name, value
                else:
                    yield from numbers(value)
        case Listed(items):
            for item in items:
                yield from numbers(item)


def beside_nouns(lang: str) -> Iterator[tuple[str, str]]:
    """Yield every message with a number before a noun whose form does not change with the number."""
    known = {(key, name) for each in told() for key, name, _ in numbers(each)}
    for entry in FluentParser().parse(sources(lang)["rules.ftl"]).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            found = {(entry.id.name, name) for name in _unguarded(lang, entry.value, frozenset())}
            yield from found & known


def _unguarded(lang: str, pattern: ast.Pattern, guarded: frozenset[str]) -> Iterator[str]:
    nouns = re.compile(rf"[ \u00a0-]*({MANY[lang]})\b")
    for place, element in enumerate(pattern.elements):
        if not isinstance(element, ast.Placeable):
            continue
        after = pattern.elements[place + 1] if place + 1 < len(pattern.elements) else None
        match element.expression:
            case ast.VariableReference(id=ast.Identifier(name=name)):
                if name not in guarded and isinstance(after, ast.TextElement) and nouns.match(after.value):
                    yield name
            case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=name)), variants=variants):
                for variant in variants:
                    yield from _unguarded(lang, variant.value, guarded | {name})


@pytest.mark.parametrize("lang", languages())
def test_a_noun_has_the_form_that_its_number_wants(lang: str) -> None:
    assert set(beside_nouns(lang)) <= LARGE


def test_every_large_number_is_one_in_some_language() -> None:
    found = set(chain.from_iterable(map(beside_nouns, languages())))
    assert LARGE - found == set()


def test_large_numbers_are_large() -> None:
    seen = set()
    for key, name, number in chain.from_iterable(map(numbers, told())):
        if (key, name) in LARGE:
            seen.add((key, name))
            assert number > 1, (key, name)
    assert seen == LARGE


@pytest.mark.parametrize("lang", languages())
def test_no_page_counts_wrongly(lang: str) -> None:
    wrong = re.compile(rf"(?<![\d.,+−])(1[ \u00a0-]+({MANY[lang]})|0[ \u00a0-]+({MANY[lang]}|{ONE[lang]}))\b")
    for each in told():
        words = in_words(lang, each)
        assert not wrong.search(words), words

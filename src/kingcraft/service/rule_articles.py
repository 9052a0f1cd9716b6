"""The rules of a rule set in words, for another page: the article of a rule page, and the rules in short."""

import functools

from ..games.options import RuleSet
from ..games.rule_text import parse_rule_text
from ..guide import html
from ..guide.page import rule_page
from ..i18n import languages
from ..room.ports import RoomProblem


def article(lang: str, name: str, options: str) -> str:
    """Return the rules of the preset ``name`` with ``options`` (as in ``pagat?OPTIONS``) as HTML.

    Raises :class:`RoomProblem` (``not-found``): no such language; :class:`~kingcraft.games.reasons.Refused`.
    """
    return _article(lang, _asked(lang, name, options))


def short(lang: str, name: str, options: str) -> str:
    """Return the same in at most 250 words, for a player at the table. Raises as :func:`article`."""
    return html.short_article(lang, _asked(lang, name, options))


def _asked(lang: str, name: str, options: str) -> RuleSet[object]:
    if lang not in languages():
        raise RoomProblem("not-found")
    return parse_rule_text(f"{name}?{options}" if options else name)


@functools.lru_cache(maxsize=64)
def _article(lang: str, rules: RuleSet[object]) -> str:
    return html.article(lang, rule_page(rules))

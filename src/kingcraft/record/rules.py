"""The ``game`` and ``rules`` of records and positions: a preset's name, the options that differ, and their hash.

Source: ``docs/rules/records.md``, rules in a record.
"""

from collections.abc import Mapping
from typing import Any

from ..games.game import game_named, preset, rule_set
from ..games.options import Json, RuleSet
from .fields import MISSING, a_text, an_object, bad, field


def parse_rules(document: Mapping[str, Json]) -> RuleSet[Any]:
    """The rules of a record or position. Raises :class:`Refused` (``bad-format``) at ``game`` or below ``rules``.

    ``players`` is no part of rules, neither as an option nor beside them; other unknown fields are ignored.
    """
    game = a_text(field(document, "game"), "game")
    game_named(game)
    rules = an_object(field(document, "rules"), "rules")
    name = a_text(field(rules, "preset"), "rules.preset")
    preset(game, name)
    options = field(rules, "options")
    result = rule_set(game, name, {} if options is MISSING else an_object(options, "rules.options"))
    if "players" in rules:
        raise bad("rules.players", "the number of players is no part of the rules")
    given = field(rules, "hash")
    if given is not MISSING and a_text(given, "rules.hash") != result.hash():
        raise bad("rules.hash", f"these rules have the hash {result.hash()}")
    return result


def rules_json(rules: RuleSet[Any]) -> dict[str, Json]:
    """Rules as records hold them: preset, the options that differ from it (if any), and the hash of all of them."""
    differences = rules.differences(preset(rules.game, rules.preset))
    return {"preset": rules.preset, **({"options": differences} if differences else {}), "hash": rules.hash()}

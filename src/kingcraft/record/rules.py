"""The ``game`` and ``rules`` of records and positions (``docs/rules/records.md``, rules in a record)."""

import json
from collections.abc import Mapping
from typing import Any

from ..games.options import Json, RuleSet
from ..games.reasons import Contradiction, Refused
from ..games.registry import former_options, game_named, preset, rule_set
from .fields import MISSING, a_text, an_object, bad, field


def parse_rules(document: Mapping[str, Json]) -> RuleSet[Any]:
    """Return the rules of a record or position. Raises :class:`Refused` (``bad-format``) at ``game`` or in ``rules``.

    ``players`` is refused in ``rules`` and as an option; other unknown fields are ignored.
    """
    game = a_text(field(document, "game"), "game")
    game_named(game)
    rules = an_object(field(document, "rules"), "rules")
    name = a_text(field(rules, "preset"), "rules.preset")
    preset(game, name)
    given_options = field(rules, "options")
    options = {} if given_options is MISSING else an_object(given_options, "rules.options")
    result = rule_set(game, name, options)
    if "players" in rules:
        raise bad("rules.players", "the number of players is no part of the rules")
    given = field(rules, "hash")
    if given is not MISSING and a_text(given, "rules.hash") not in result.hashes():
        former = former_options(game, name, options)
        if former and given in rule_set(game, name, {**options, **former}).hashes():
            raise Refused.contradictory("rules.hash", corrected(name, former))
        raise bad("rules.hash", f"these rules have the hash {result.hash()}")
    return result


def with_former_options(document: Mapping[str, Json]) -> tuple[dict[str, Json], Contradiction] | None:
    """Return ``document`` with the options that its preset had before it was corrected, and a text that names them.

    ``document``: one that :func:`parse_rules` accepts. None if its rules have always meant the same.
    """
    rules = document["rules"]
    options = rules.get("options", {})
    former = former_options(document["game"], rules["preset"], options)
    if not former:
        return None
    before = {name: value for name, value in rules.items() if name != "hash"}
    before["options"] = {**options, **former}
    return {**document, "rules": before}, corrected(rules["preset"], former)


def corrected(name: str, former: Mapping[str, Json]) -> Contradiction:
    """Return the text that names the options to add to a document that was written before a preset was corrected."""
    return Contradiction("preset-corrected", {"preset": name, "options": json.dumps(former)})


def rules_json(rules: RuleSet[object]) -> dict[str, Json]:
    """Return rules as in a record: preset, the options that differ from it (if any), and the hash of all options."""
    differences = rules.differences(preset(rules.game, rules.preset))
    return {"preset": rules.preset, **({"options": differences} if differences else {}), "hash": rules.hash()}

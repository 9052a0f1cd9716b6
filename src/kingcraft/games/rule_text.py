"""A rule set as a short text, both ways: ``pagat?draw_when=start&target=50``.

Addresses (``/rules/pagat?target=50``) and the command line use it: a preset's name and, as a query, the options that
differ from it. Commas join lists; points are written ``no-tricks:25,no-king:200``.
"""

from typing import Any, Final
from urllib.parse import parse_qsl, urlencode

from .options import Json, Option, RuleSet, options_of
from .reasons import Refused
from .registry import games, games_of_presets, no_preset, preset, rule_set

#: Longer texts are no rule sets: all options of a game, written out, are shorter.
MAX_LENGTH: Final = 2000

_FLAGS: Final[dict[str, Json]] = {"true": True, "false": False}


def rule_text(rules: RuleSet[object]) -> str:
    """Return the text of a rule set; :func:`parse_rule_text` reads it back to an equal one."""
    base = preset(rules.game, rules.preset)
    theirs = base.values()
    known = options_of(type(rules.options))
    pairs = [(name, _written(known[name], value, theirs[name])) for name, value in rules.differences(base).items()]
    return f"{rules.preset}?{urlencode(pairs, safe=',:')}" if pairs else rules.preset


def parse_rule_text(text: str) -> RuleSet[Any]:
    """Return the rule set of ``text``. Raises :class:`Refused` (``bad-format`` in ``rules``)."""
    if len(text) > MAX_LENGTH:
        raise Refused("bad-format", "rules", f"longer than {MAX_LENGTH} characters")
    name, _, query = text.partition("?")
    game = game_of_preset(name)
    known = options_of(type(games()[game].defaults()))
    options: dict[str, Json] = {}
    for option, value in parse_qsl(query, keep_blank_values=True):
        if option in options:
            raise Refused("bad-format", f"rules.options.{option}", f"{option} is given twice")
        options[option] = _read(known[option], value) if option in known else value
    return rule_set(game, name, options)


def game_of_preset(name: str) -> str:
    """Return the game of a preset. Raises :class:`Refused` (``bad-format`` at ``rules.preset``)."""
    known = games_of_presets()
    if name not in known:
        raise no_preset(name, known)
    return known[name]


def _written(option: Option, value: Json, parent: Json) -> str:
    match option.kind:
        case "flag":
            return "true" if value else "false"
        case "names":
            return ",".join(value)
        case "points":
            return ",".join(f"{key}:{points}" for key, points in value.items() if points != parent[key])
        case _:
            return str(value)


def _read(option: Option, text: str) -> Json:
    """Return the JSON value of ``text``, or ``text`` itself if it has none: the option then refuses it."""
    match option.kind:
        case "flag":
            return _FLAGS.get(text, text)
        case "number":
            return _number(text)
        case "choice" if option.was_flag is not None and text in _FLAGS:
            return _FLAGS[text]
        case "choice":
            return _number(text) if all(isinstance(choice, int) for choice in option.choices) else text
        case "names":
            return text.split(",") if text else []
        case _:
            return _points(text)


def _number(text: str) -> Json:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


def _points(text: str) -> Json:
    pairs = [part.partition(":") for part in text.split(",")] if text else []
    points = {key: _number(value) for key, _, value in pairs}
    return points if len(points) == len(pairs) else text  # a name twice is no set of points

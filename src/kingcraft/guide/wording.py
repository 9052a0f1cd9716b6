"""Presets and options in words of any language (``presets.ftl`` and ``options.ftl`` in ``locales/*``)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from ..games.options import Json, RuleSet, options_of
from ..games.registry import preset
from ..i18n import text
from .game_guide import GUIDES

_SIGNS: Final = {"+": "plus", "-": "minus"}


def preset_name(lang: str, name: str) -> str:
    """Return a preset's name as players read it."""
    return text(lang, f"preset-{name}")


def rules_title(lang: str, rules: RuleSet[object], *, house: bool) -> str:
    """Return what rules are called: ``Kings Corner: Swedish``. ``house``: whether they are house rules."""
    key = "rules-title-house" if house else "rules-title"
    return text(lang, key, game=text(lang, f"game-{rules.game}"), preset=preset_name(lang, rules.preset))


def option_label(lang: str, game: str, name: str) -> str:
    """Return what an option is called."""
    return text(lang, f"option-{game}-{name}")


def option_value(lang: str, game: str, name: str, value: Json) -> str:
    """Return an option's JSON value in words, as it follows the label."""
    key = f"option-{game}-{name}"
    match value:
        case bool():
            return text(lang, "option-yes" if value else "option-no")
        case int():
            return text(lang, f"{key}-is", count=value)
        case str():
            return text(lang, f"{key}-{_SIGNS.get(value, value)}")
        case Mapping():
            return ", ".join(f"{GUIDES[game].item(lang, item)} {points}" for item, points in value.items())
        case _:
            return ", ".join(GUIDES[game].item(lang, item) for item in value) or text(lang, "option-none")


def differences_in_words(lang: str, rules: RuleSet[object]) -> list[str]:
    """Return how rules differ from their preset, a line an option: ``Draw: at the start of the turn``."""
    return list(difference_lines(lang, rules, preset(rules.game, rules.preset)).values())


def difference_lines(lang: str, rules: RuleSet[object], base: RuleSet[object]) -> dict[str, str]:
    """Return how rules differ from ``base``, a line an option, by the options' names. Equal points are left out."""
    lines = {}
    for name, value in rules.differences(base).items():
        shown = changed_points(value, base.values()[name]) if isinstance(value, Mapping) else value
        lines[name] = f"{option_label(lang, rules.game, name)}: {option_value(lang, rules.game, name, shown)}"
    return lines


def changed_points(value: Mapping[str, int], parent: Mapping[str, int]) -> dict[str, int]:
    """Return the points in which ``value`` differs from ``parent``."""
    return {name: points for name, points in value.items() if points != parent[name]}


def keys_of(game: str, options: Any) -> Iterable[str]:
    """Return every Fluent id that the options of a game need: labels and values."""
    for name, option in options_of(type(options)).items():
        key = f"option-{game}-{name}"
        yield key
        if option.kind == "choice" and isinstance(option.choices[0], str):
            yield from (f"{key}-{_SIGNS.get(str(choice), choice)}" for choice in option.choices)
        elif option.kind in ("number", "choice"):
            yield f"{key}-is"

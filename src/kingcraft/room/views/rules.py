"""Rule sets as the browser sees them: at the table, on the start page, in the making of house rules."""

from collections.abc import Mapping, Sequence
from typing import Any

from ...bots.levels import LEVELS
from ...games.game import AnyGame
from ...games.match import check_players
from ...games.options import RuleSet, options_of
from ...games.registry import games, preset, with_options
from ...games.rule_text import parse_rule_text, rule_text
from ..faces.face import FACES
from ..ports import Help
from ..wire.rule_messages import GameView, Length, OptionView, PresetView, RulesView, TableRules, WishedRules
from ..wire.words import LengthForm


def table_rules(rules: RuleSet[object]) -> TableRules:
    """Return what the page says about the rules at a table."""
    differences = rules.differences(preset(rules.game, rules.preset))
    never_asked = games()[rules.game].idle(rules.options)
    return FACES[rules.game].table_rules(
        rules.options,
        preset=rules.preset,
        text=rule_text(rules),
        differences=differences,
        idle=[name for name in differences if name in never_asked],
    )


def wished_rules(wish: WishedRules) -> RulesView:
    """Return the rule set that a client asks for.

    Raises :class:`Refused` (``bad-format`` with its place) for what is none, contradicts itself, or cannot be played by
    this number of players.
    """
    base = parse_rule_text(wish.text)
    parent = preset(base.game, base.preset)
    rules = with_options(base, wish.options)
    if wish.players:
        check_players(rules, wish.players)
    return RulesView(
        game=rules.game,
        preset=rules.preset,
        text=rule_text(rules),
        differences=rules.differences(parent),
        values=rules.values(),
        idle=sorted(games()[rules.game].idle(rules.options)),
        hash=rules.hash(),
    )


def game_view(game: AnyGame, more_bots: Sequence[str], helped: Help) -> GameView:
    """Return a game as the start page offers it, with the levels of our bots and ``more_bots``.

    ``helped``: which help there is with the game on this server.
    """
    return GameView(
        name=game.name,
        min_players=game.seats[0],
        max_players=game.seats[-1],
        default_preset=game.default_preset,
        presets=[_preset_view(preset(game.name, name)) for name in game.presets],
        options=[_option_view(name, game.defaults()) for name in options_of(type(game.defaults()))],
        bots=[*LEVELS, *more_bots],
        hints=helped.hints,
        reviews=helped.reviews,
    )


def _preset_view(rules: RuleSet[object]) -> PresetView:
    lengths = [_length(rules, changes, form) for changes, form in FACES[rules.game].lengths(rules)]
    return PresetView(rules.preset, rules.values(), lengths)


def _length(rules: RuleSet[object], changes: Mapping[str, Any], form: LengthForm) -> Length:
    changed = with_options(rules, changes)
    said = table_rules(changed)
    return Length(changed.differences(rules), rule_text(changed), said.deals, said.target, form)


def _option_view(name: str, defaults: Any) -> OptionView:
    option = options_of(type(defaults))[name]
    return OptionView(name, option.kind, list(option.choices), option.low, option.high)

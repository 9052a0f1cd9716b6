"""Rule sets as the browser sees them: at the table, on the start page, in the making of house rules."""

from collections.abc import Mapping, Sequence
from typing import Any

from ...bots.levels import LEVELS
from ...games.game import AnyGame
from ...games.king.options import KingOptions
from ...games.king.scoring import bid_points, unplayed_scores
from ...games.king.short import short
from ...games.kings_corner.lengths import lengths as kings_corner_lengths
from ...games.kings_corner.rules import KingsCornerOptions
from ...games.kings_corner.scoring import card_values
from ...games.match import check_players
from ...games.options import RuleSet, options_of
from ...games.registry import games, preset, with_options
from ...games.rule_text import parse_rule_text, rule_text
from ..wire.rule_messages import GameView, Length, OptionView, PresetView, RulesView, TableRules, WishedRules


def table_rules(rules: RuleSet[Any]) -> TableRules:
    """What the page says about the rules at a table."""
    said = _said_of_king(rules.options) if rules.game == "king" else _said_of_kings_corner(rules.options)
    differences = rules.differences(preset(rules.game, rules.preset))
    never_asked = games()[rules.game].idle(rules.options)
    idle = [name for name in differences if name in never_asked]
    return TableRules(rules.preset, rule_text(rules), differences, idle, **said)


def _said_of_king(options: KingOptions) -> dict[str, Any]:
    return {
        "chips": False,
        "target": 0,
        "exceed": False,
        "deals": options.deals,
        "clockwise": options.direction == "cw",  # G8
        "bid_points": bid_points(options) if options.auction != "off" else {},
        "unplayed": unplayed_scores(options, 0)[:2] if options.auction != "off" else [],
        "men": list(options.men),
        "plus_settlement": options.plus_settlement,
        "minus_settlement": options.minus_settlement,
        "card_points": [],
    }


def _said_of_kings_corner(options: KingsCornerOptions) -> dict[str, Any]:
    target = -options.target if options.sign == "-" else options.target
    return {
        "chips": options.scoring == "chips",
        "target": 0 if options.deals else target,
        "exceed": options.target_rule == "exceed",
        "deals": options.deals,
        "clockwise": True,
        "bid_points": {},
        "unplayed": [],
        "men": [],
        "plus_settlement": "",
        "minus_settlement": "",
        "card_points": list(card_values(options)),
    }


def wished_rules(wish: WishedRules) -> RulesView:
    """The rule set that a client asks for.

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


def game_view(game: AnyGame, more_bots: Sequence[str], hints: bool) -> GameView:
    """A game as the start page offers it, with the levels of our bots and ``more_bots``.

    ``hints``: whether this server gives any.
    """
    return GameView(
        name=game.name,
        min_players=game.seats[0],
        max_players=game.seats[-1],
        default_preset=game.default_preset,
        presets=[_preset_view(preset(game.name, name)) for name in game.presets],
        options=[_option_view(name, game.defaults()) for name in options_of(type(game.defaults()))],
        bots=[*LEVELS, *more_bots],
        hints=hints,
    )


def _preset_view(rules: RuleSet[Any]) -> PresetView:
    if rules.game == "king":
        changes = short(rules.preset)
        lengths = [_length(rules, {}), _length(rules, changes, short=True)] if changes else []
    else:
        lengths = [_length(rules, changes) for changes in kings_corner_lengths(rules.preset, rules.options)]
    return PresetView(rules.preset, rules.values(), lengths)


def _length(rules: RuleSet[Any], changes: Mapping[str, Any], short: bool = False) -> Length:
    form = with_options(rules, changes)
    said = table_rules(form)
    return Length(form.differences(rules), rule_text(form), said.deals, said.target, short)


def _option_view(name: str, defaults: Any) -> OptionView:
    option = options_of(type(defaults))[name]
    return OptionView(name, option.kind, list(option.choices), option.low, option.high)

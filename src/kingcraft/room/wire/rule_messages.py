"""What the server and the browser say about rules: at the table, on the start page, in the making of house rules."""

from typing import Annotated

from msgspec import Meta, Struct

from ...games.options import OptionKind
from ...games.rule_text import MAX_LENGTH
from .words import LengthForm, MinusSettlement, PlusSettlement, Wins

#: Options by name, with their JSON values.
Options = dict[str, bool | int | str | list[str] | dict[str, int]]


class TableRules(Struct, frozen=True, rename="camel"):
    """What the page says about the rules of a room; it knows none itself."""

    #: The preset from which the rules were made.
    preset: str
    #: The whole rule set in short (``pagat?target=50``), the end of its rule page's address.
    text: str
    #: The options in which it differs from the preset.
    differences: Options
    #: Those among them that have no effect because of others.
    idle: list[str]
    #: Whether chips are counted, not points.
    chips: bool
    #: The match goes on to this number of points, signed as the players' points are; 0: to a number of deals.
    target: int
    #: Whether the target must be passed, not reached.
    exceed: bool
    #: Which totals win.
    wins: Wins
    #: How many deals a match has; 0: it goes on to ``target``.
    deals: int
    #: Whether play goes clockwise.
    clockwise: bool
    #: What each bid of an auction is worth, the lowest first; empty without an auction.
    bid_points: dict[str, int]
    #: The points taken without play, of the seller and of each other; empty without an auction.
    unplayed: list[int]
    #: The ranks that the contract "no men" counts; empty in games without it.
    men: list[str]
    plus_settlement: PlusSettlement
    minus_settlement: MinusSettlement
    #: Who leads the first trick of a positive deal: the option's value, or empty.
    positive_lead: str
    #: What a card left in hand costs, by rank from the ace to the king; empty where none does.
    card_points: list[int]


class Length(Struct, frozen=True, rename="camel"):
    """How long a match is."""

    #: What to change in the preset for it.
    options: Options
    #: The rules then, in short.
    text: str
    #: How many deals it has; 0: it goes on to ``target``.
    deals: int
    #: Its target, signed as the players' points are; 0: the number of deals is fixed.
    target: int
    #: What it changes.
    form: LengthForm


class PresetView(Struct, frozen=True, rename="camel"):
    """A preset as the start page offers it."""

    #: Its name in records.
    name: str
    #: All its options.
    values: Options
    #: The lengths to choose from, one of them the preset's own; empty if there is no choice.
    lengths: list[Length]


class OptionView(Struct, frozen=True, rename="camel"):
    """An option as house rules offer it, in the order of the rules."""

    #: Its name in records.
    name: str
    #: ``flag``: yes or no; ``number``: from ``low`` to ``high``; ``choice``: one of ``choices``; ``names``: a list of
    #: some of ``choices``, in an order that may matter; ``points``: a number from ``low`` to ``high`` for each of
    #: ``choices``.
    kind: OptionKind
    #: The values of a ``choice``, or the names of ``names`` and ``points``.
    choices: list[str | int]
    #: The least number.
    low: int
    #: The greatest number.
    high: int


class GameView(Struct, frozen=True, rename="camel"):
    """A game as the start page offers it."""

    #: Its name in records.
    name: str
    #: The least number of players.
    min_players: int
    #: The greatest number of players.
    max_players: int
    #: The preset that the start page chooses.
    default_preset: str
    #: Its rule sets.
    presets: list[PresetView]
    #: Its options.
    options: list[OptionView]
    #: The names of the bots that can play it here, our levels first.
    bots: list[str]
    #: Whether this server can give hints.
    hints: bool
    #: Whether matches can be reviewed.
    reviews: bool


class WishedRules(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """Ask what rules come to."""

    #: A rule set in short (``pagat?target=50``).
    text: Annotated[str, Meta(max_length=MAX_LENGTH)]
    #: Changes to it.
    options: Options = {}
    #: The number of players; 0: any.
    players: Annotated[int, Meta(ge=0, le=6)] = 0


class RulesView(Struct, frozen=True, rename="camel"):
    """A rule set, validated as a whole."""

    #: The game's name in records.
    game: str
    #: The preset from which it is made.
    preset: str
    #: The rule set in short, as in links.
    text: str
    #: The options in which it differs from the preset.
    differences: Options
    #: All options.
    values: Options
    #: The options that have no effect because of others.
    idle: list[str]
    #: SHA-256 of all values (``docs/rules/records.md``).
    hash: str

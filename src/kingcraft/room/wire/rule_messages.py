"""What the server and the browser say about rules: at the table, on the start page, in the making of house rules.

TypeScript types are generated from these as from :mod:`.server_messages`.
"""

from typing import Annotated

from msgspec import Meta, Struct

from ...games.options import OptionKind
from ...games.rule_text import MAX_LENGTH

#: Options by name, with their JSON values.
Options = dict[str, bool | int | str | list[str] | dict[str, int]]


class TableRules(Struct, frozen=True, rename="camel"):
    """What the page says about the rules of a room; it knows none itself.

    ``text``: the whole rule set in short (``pagat?target=50``), the end of its rule page's address. ``differences``:
    the options in which it differs from ``preset``; ``idle``: those among them that these rules never ask. ``chips``:
    chips are counted, not points. ``deals``: how many a match has, 0 if it goes on to ``target``, which is signed as
    the players' points are, and 0 if the number of deals is fixed. ``exceed``: the target must be passed, not reached.

    King: ``bid_points``: what each bid is worth, the lowest first, ``unplayed``: the points taken without play, of the
    seller and of each other; both empty without an auction. ``men``: ranks that "no men" counts. How a bid is settled:
    the option's value. In Kings Corner all these are empty.

    Kings Corner: ``card_points``: what a card left in hand costs, by rank from the ace to the king; empty in King.
    """

    preset: str
    text: str
    differences: Options
    idle: list[str]
    chips: bool
    target: int
    exceed: bool
    deals: int
    clockwise: bool
    bid_points: dict[str, int]
    unplayed: list[int]
    men: list[str]
    plus_settlement: str
    minus_settlement: str
    card_points: list[int]


class Length(Struct, frozen=True, rename="camel"):
    """How long a match is.

    ``options``: what to change in the preset for it; ``text``: the rules then, in short; ``deals``: how many it has,
    0 if it goes on to ``target``, which is signed as the players' points are, and 0 if the number of deals is fixed.
    ``short``: a short form, in which points change as well.
    """

    options: Options
    text: str
    deals: int
    target: int
    short: bool


class PresetView(Struct, frozen=True, rename="camel"):
    """A preset as the start page offers it. ``values``: all its options.

    ``lengths``: those to choose from, one of them the preset's own; empty if there is no choice.
    """

    name: str
    values: Options
    lengths: list[Length]


class OptionView(Struct, frozen=True, rename="camel"):
    """An option as house rules offer it, in the order of docs/rules.

    ``kind``: ``flag``, ``number`` (``low`` to ``high``), ``choice`` (one of ``choices``), ``names`` (a list of some of
    ``choices``, in an order that may matter) or ``points`` (a number from ``low`` to ``high`` for each of ``choices``).
    """

    name: str
    kind: OptionKind
    choices: list[str | int]
    low: int
    high: int


class GameView(Struct, frozen=True, rename="camel"):
    """A game as the start page offers it. ``hints``: whether this server can give hints."""

    name: str
    min_players: int
    max_players: int
    default_preset: str
    presets: list[PresetView]
    options: list[OptionView]
    bots: list[str]
    hints: bool


class WishedRules(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """Ask what rules come to: those of ``text`` (``pagat?target=50``) with ``options`` changed, for this many players.

    ``players`` 0: no matter how many.
    """

    text: Annotated[str, Meta(max_length=MAX_LENGTH)]
    options: Options = {}
    players: Annotated[int, Meta(ge=0, le=6)] = 0


class RulesView(Struct, frozen=True, rename="camel"):
    """A rule set, validated as a whole.

    ``text``: in short, as in links; ``differences``: the options in which it differs from ``preset``; ``values``: all
    options; ``idle``: those that these rules never ask; ``hash``: of all values (``docs/rules/records.md``).
    """

    game: str
    preset: str
    text: str
    differences: Options
    values: Options
    idle: list[str]
    hash: str

"""Records whose shape is wrong: types, missing fields, unknown names, values out of range, decks.

Source: ``docs/rules/records.md``.
"""

from typing import Any

from ...games.options import Json
from ..decks import arranged
from .case import GONE, Case, changed, record

_DECK = arranged([])
_CORNER = record("kings-corner", "pagat", 2, 1, (_DECK, ["end"]))
_KING = record("king", "king", 4, 3, (_DECK, []))
_CARDS = _DECK.split()

Path = tuple[str | int, ...]


def _shape(about: str, path: Path, value: Any, place: str, *, small: bool = False, base: Json = _CORNER) -> Case:
    preset = base["rules"]["preset"]
    return Case(about, "records.md, records", changed(base, path, value), place, "bad-format", preset, small=small)


def _deck(about: str, deck: str, *, small: bool = False, base: Json = _CORNER) -> Case:
    document, preset = changed(base, ("deals", 0, "deck"), deck), base["rules"]["preset"]
    return Case(about, "records.md, reason codes", document, "deals[0].deck", "bad-deck", preset, small=small)


def _option(about: str, name: str, value: Any, *, small: bool = False, base: Json = _CORNER) -> Case:
    """One value that is none of the option: refused at the option."""
    game = "section 1" if base is _CORNER else "section 0"
    document = changed(base, ("rules", "options"), {name: value})
    source = f"{base['game']}.md {game}"
    return Case(about, source, document, f"rules.options.{name}", "bad-format", base["rules"]["preset"], small=small)


CASES: tuple[Case, ...] = (
    Case("a list", "records.md, faults and their places", [], "record", "bad-format", small=True),
    Case("a text", "records.md, faults and their places", "kingcraft/1", "record", "bad-format"),
    Case("null", "records.md, faults and their places", None, "record", "bad-format"),
    _shape("no format", ("format",), GONE, "format"),
    _shape("another format", ("format",), "kingcraft/0", "format"),
    _shape("a format that is no text", ("format",), 1, "format"),
    _shape("no game", ("game",), GONE, "game"),
    _shape("an unknown game", ("game",), "rook", "game", small=True),
    _shape("a game in capitals", ("game",), "Kings-Corner", "game"),
    _shape("no rules", ("rules",), GONE, "rules"),
    _shape("rules that are a text", ("rules",), "pagat", "rules"),
    _shape("no preset", ("rules", "preset"), GONE, "rules.preset"),
    _shape("an unknown preset", ("rules", "preset"), "bicycle", "rules.preset", small=True),
    _shape("a preset of the other game", ("rules", "preset"), "king", "rules.preset"),
    _shape("options that are a list", ("rules", "options"), [], "rules.options"),
    _shape("options that are null", ("rules", "options"), None, "rules.options"),
    _shape("players inside rules", ("rules", "players"), 2, "rules.players"),
    _shape("a hash of other rules", ("rules", "hash"), "0" * 64, "rules.hash", small=True),
    _shape("a hash that is no text", ("rules", "hash"), 0, "rules.hash"),
    _shape(
        "a hash in capitals",
        ("rules", "hash"),
        "1DF46F3F15C779621E8EE193D87C060ACEE2084007A2A7F443457CC86C280030",
        "rules.hash",
        base=_KING,
    ),
    _shape("no players", ("players",), GONE, "players"),
    _shape("a number of players", ("players",), 2, "players"),
    _shape("one player", ("players",), ["Ana"], "players", small=True),
    _shape("seven players", ("players",), ["Ana"] * 7, "players"),
    _shape("three players of King", ("players",), ["Ana", "Bo", "Cy"], "players", base=_KING),
    _shape("a player who is null", ("players", 1), None, "players[1]"),
    _shape("no dealer", ("dealer",), GONE, "dealer"),
    _shape("a dealer who is not there", ("dealer",), 2, "dealer"),
    _shape("a dealer below zero", ("dealer",), -1, "dealer"),
    _shape("a dealer who is true", ("dealer",), True, "dealer"),
    _shape("a dealer as a text", ("dealer",), "1", "dealer"),
    _shape("no deals", ("deals",), GONE, "deals"),
    _shape("deals that are an object", ("deals",), {}, "deals"),
    _shape("a deal that is a text", ("deals", 0), "deal", "deals[0]"),
    _shape("no deck", ("deals", 0, "deck"), GONE, "deals[0].deck"),
    _shape("a deck that is a list", ("deals", 0, "deck"), _CARDS, "deals[0].deck"),
    _shape("no actions", ("deals", 0, "actions"), GONE, "deals[0].actions"),
    _shape("actions in one text", ("deals", 0, "actions"), "end", "deals[0].actions"),
    _shape("an action that is a number", ("deals", 0, "actions"), ["end", 7], "deals[0].actions[1]"),
    _shape("scores that are an object", ("deals", 0, "scores"), {}, "deals[0].scores"),
    _shape("scores that are null", ("deals", 0, "scores"), None, "deals[0].scores"),
    _shape("a score that is a text", ("deals", 0, "scores"), [0, "1"], "deals[0].scores[1]"),
    _shape("void as a number", ("deals", 0, "void"), 1, "deals[0].void"),
    _shape("void as a text", ("deals", 0, "void"), "true", "deals[0].void"),
    _shape("void that is null", ("deals", 0, "void"), None, "deals[0].void"),
    _shape("a void deal of King", ("deals", 0, "void"), True, "deals[0].void", base=_KING),
    _shape(
        "a void deal with scores",
        ("deals", 0),
        {"deck": _DECK, "actions": ["end"], "scores": [0, 0], "void": True},
        "deals[0].void",
    ),
    _shape("a total that is true", ("totals",), [0, True], "totals[1]"),
    _shape("winners that are a number", ("winners",), 0, "winners"),
    _deck("51 cards", " ".join(_CARDS[:51]), small=True),
    _deck("53 cards, one twice", " ".join([*_CARDS, "AC"])),
    _deck("52 cards, one twice", " ".join([*_CARDS[:51], "AC"]), small=True),
    _deck("no cards", ""),
    _deck("a word that is no card", " ".join([*_CARDS[:51], "JK"])),
    _deck("52 cards for 32", _DECK, base=record("king", "king32", 4, 3, ("", []))),
    _deck("32 cards for 52", " ".join(card for card in _CARDS if card[0] in "A789TJQK"), base=_KING),
    Case(
        "the shape of the whole file comes before the play",
        "records.md, faults and their places",
        record("kings-corner", "pagat", 2, 1, (_DECK, ["nonsense"]), (" ".join(_CARDS[1:]), [])),
        "deals[1].deck",
        "bad-deck",
        small=True,
    ),
    _option("an unknown option", "jokers", 2, small=True),
    _option("players as an option", "players", 2),
    _option("an option of the other game", "trick_value", 25),
    _option("an option in capitals", "Target", 25),
    _option("a value that is none", "scoring", "sixes"),
    _option("a number as a text", "target", "25"),
    _option("true for a number", "draw_count", True),
    _option("1 for true", "drawn_king_now", 1),
    _option("1 for a word that was true before", "king_pile_move", 1),
    _option("a draw of three", "draw_count", 3),
    _option("a target of 0", "target", 0),
    _option("a target of 1001", "target", 1001),
    _option("deals below zero", "deals", -1),
    _option("a hand of no cards", "hand_size", 0),
    _option("a hand of 14 cards", "hand_size", 14),
    _option("a fine of 1001", "forced_king_penalty", 1001),
    _option("an ante of 1001", "chip_ante", 1001),
    _option("a pass chip below zero", "chip_pass", -1),
    _option("chips for a king: 1001", "chip_king", 1001),
    _option("chips for a card: 1001", "chip_card", 1001),
    _option("a pack of 36", "deck", 36, base=_KING),
    _option("a contract twice", "contracts", ["no-king", "no-king"], small=True, base=_KING),
    _option("no contracts", "contracts", [], base=_KING),
    _option("nothing to declare", "declare", [], base=_KING),
    _option("no men", "men", [], base=_KING),
    _option("three fixed trumps", "trump_fixed", ["S", "H", "D"], base=_KING),
    _option("a contract that is none", "contracts", ["no-king", "plus"], base=_KING),
    _option("contracts in one text", "contracts", "no-king", base=_KING),
    _option("a quota of five", "quota_plus", 5, base=_KING),
    _option("each contract played no times", "each_negative", 0, base=_KING),
    _option("a penalty of 1001", "values", {"no-king": 1001}, base=_KING),
    _option("a penalty below zero", "values", {"no-king": -160}, base=_KING),
    _option("a penalty for plus", "values", {"plus": 25}, base=_KING),
    _option("penalties in a list", "values", [20, 20, 50, 30, 160, 90], base=_KING),
    _option("a man who is none", "men", ["K", "10"], base=_KING),
    _option("a lead ban in plus", "hearts_lead_ban", ["plus"], base=_KING),
    _option("a declaration that is none", "declare", ["S", "NT", "plus"], base=_KING),
    _option("no trump as a fixed trump", "trump_fixed", ["S", "H", "D", "NT"], base=_KING),
    _option("a fixed trump twice", "trump_fixed", ["S", "H", "D", "D"], base=_KING),
    _option("a trick worth nothing", "trick_value", 0, base=_KING),
    _option("a trick worth 1001", "trick_value", 1001, base=_KING),
)

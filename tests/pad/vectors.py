"""What the page's own counting (``web/src/pad``) must come to: ``python -m tests.pad.vectors`` writes vectors.json.

Random sheets under every preset, and under rules that show each option that points depend on, with the answers of
:mod:`kingcraft.pad`. ``test_vectors.py`` holds the file to it, and ``web/tests/pad.test.ts`` the page.
"""

import itertools
import json
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import astuple
from pathlib import Path
from typing import Any, Final

import msgspec

from kingcraft import rule_set
from kingcraft.games.king.actions import LADDER
from kingcraft.games.king.auction import opened
from kingcraft.games.king.contracts import unit_total
from kingcraft.games.king.options import NEGATIVE
from kingcraft.games.king.scoring import bid_points
from kingcraft.games.options import Option, RuleSet, options_of
from kingcraft.games.reasons import Refused
from kingcraft.games.registry import games
from kingcraft.games.registry import preset as preset_of
from kingcraft.pad.computed import Computed, computed
from kingcraft.pad.course import PADS, Coming
from kingcraft.pad.kings_corner import COUNTED
from kingcraft.pad.sheet import FORMAT, Sheet, carried, folded, merged, parse_sheet
from kingcraft.pad.wrong import Wrong
from kingcraft.room.ports import Help
from kingcraft.room.views.rules import game_view
from tests.pad.phones import MEETINGS, meetings

FILE: Final = Path(__file__).with_name("vectors.json")

#: Options on which no point, dealer, leader or contract depends, and why.
BESIDE: Final[Mapping[str, Mapping[str, str]]] = {
    "king": {
        "direction": "which way the seats go round the table; sheets count seats",
        **dict.fromkeys(("hearts_lead_ban", "hearts_broken", "king_lead_ban"), "which cards may be led"),
        **dict.fromkeys(("forced_king", "forced_penalty", "must_trump"), "which cards must be played"),
        "early_end": "tricks that nothing depends on are not counted",
        **dict.fromkeys(("eight_forced", "counter_offer", "ultimatum"), "calls; a sheet has what they come to"),
    },
    "kings-corner": {
        "hand_size": "how many cards are dealt",
        **dict.fromkeys(("initial_king", "king_pile_move", "drawn_king_now", "king_on_side"), "what may be played"),
        **dict.fromkeys(("draw_when", "draw_count"), "when cards are drawn, and how many"),
        **dict.fromkeys(
            ("chip_pass_when", "chip_pass_needs_draw"), "when a chip is due; a sheet has how many were paid"
        ),
    },
}
#: Rules that chance would hardly find.
CHOSEN: Final[Mapping[str, Sequence[Mapping[str, Any]]]] = {
    "king": [
        *(
            {"contracts": ["no-king"], "plus_settlement": plus, "minus_settlement": minus}
            for plus in ("transfer", "topup", "exact", "capped", "shortfall")
            for minus in ("absorb", "transfer")
        ),
        *(
            {"auction": "off", "first_lead": first, "positive_lead": positive, **more}
            for first in ("dealer", "left_of_dealer", "declarer")
            for positive in ("same", "declarer", "declarer_chooses")
            for more in (
                {"contracts": ["no-king"], "trump_fixed": ["H", "S", "D", "C"]},
                {"contracts": ["last-two", "no-men"], "each_negative": 2, "contract_choice": "chooser"},
                {"contracts": ["no-king"], "each_negative": 4, "contract_choice": "chooser"}
                | {"quota_negative": 1, "quota_plus": 1},
            )
        ),
        {"men": ["A"]},
        {"contract_choice": "chooser", "first_lead": "declarer", "quota_negative": 2},
        {"contract_choice": "chooser", "contracts": ["no-king", "no-tricks"], "each_negative": 3, "quota_negative": 4},
        {"contract_choice": "chooser", "auction": "off", "contracts": ["no-men", "no-king"], "each_negative": 4}
        | {"quota_negative": 2, "quota_plus": 3, "trump_fixed": ["S", "H", "D", "C"], "declare": ["H"]},
        {"contract_choice": "chooser", "auction": "off", "contracts": ["no-men", "no-hearts"], "each_negative": 2}
        | {"quota_negative": 1, "quota_plus": 4, "declare": ["minus"]},
        {"contract_choice": "chooser", "auction": "off", "contracts": list(NEGATIVE[:4]), "each_negative": 3}
        | {"quota_negative": 3, "quota_plus": 2, "declare": ["NT", "minus"]},
    ],
    "kings-corner": [
        *({"scoring": scoring, "deals": 9} for scoring in ("king10", "face", "flat50", "flat20", "face15")),
        *({"target": 12, "target_rule": rule, "sign": sign} for rule in ("reach", "exceed") for sign in ("+", "-")),
        {"scoring": "chips", "deals": 6, "chip_ante": 0, "chip_pass": 2, "chip_king": 25, "chip_card": 3},
        {"scoring": "chips", "deals": 8, "chip_ante": 5, "chip_pass": 0, "forced_king": "penalty"},
    ],
}
#: How many more rules of each game are drawn by chance.
DRAWN: Final = 24
#: A row, or an event.
Row = dict[str, Any]


# --- what people could have written


def drawn(option: Option, chance: random.Random) -> Any:
    """Return a random value of an option."""
    match option.kind:
        case "flag":
            return chance.random() < 0.5
        case "choice":
            return chance.choice(option.choices)
        case "number":
            return chance.choice([option.low, chance.randint(option.low, min(option.high, 60)), 0])
        case "names":
            return chance.sample(option.choices, chance.randint(0, len(option.choices)))
        case _:
            return {str(name): chance.randint(option.low, 200) for name in option.choices}


def rule_sets(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield presets with changes."""
    chance, family = random.Random(game), games()[game]
    known = options_of(type(family.defaults()))
    for preset in family.presets:
        yield preset, {}
    base = family.default_preset
    for options in CHOSEN[game]:
        yield base, dict(options)
    found = 0
    while found < DRAWN:
        options = {
            name: drawn(option, chance)
            for name, option in known.items()
            if name not in BESIDE[game] and chance.random() < 0.5
        }
        if options.get("deals", 0) > 12 or options.get("target", 0) > 200:
            continue
        try:
            rule_set(game, base, options)
        except Refused:
            continue
        found += 1
        yield base, options


def split(total: int, chance: random.Random, seats: int = 4) -> list[int]:
    """Return random counts that add up to ``total``."""
    cuts = sorted(chance.randint(0, total) for _ in range(seats - 1))
    return [high - low for low, high in zip([0, *cuts], [*cuts, total], strict=True)]


def king_row(rules: RuleSet[Any], coming: Coming | None, dealer: int, chance: random.Random) -> Row:
    """Return a row that can be; mostly of the contract that is due."""
    options, anything = rules.options, [*NEGATIVE, "plus", "minus"]
    if chance.random() < 0.03:
        return {"missing": True}
    due = anything
    if coming is not None and chance.random() < 0.93:
        due = [coming.contract] if coming.contract else list(coming.choices) or ["plus", "minus"]
    contract = chance.choice(due)
    auction = options.auction != "off" and contract in ("plus", "minus")
    if auction and options.unplayed != "off" and chance.random() < 0.15:
        return {"unplayed": True}
    counts: list[int | None] = [*split(unit_total(options, contract), chance)]
    if chance.random() < 0.3:
        counts[chance.randrange(4)] = None
    row: Row = {"contract": contract, "counts": counts}
    if auction and chance.random() < 0.7:
        bids = [bid for bid in LADDER if (bid[0] == "+") == (contract == "plus")]
        row["sale"] = {"buyer": (dealer + chance.randint(1, 3)) % 4, "bid": chance.choice(bids)}
    return row


def corner_row(rules: RuleSet[Any], players: int, chance: random.Random) -> Row:
    """Return a row that can be."""
    options = rules.options
    if chance.random() < 0.05:
        return {"void": True}
    out = None if chance.random() < 0.2 else chance.randrange(players)
    hands = [
        "" if seat == out else "".join(chance.choices("A23456789TJQ", k=chance.randint(1, 4)))
        for seat in range(players)
    ]
    kings = 0
    for seat in range(players):
        if seat != out and kings < 4 and chance.random() < 0.3:
            hands[seat], kings = hands[seat] + "K", kings + 1
    row: Row = {"out": out}
    if options.scoring in COUNTED and chance.random() < 0.8:
        row |= {"cards": [len(hand) for hand in hands], "kings": [hand.count("K") for hand in hands]}
    elif options.scoring in COUNTED or chance.random() < 0.5:
        row["ranks"] = hands
    else:
        row["points"] = [len(hand) * 5 for hand in hands]
    if options.forced_king == "penalty":
        row["kept"] = [chance.choice((0, 0, 1, 2)) for _ in hands]
    if options.scoring == "chips" and chance.random() < 0.8:
        row["passes"] = [chance.choice((0, 0, 1, 3)) for _ in hands]
    return row


def random_row(rules: RuleSet[Any], players: int, coming: Coming | None, dealer: int, chance: random.Random) -> Row:
    """Return a row that can be."""
    if rules.game == "king":
        return king_row(rules, coming, dealer, chance)
    return corner_row(rules, players, chance)


def spoiled(row: Row, rules: RuleSet[Any], players: int, dealer: int, chance: random.Random) -> Row:
    """Return a row in which one thing is different, perhaps wrong."""
    if rules.game == "king":
        counts = [*split(unit_total(rules.options, str(row.get("contract", "plus"))), chance)]
        seat = chance.randrange(4)
        counts[seat] += chance.choice((-1, 1, 20, -20))
        sale = {"buyer": chance.randint(-1, 4), "bid": chance.choice((*LADDER, "+9", "pass"))}
        two = [None if index in (seat, (seat + 1) % 4) else 0 for index in range(4)]
        sold = {
            "contract": chance.choice(("plus", "minus")),
            "counts": split(rules.options.tricks, chance),
            "sale": sale,
        }
        if "contract" not in row:
            return {"unplayed": True}
        return chance.choice([{**row, "counts": counts}, {**row, "counts": two}, {**row, "sale": sale}, sold])
    seat, few = chance.randrange(players), [1] * players
    return chance.choice(
        [
            {"out": None, "points": few},
            {"out": None, "cards": few, "kings": [chance.randint(-1, 2)] * players},
            {"out": None, "cards": [12] * players, "kings": [0] * players},
            {"out": None, "ranks": [chance.choice(("A1", "22222", "KKKK", "X"))] * players},
            {"out": seat, "ranks": ["A"] * players},
            {"out": seat, "ranks": [""] * players},
        ]
    )


# --- the answers


def coming_json(coming: Coming | None) -> Any:
    """Return what comes next as a list, in the order of its fields."""
    return None if coming is None else json.loads(json.dumps(astuple(coming)))


def match_answers(rules: RuleSet[Any], players: int, dealer: int, rows: Sequence[Row]) -> dict[str, Any]:
    """Return what rows come to: each row, the deal after it, and the match."""
    course = PADS[rules.game].course(rules.options, players, dealer)
    written, after = list[Any](), [coming_json(course.coming)]
    for row in rows:
        one = course.add(row)
        written.append([list(one.scores), one.dealer, one.mark or ""])
        after.append(coming_json(course.coming))
    return {"written": written, "coming": after, "totals": list(course.totals), "winners": list(course.winners)}


def refusal(rules: RuleSet[Any], players: int, dealer: int, row: Row) -> dict[str, Any] | None:
    """Return why a row cannot be the first; None if it can."""
    try:
        PADS[rules.game].course(rules.options, players, dealer).add(row)
    except Wrong as wrong:
        return {"code": wrong.code, "facts": dict(wrong.facts)}
    return None


def stamps(events: Any) -> list[list[Any]]:
    """Return the names of events."""
    return [list(event.stamp) for event in events]


def sheet_answers(logs: Sequence[Sequence[Row]]) -> dict[str, Any]:
    """Return what the logs of two phones come to together, and what a code carries of each."""
    sheets = [parse_sheet({"format": FORMAT, "events": log}) for log in logs]
    both = merged(*(sheet.events for sheet in sheets))
    now = folded(Sheet(both))
    return {
        "merged": stamps(both),
        "carried": stamps(carried(both)),
        "players": list(now.start.players),
        "dealer": now.start.dealer,
        "keys": list(now.keys),
        "rows": [dict(row) for row in now.rows],
        "twice": [[at, stamps(found)] for at, found in sorted(now.twice.items())],
    }


# --- documents

#: Values of every kind.
VALUES: Final[tuple[Any, ...]] = (
    None,
    True,
    0,
    1,
    -1,
    2.5,
    5_000_000_000,
    "",
    "x",
    "Kai7",
    "abcdefghi",
    [],
    [1],
    ["x", "x"],
    {},
    {"x": 1},
)
#: A King sheet and one of Kings Corner that can be read.
KING_SHEET: Final[Row] = {
    "format": FORMAT,
    "events": [
        {"n": 1, "by": "kai7", "op": "start", "id": "k7f2m9qx", "game": "king", "dealer": 0}
        | {"rules": {"preset": "king", "options": {"values": {"no-king": 200}, "men": ["K"], "deck": 52}}}
        | {"players": ["Anna", "Ben", "Mia", "Oskar"]},
        {"n": 2, "by": "kai7", "op": "put", "at": 1, "row": {"contract": "no-tricks", "counts": [5, 4, 3, None]}},
        {"n": 3, "by": "kai7", "op": "put", "at": 7, "was": [2, "kai7"], "over": [[2, "mia2"]]}
        | {"row": {"contract": "plus", "counts": [3, 3, 4, 3], "sale": {"buyer": 0, "bid": "+5"}}},
        {"n": 4, "by": "kai7", "op": "put", "at": 8, "row": {"unplayed": True}},
        {"n": 5, "by": "kai7", "op": "undo", "of": [4, "kai7"]},
        {"n": 6, "by": "kai7", "op": "drop", "at": 2.5},
        {"n": 7, "by": "kai7", "op": "set", "to": {"dealer": 1}},
        {"n": 8, "by": "kai7", "op": "other"},
    ],
    "scores": [[0]],
    "totals": [0],
    "winners": [],
}
CORNER_SHEET: Final[Row] = {
    "format": FORMAT,
    "events": [
        {"n": 1, "by": "kai7", "op": "start", "id": "k7f2m9qx", "game": "kings-corner", "dealer": 0}
        | {"rules": {"preset": "pagat-chips", "options": {"drawn_king_now": True}}, "players": ["Anna", "Ben", "Mia"]},
        {"n": 2, "by": "kai7", "op": "put", "at": 1}
        | {"row": {"out": 2, "cards": [3, 1, 0], "kings": [2, 0, 0], "passes": [1, 2, 0], "kept": [0, 0, 1]}},
        {"n": 3, "by": "kai7", "op": "put", "at": 2, "row": {"out": None, "ranks": ["KK3", "A", "7"]}},
        {"n": 4, "by": "kai7", "op": "put", "at": 3, "row": {"void": True}},
    ],
}


def changes(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """Yield every place in a document, with each value of :data:`VALUES`, and without it."""
    if path:
        yield from ((path, other) for other in (*VALUES, ...))
    if isinstance(value, dict):
        for name, item in value.items():
            yield from changes(item, (*path, name))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from changes(item, (*path, index))


def with_change(document: Row, path: tuple[str | int, ...], value: Any) -> Row:
    """Return a copy of a document with another value at a place; ``...``: without it."""
    copy: Row = json.loads(json.dumps(document))
    inside: Any = copy
    for step in path[:-1]:
        inside = inside[step]
    if value is ...:
        del inside[path[-1]]
    elif path[-1] == len(inside):
        inside.append(value)
    else:
        inside[path[-1]] = value
    return copy


def read_as(document: Any) -> dict[str, Any]:
    """Return where a document cannot be read, and why; or which of its rows cannot be, and why."""
    try:
        found = computed(parse_sheet(document))
    except Refused as refused:
        if refused.contradiction:
            return {"unreadable": [refused.place, refused.contradiction.name]}
        why = re.sub(r"; did you mean '[^']*'\?", ";" * refused.place.endswith("preset"), refused.detail)
        return {"unreadable": [refused.place, why]}
    return {"wrong": wrongs_json(found)}


def wrongs_json(found: Computed) -> list[list[Any]]:
    """Return the indices of the rows that cannot be, each with its code."""
    return [[index, wrong.code] for index, wrong in sorted(found.wrong.items())]


#: Options that contradict each other, and some that nearly do.
TOGETHER: Final[Mapping[str, Sequence[Mapping[str, Any]]]] = {
    "king": [
        {"contracts": []},
        {"declare": []},
        {"men": []},
        *({"auction": "off", "trump_fixed": list("SHDC"[:count])} for count in (0, 1, 3, 4)),
        {"trump_fixed": ["S", "H", "D", "C"]},
        {"declare": ["minus"]},
        {"declare": ["S", "NT"]},
        {"declare": ["S", "minus"]},
        {"deck": 32, "men": ["K", "6"]},
        {"deck": 32, "men": ["7", "A"]},
        {"contract_choice": "chooser", "quota_plus": 1},
        *(
            {"contract_choice": "chooser", "auction": "off", "each_negative": each}
            | {"quota_negative": negative, "quota_plus": plus}
            for each, negative, plus in ((2, 3, 2), (2, 3, 0), (2, 4, 0), (2, 4, 2), (2, 2, 0), (2, 0, 0), (2, 0, 1))
        ),
    ],
    "kings-corner": [
        {"sign": "-"},
        {"deals": 0},
        {"scoring": "face", "sign": "-", "deals": 0},
        *({"hand_size": size} for size in (12, 13)),
        *({"king_pile_move": value} for value in (True, False, "dealt", "sometimes")),
    ],
}


def together() -> Iterator[tuple[str, tuple[tuple[str | int, ...], Any]]]:
    """Yield changes of rules as a whole: options that contradict each other, and hashes."""
    for name, sheet in (("king", KING_SHEET), ("kings-corner", CORNER_SHEET)):
        path = ("events", 0, "rules")
        given = sheet["events"][0]["rules"]
        for options in TOGETHER[name]:
            yield name, ((*path, "options"), options)
        rules = rule_set(name, given["preset"], given["options"])
        other = rule_set(name, given["preset"], {})
        for hash_ in (*sorted(rules.hashes()), other.hash(), rules.hash().upper(), "", 1, None):
            yield name, (path, {**given, "hash": hash_})
    # Four sides of a pack of 52 leave 48 cards, and three hands of 13 are fewer.
    five = [*CORNER_SHEET["events"][0]["players"], "Oskar", "Ida"]
    start = {**CORNER_SHEET["events"][0], "players": five, "rules": {"preset": "pagat", "options": {"hand_size": 10}}}
    yield "kings-corner", (("events",), [start])
    yield "kings-corner", (("events",), [{**start, "players": five[:4]}])


def documents() -> Iterator[dict[str, Any]]:
    """Yield changes of two documents with what each comes to; of those that come to the same, three."""
    seen = dict[tuple[str, ...], int]()
    more: list[tuple[tuple[str | int, ...], Any]] = [
        (("events", 0, "players"), ["Anna", "Ben", "Mia"]),
        (("events", 0, "players"), ["Anna", "Ben", "Mia", "N" * 24]),
        (("events", 0, "players"), ["Anna", "Ben", "Mia", "N" * 25]),
        (("events", 0, "players"), ["Anna", "Ben", "Mia", " "]),
        (("events", 0, "rules", "preset"), "kinh"),
        (("events", 0, "rules", "players"), 4),
        (("events", 0, "rules", "options"), {"decks": 1}),
        (("events", 0, "rules", "options"), {"values": {"no-king": 20_000}}),
        (("events", 0, "rules", "options"), {"contracts": ["no-king", "no-king"]}),
        (("events", 6, "to"), {"dealer": 4}),
        (("events", 6, "to"), {"players": ["A", "B", "C", "D"], "rules": {"preset": "turkey"}}),
        *((("events", 2, "at"), at) for at in (998, 200, 999, 1000, 2.125, 2.0005)),
        (("events", 1, "n"), 2**31 - 1),
        (("events", 1, "n"), 2**31),
        (("events",), [{"n": 1, "by": "kai7", "op": "set", "to": {}}]),
    ]
    for name, sheet in (("king", KING_SHEET), ("kings-corner", CORNER_SHEET)):
        for path, value in [*changes(sheet), *(more if sheet is KING_SHEET else [])]:
            document = with_change(sheet, path, value)
            found = read_as(document)
            alike = (*(step for step in path if isinstance(step, str)), json.dumps(found))
            seen[alike] = seen.get(alike, 0) + 1
            if seen[alike] <= 2:
                yield {"sheet": name, "path": list(path), "without": value is ..., **found} | (
                    {} if value is ... else {"value": value}
                )
    for name, (path, value) in together():
        found = read_as(with_change(KING_SHEET if name == "king" else CORNER_SHEET, path, value))
        yield {"sheet": name, "path": list(path), "without": False, "value": value, **found}


def changed_rules(game: str) -> Iterator[dict[str, Any]]:
    """Yield matches that go on by other rules and with another dealer: rows that were right may not be any more."""
    chance = random.Random(f"{game} changed rules")
    presets = [*games()[game].presets]
    for at, step in itertools.product(range(len(presets)), (1, 3)):
        before, after = presets[at], presets[(at + step) % len(presets)]
        rules, others = preset_of(game, before), preset_of(game, after)
        match = random_match(rules, {}, chance)
        if games()[game].contradiction_of_players(others.options, match["players"]):
            continue
        names = [*"ABCDEF"[: match["players"]]]
        start = {"n": 1, "by": "kai7", "op": "start", "id": "k7f2m9qx", "game": game, "dealer": match["dealer"]}
        events = [{**start, "rules": {"preset": before}, "players": names}]
        events += [
            {"n": at + 1, "by": "kai7", "op": "put", "at": at, "row": row} for at, row in enumerate(match["rows"], 1)
        ]
        to = {"rules": {"preset": after}, "dealer": chance.randrange(match["players"])}
        events.append({"n": len(events) + 1, "by": "kai7", "op": "set", "to": to})
        found = computed(parse_sheet({"format": FORMAT, "events": events}))
        written = [[list(one.scores), one.dealer, one.mark or ""] for one in found.written]
        ends = {"totals": list(found.totals), "winners": list(found.winners), "coming": coming_json(found.coming)}
        yield {"game": game, "preset": after, "events": events, "wrong": wrongs_json(found), "written": written, **ends}


# --- writing them down


def matches(game: str) -> Iterator[dict[str, Any]]:
    """Yield random matches; those of chosen rules show every way to enter a deal."""
    chance = random.Random(f"{game} matches")
    for preset, options in rule_sets(game):
        match = random_match(rule_set(game, preset, options), options, chance)
        while options in CHOSEN[game] and not shows_enough(match):
            match = random_match(rule_set(game, preset, options), options, chance)
        yield match


def random_match(rules: RuleSet[Any], options: Row, chance: random.Random) -> dict[str, Any]:
    """Return a match that goes on for two deals more than the rules say."""
    family, dealt = games()[rules.game], list[Row]()
    players = chance.choice([n for n in family.seats if not family.contradiction_of_players(rules.options, n)])
    first = dealer = chance.randrange(players)
    course, after = PADS[rules.game].course(rules.options, players, first), 0
    while after < 2 and len(dealt) < 24:
        row = random_row(rules, players, course.coming, dealer, chance)
        dealt.append(row)
        course.add(row)
        dealer = dealer if row.get("void") else (dealer + 1) % players
        after += course.coming is None
    given = {"game": rules.game, "preset": rules.preset, "options": options}
    answers = match_answers(rules, players, first, dealt)
    return {**given, "players": players, "dealer": first, "rows": dealt, **answers}


def shows_enough(match: Mapping[str, Any]) -> bool:
    """Whether deals were sold with plus and with minus, or met the target exactly, or ended in every way."""
    if "plus_settlement" in match["options"]:
        return {row["contract"] for row in match["rows"] if "sale" in row} == {"plus", "minus"}
    if match["game"] == "king":
        return True
    if "target" in match["options"]:
        worst, totals = list[int](), [0] * match["players"]
        for scores, _, _ in match["written"]:
            totals = [total + score for total, score in zip(totals, scores, strict=True)]
            worst.append(max(map(abs, totals)))
        return match["options"]["target"] in worst
    ways = {(way, row["out"] is None) for row in match["rows"] for way in ("cards", "ranks", "points") if way in row}
    return len(ways) == 4


def wrongs(game: str) -> Iterator[dict[str, Any]]:
    """Yield rows that cannot be, and a few that can though they look odd."""
    chance, family = random.Random(f"{game} wrong"), games()[game]
    seen = dict[str, int]()
    for preset in [*family.presets] * 40:
        rules = preset_of(game, preset)
        players, dealer = (4, chance.randrange(4)) if 4 in family.seats else (2, 0)
        row = spoiled(random_row(rules, players, None, dealer, chance), rules, players, dealer, chance)
        found = refusal(rules, players, dealer, row)
        code = found["code"] if found else ""
        seen[code] = seen.get(code, 0) + 1
        if seen[code] <= 4:
            yield {"game": game, "preset": preset, "players": players, "dealer": dealer, "row": row, "wrong": found}


def phones(game: str, chance: random.Random) -> list[list[Row]]:
    """Return the logs of two phones that edit, delete, undo and meet at random."""
    rules = preset_of(game, games()[game].default_preset)
    start = {"n": 1, "by": "kai7", "op": "start", "id": "k7f2m9qx", "game": game, "rules": {"preset": rules.preset}}
    logs: list[list[Row]] = [[{**start, "players": ["A", "B", "C", "D"], "dealer": 0}] for _ in range(2)]
    for _ in range(14):
        phone = chance.randrange(2)
        log, what = logs[phone], chance.random()
        one: Row = {"n": 1 + max(event["n"] for event in log), "by": ("kai7", "mia2")[phone]}
        at = chance.choice((1, 2, 3, 2.5, 3.125, 5.5))
        last = max((event for event in log if event.get("at") == at), key=lambda event: event["n"], default=None)
        was: Row = {} if last is None else {"was": [last["n"], last["by"]]}
        others = [[event["n"], event["by"]] for event in log if event.get("at") == at and event["by"] != one["by"]]
        was |= {"over": others} if others and chance.random() < 0.5 else {}
        if what < 0.55:
            row = random_row(rules, 4, None, 0, chance)
            row = {"unplayed": True} if row.get("missing") or row.get("unplayed") or "sale" in row else row
            row = {"void": True} if game == "kings-corner" and chance.random() < 0.3 else row
            one |= {"op": "put", "at": at, "row": row, **was}
        elif what < 0.65:
            one |= {"op": "drop", "at": at, **was}
        elif what < 0.9:
            undos = [event for event in log if event["op"] == "undo"]
            other = chance.choice(undos if undos and chance.random() < 0.6 else log)
            one |= {"op": "undo", "of": [other["n"], other["by"]]}
        elif what < 0.95:
            one |= {"op": "set", "to": {"dealer": chance.randrange(4), "players": chance.sample("ABCD", 4)}}
        else:
            both = merged(*(parse_sheet({"format": FORMAT, "events": own}).events for own in logs))
            logs = [[dict(event.json) for event in both] for _ in range(2)]
            continue
        log.append(one)
    return logs


def sheets(game: str) -> Iterator[dict[str, Any]]:
    """Yield the logs of two phones, and what they come to."""
    for number in range(10):
        logs = phones(game, random.Random(f"{game} {number}"))
        yield {"game": game, "logs": logs, **sheet_answers(logs)}


def rules_json() -> dict[str, Any]:
    """Return all options of all presets, as the server says them."""
    return {name: {one: preset_of(name, one).values() for one in games()[name].presets} for name in BESIDE}


def bids_json() -> dict[str, Any]:
    """Return what bids are worth under each preset."""
    return {preset: bid_points(preset_of("king", preset).options) for preset in games()["king"].presets}


def games_json() -> list[dict[str, Any]]:
    """Return what a reader knows of each game, as the server says it."""
    views = [game_view(game, (), Help(hints=False, worth=False, reviews=False)) for game in games().values()]
    fields = ("name", "minPlayers", "maxPlayers", "presets", "options")
    return [{name: msgspec.to_builtins(view)[name] for name in fields} for view in views]


#: Rules of auctions that differ in calls.
AUCTIONS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"unplayed": "off", "ultimatum": False},
    {"unplayed": "best_below_4", "eight_forced": False},
    {"counter_offer": False, "eight_forced": False},
)


def auctions() -> Iterator[dict[str, Any]]:
    """Yield random auctions: before each call those that are allowed, and how they end."""
    chance = random.Random("auctions")
    for number in range(60):
        options, seller = AUCTIONS[number % len(AUCTIONS)], chance.randrange(4)
        auction, steps = opened(rule_set("king", "king", options).options, seller), list[Any]()
        while not auction.over:
            may = auction.legal()
            seldom = [one for one in may if one in ("pass", "match", "no", "ultimatum", "split")]
            call = chance.choice([*seldom, *seldom, *may[:3], *may[-3:]])
            steps.append([auction.to_act, auction.step, may, call])
            auction = auction.apply(call)
        end = [auction.step, auction.buyer, auction.price]
        yield {"options": options, "seller": seller, "steps": steps, "end": end}


def main() -> None:
    """Write the file: a case a line."""
    names = list(BESIDE)
    parts = {
        "matches": [one for game in names for one in matches(game)],
        "wrong": [one for game in names for one in wrongs(game)],
        "sheets": [one for game in names for one in sheets(game)],
        "meetings": [*meetings(MEETINGS)],
        "documents": [*documents()],
        "changed": [case for game in BESIDE for case in changed_rules(game)],
        "auctions": [*auctions()],
    }
    whole = {
        "presets": rules_json(),
        "bids": bids_json(),
        "games": games_json(),
        "whole": {"king": KING_SHEET, "kings-corner": CORNER_SHEET},
    }
    lines = [f'"{name}": {_text(value)}' for name, value in whole.items()]
    lines += [f'"{name}": [\n' + ",\n".join(map(_text, cases)) + "\n]" for name, cases in parts.items()]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def _text(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


if __name__ == "__main__":
    main()

"""A sheet as a document: a list of events (``docs/rules/sheets.md``). Its rows follow from them by :func:`folded`."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ..games.match import check_players
from ..games.options import Json, RuleSet
from ..record.fields import MISSING, a_list, a_text, an_object, bad, optional_wholes, seat, texts, whole, wholes
from ..record.fields import field as value_of
from ..record.rules import parse_rules
from .course import PADS, Row

FORMAT: Final = "kingcraft-sheet/1"
#: Limits of a sheet.
MAX_EVENTS: Final = 2_000
MAX_ROWS: Final = 200
MAX_NAME: Final = 24
MAX_COUNT: Final = 2**31 - 1
#: The largest key of a row, and how finely keys are cut.
MAX_AT: Final = 999
PARTS_OF_AT: Final = 1_000
#: Points that one hand may cost.
MAX_POINTS: Final = 999
_PHONE_LETTERS: Final = range(4, 9)
_LETTERS: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789")

#: An event's name and its place in the order: a number above every one that its phone had seen, and the phone.
Stamp = tuple[int, str]


@dataclass(frozen=True, slots=True)
class Event:
    """One change of a sheet."""

    n: int
    by: str
    #: ``start``, ``set``, ``put``, ``drop``, ``undo``; an unknown one is kept and not used.
    op: str
    #: The event as it came, with everything in it.
    json: Mapping[str, Json]

    @property
    def stamp(self) -> Stamp:
        """Its name."""
        return self.n, self.by


@dataclass(frozen=True, slots=True)
class Start:
    """What a sheet is of: its first event, with all that was changed since (``set``)."""

    #: Which sheet it is, on every phone.
    id: str
    rules: RuleSet[Any]
    players: tuple[str, ...]
    #: The seat that deals first.
    dealer: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet as it came."""

    events: tuple[Event, ...]
    #: What it says of its own sums, each None if it says nothing.
    scores: tuple[tuple[int, ...], ...] | None = None
    totals: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = None
    #: Its other fields.
    notes: Mapping[str, Json] = field(default_factory=dict)

    def to_json(self) -> dict[str, Json]:
        """Return the document."""
        return {
            "format": FORMAT,
            "events": [dict(event.json) for event in self.events],
            **({} if self.scores is None else {"scores": [list(row) for row in self.scores]}),
            **({} if self.totals is None else {"totals": list(self.totals)}),
            **({} if self.winners is None else {"winners": list(self.winners)}),
            **self.notes,
        }


@dataclass(frozen=True, slots=True)
class Folded:
    """What a sheet says now."""

    start: Start
    #: The keys of its rows, ascending, and the rows.
    keys: tuple[float, ...]
    rows: tuple[Row, ...]
    #: For each row the index of the event that wrote it; -1 for a place that was left.
    events: tuple[int, ...]
    #: Rows that phones wrote without knowing of each other: by key the events that wrote the versions. The last counts.
    twice: Mapping[float, tuple[Event, ...]]


#: What a sheet says of itself as a whole.
_STARTED: Final = ("id", "game", "rules", "players", "dealer")
_FIELDS: Final = frozenset(("format", "events", "scores", "totals", "winners"))


def parse_sheet(value: Json) -> Sheet:
    """Return the sheet in a JSON value. Raises :class:`Refused` (``bad-format``) with the place.

    Only the shape is checked here; what rows come to: :func:`kingcraft.pad.computed.computed`.
    """
    top = an_object(value, "sheet")
    if a_text(value_of(top, "format"), "format") != FORMAT:
        raise bad("format", f"this reader knows {FORMAT!r}")
    events = tuple(
        _event(item, f"events[{index}]") for index, item in enumerate(a_list(value_of(top, "events"), "events"))
    )
    if not 0 < len(events) <= MAX_EVENTS:
        raise bad("events", f"a sheet has 1 to {MAX_EVENTS} events")
    given = value_of(top, "scores")
    sheet = Sheet(
        merged(events),
        None
        if given is MISSING
        else tuple(wholes(row, f"scores[{index}]") for index, row in enumerate(a_list(given, "scores"))),
        optional_wholes(value_of(top, "totals"), "totals"),
        optional_wholes(value_of(top, "winners"), "winners"),
        {name: item for name, item in top.items() if name not in _FIELDS},
    )
    folded(sheet)
    return sheet


def merged(*logs: Iterable[Event]) -> tuple[Event, ...]:
    """Unite events: each once, in order. The order of the arguments does not matter."""
    return tuple(sorted({event.stamp: event for log in logs for event in log}.values(), key=_stamp))


def folded(sheet: Sheet) -> Folded:
    """Return what the events of a sheet come to.

    Undone events are left out, also undos; of each row the last event counts. Raises :class:`Refused` (``bad-format``)
    if it does not begin, or if its rules are no rules.
    """
    undone = _undone(sheet.events)
    begun: dict[str, Json] = {}
    writes: dict[float, list[int]] = {}
    for index, event in enumerate(sheet.events):
        if event.stamp in undone and event.op != "start":  # a sheet has always begun
            continue
        if event.op == "start":
            begun = {name: event.json.get(name, MISSING) for name in _STARTED}
        elif event.op == "set":
            begun |= event.json["to"]
        elif event.op in ("put", "drop"):
            writes.setdefault(event.json["at"], []).append(index)
    if not begun:
        raise bad("events", "none of them begins the sheet")
    start = _start(begun)
    twice: dict[float, tuple[Event, ...]] = {}
    rows: dict[float, tuple[Row, int]] = {}
    for at, written in writes.items():
        last = sheet.events[written[-1]]
        if last.op == "put":
            rows[at] = last.json["row"], written[-1]
        if rivals := _rivals([sheet.events[index] for index in written], sheet.events):
            twice[at] = *rivals, last
    if PADS[start.rules.game].keeps_places:
        for place in range(1, int(max(rows, default=0))):
            rows.setdefault(place, ({"missing": True}, -1))
    if len(rows) > MAX_ROWS:
        raise bad("events", f"a sheet has at most {MAX_ROWS} rows")
    keys = tuple(sorted(rows))
    return Folded(start, keys, tuple(rows[at][0] for at in keys), tuple(rows[at][1] for at in keys), twice)


def carried(events: Sequence[Event]) -> tuple[Event, ...]:
    """Return the events that a code for another phone carries: the same sheet and its stamps, without former values.

    Of each row the last write stays, with those which it did not know, and every undo with what it takes back and gives
    again, so that a phone that knows more can still unite both.
    """
    ordered, undone = merged(events), _undone(events)
    writes = dict[float, list[Event]]()
    keep = list[Event]()
    for event in ordered:
        if event.op not in ("put", "drop"):
            keep.append(event)
        elif event.stamp not in undone:
            writes.setdefault(event.json["at"], []).append(event)
    again = {_undoes(event) for event in keep if event.op == "undo" and event.stamp in undone}
    keep += [event for event in ordered if event.op in ("put", "drop") and event.stamp in again]
    return merged(keep, *((*strangers(written, ordered), written[-1]) for written in writes.values()))


def strangers(written: Sequence[Event], events: Iterable[Event]) -> list[Event]:
    """Return the writes of a row of which its last one did not know, in order.

    ``written``: the writes of the row that count, in order; ``events``: of the sheet. The last write knew what it
    replaces, and what that replaced, and so on back to the first one that is not here: what came before that is not
    known.
    """
    if len(written) < 2:
        return []
    known, last = {event.stamp: event for event in events if event.op in ("put", "drop")}, written[-1]
    line, before, over = {last.stamp}, _before(last), _over(last)
    while before in known and before not in line:
        line.add(before)
        over |= _over(known[before])
        before = _before(known[before])
    return [event for event in written if event.stamp not in line | over and (before is None or event.stamp > before)]


def _stamp(event: Event) -> Stamp:
    return event.stamp


def _undoes(event: Event) -> Stamp:
    n, by = event.json["of"]
    return n, by


def _before(event: Event) -> Stamp | None:
    """The event whose row a write replaces."""
    was = event.json.get("was")
    return None if was is None else (was[0], was[1])


def _over(event: Event) -> set[Stamp]:
    """The other versions that a write replaces."""
    return {(n, by) for n, by in event.json.get("over", ())}


def _row(event: Event) -> Json:
    return event.json["row"] if event.op == "put" else None


def _rivals(written: Sequence[Event], events: Iterable[Event]) -> list[Event]:
    """Return the other versions of a row: those that its last write did not know, each row once.

    What was replaced by another write is left out. Arguments as for :func:`strangers`.
    """
    replaced = {_before(event) for event in written}.union(*map(_over, written))
    rows = [_row(written[-1])]
    found = list[Event]()
    for event in reversed(strangers(written, events)):
        if event.stamp not in replaced and _row(event) not in rows:
            rows.append(_row(event))
            found.insert(0, event)
    return found


def _undone(events: Iterable[Event]) -> frozenset[Stamp]:
    undone = set[Stamp]()
    for event in sorted(events, key=_stamp, reverse=True):  # an undo may be undone itself
        if event.op == "undo" and event.stamp not in undone:
            undone.add(_undoes(event))
    return frozenset(undone)


def _start(begun: Mapping[str, Json]) -> Start:
    given = {name: item for name, item in begun.items() if item is not MISSING}
    name = a_text(value_of(given, "id"), "id")
    rules = parse_rules(given)
    players = texts(value_of(given, "players"), "players")
    if any(not 0 < len(name.strip()) <= MAX_NAME for name in players) or len(set(players)) < len(players):
        raise bad("players", f"each has a name of 1 to {MAX_NAME} characters, no two the same")
    check_players(rules, len(players))
    return Start(name, rules, players, seat(value_of(given, "dealer"), "dealer", len(players)))


def _event(value: Json, place: str) -> Event:
    event = an_object(value, place)
    n, by = _stamped([value_of(event, "n"), value_of(event, "by")], place)
    op = a_text(value_of(event, "op"), f"{place}.op")
    match op:
        case "set":
            an_object(value_of(event, "to"), f"{place}.to")
        case "put" | "drop":
            _check_at(value_of(event, "at"), f"{place}.at")
            if op == "put":
                _check_row(an_object(value_of(event, "row"), f"{place}.row"), f"{place}.row")
            if "was" in event:
                _stamped(a_list(event["was"], f"{place}.was"), f"{place}.was")
            for index, other in enumerate(a_list(event.get("over", []), f"{place}.over")):
                _stamped(a_list(other, f"{place}.over[{index}]"), f"{place}.over[{index}]")
        case "undo":
            _stamped(a_list(value_of(event, "of"), f"{place}.of"), f"{place}.of")
    return Event(n, by, op, event)


def _stamped(pair: Sequence[Json], place: str) -> Stamp:
    if len(pair) != 2:
        raise bad(place, "expected a number and a phone")
    n, by = whole(pair[0], f"{place}.n"), a_text(pair[1], f"{place}.by")
    if not 0 < n <= MAX_COUNT:
        raise bad(f"{place}.n", f"must be 1 to {MAX_COUNT}")
    if len(by) not in _PHONE_LETTERS or not _LETTERS.issuperset(by):
        raise bad(f"{place}.by", "expected 4 to 8 small letters and digits")
    return n, by


def _check_at(value: Json, place: str) -> None:
    if type(value) not in (int, float) or not 0 < value <= MAX_AT or (value * PARTS_OF_AT) % 1:
        raise bad(place, f"must be above 0 and at most {MAX_AT}, with at most three decimals")


def _check_row(row: Mapping[str, Json], place: str) -> None:
    """Refuse a row whose fields are not of their kind; what they say is not looked at."""
    if any(row.get(name) is True for name in ("unplayed", "missing", "void")):
        return
    if "contract" in row:
        a_text(row["contract"], f"{place}.contract")
        counts = a_list(value_of(row, "counts"), f"{place}.counts")
        for index, count in enumerate(counts):
            if count is not None:
                _small(count, f"{place}.counts[{index}]")
        if "sale" in row:
            sale = an_object(row["sale"], f"{place}.sale")
            whole(value_of(sale, "buyer"), f"{place}.sale.buyer")
            a_text(value_of(sale, "bid"), f"{place}.sale.bid")
        return
    if "out" not in row:
        raise bad(place, "expected a contract, or who went out")
    if row["out"] is not None:
        whole(row["out"], f"{place}.out")
    kinds = [name for name in ("cards", "ranks", "points") if name in row]
    if len(kinds) != 1:
        raise bad(place, "expected one of cards, ranks and points")
    for name in ("cards", "kings", "points", "kept", "passes"):
        if name in row:
            for index, count in enumerate(a_list(row[name], f"{place}.{name}")):
                _small(count, f"{place}.{name}[{index}]")
    if "ranks" in row:
        texts(row["ranks"], f"{place}.ranks")
    if "cards" in row:
        wholes(value_of(row, "kings"), f"{place}.kings")


def _small(value: Json, place: str) -> None:
    if not 0 <= whole(value, place) <= MAX_POINTS:
        raise bad(place, f"must be 0 to {MAX_POINTS}")

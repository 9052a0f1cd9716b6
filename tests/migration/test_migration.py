"""A database and records of schema version 2, as Kingcraft wrote them (``make.py``): everything goes on as it was."""

import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest

from kingcraft.games.reasons import Refused
from kingcraft.record.record import parse_record
from kingcraft.record.replay import replay, replay_document
from kingcraft.record.verify import verify
from kingcraft.room.log.events import Opened, Voted, decode
from kingcraft.room.log.replay import replay_log
from kingcraft.room.views.record import record
from kingcraft.room.wire.http_messages import FromRoom, NewPractice
from kingcraft.server.store.former_rules import keep_former_rules
from kingcraft.server.store.port import StoreError
from kingcraft.server.store.reviews import KeptReviews
from kingcraft.server.store.schema import MIGRATIONS, backup_path
from kingcraft.server.store.sqlite import FILE_NAME, SqliteStore
from tests.migration.going_on import looks_now, play_on, room_of
from tests.migration.make import OLD
from tests.room.memory import House
from tests.room.practice import practise, seats

STATES: Final[dict[str, dict[str, Any]]] = json.loads((OLD / "states.json").read_text())
#: What the rules of these rooms need as options now.
ADDED: Final = {"swedish": {"king_pile_move": "any"}, "romanian-250": {"king_on_side": "allowed"}}
#: Rooms whose own options said it already.
SAID: Final = {"swedish-no-pile-move": {"king_pile_move": "never"}, "no-pile-move": {"king_pile_move": "never"}}

every_room = pytest.mark.parametrize("title", STATES)


def old_record(title: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads((OLD / "records" / f"{title}.json").read_text())
    return document


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A directory with the old database."""
    shutil.copyfile(OLD / FILE_NAME, tmp_path / FILE_NAME)
    return tmp_path


@pytest.fixture
def store(data: Path) -> Iterator[SqliteStore]:
    found = SqliteStore(data)
    yield found
    found.close()


def rows(path: Path) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT room, seq, body FROM event ORDER BY room, seq").fetchall()


def version_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


@every_room
async def test_a_room_is_as_it_was(store: SqliteStore, title: str) -> None:
    """Legal tokens, what every seat sees, totals, what may be taken back, who is away."""
    then = {name: value for name, value in STATES[title].items() if name not in ("room", "secrets")}
    assert looks_now(await room_of(store, House(grace=0.01), STATES[title]["room"]), then) == then


@every_room
async def test_its_record_says_the_same(store: SqliteStore, title: str) -> None:
    """Except the rules, which name what held when the room was opened; and it replays."""
    room = await room_of(store, House(grace=0.01), STATES[title]["room"])
    then, now = old_record(title), record(room.state, room.name).to_json()
    old_rules, new_rules = then.pop("rules"), now.pop("rules")
    assert now == then
    options = {**ADDED.get(old_rules["preset"], {}), **old_rules.get("options", {}), **SAID.get(title, {})}
    if title == "swedish-no-pile-move":
        del options["king_pile_move"]  # as the preset says now
    assert new_rules.get("options", {}) == options
    assert (new_rules["hash"] == old_rules["hash"]) is False or old_rules["preset"] == "king"
    found = replay(parse_record({**now, "rules": new_rules}))
    assert [verdict.kind for verdict in verify(found.record)].count("not-fair") == 0


@every_room
async def test_its_match_goes_on(store: SqliteStore, title: str) -> None:
    """Its people find their seats, play the deal to its end and another one, unless the match is over."""
    house = House(grace=0.01)
    room = await room_of(store, house, STATES[title]["room"])
    await play_on(room, STATES[title]["secrets"])
    stored = house.log.rooms[room.name]
    assert replay_log(stored) == (room.state, False)
    document = record(room.state, room.name).to_json()
    assert replay(parse_record(document)).match.totals == room.state.match.totals


@every_room
def test_an_old_record_is_read_or_says_what_to_add(title: str) -> None:
    """A record of a preset that means something else now is refused, with the options to add; with them it is read."""
    document = old_record(title)
    rules, added = document["rules"], ADDED.get(document["rules"]["preset"], {})
    if not added.keys() - rules.get("options", {}).keys():
        assert replay_document(document).match.totals == scored(document)
        return
    with pytest.raises(Refused) as refused:
        replay_document(document)
    assert (refused.value.place, refused.value.code) == ("rules.hash", "bad-format")
    ((name, value),) = added.items()
    assert name in str(refused.value)
    assert value in str(refused.value)
    rules["options"] = {**rules.get("options", {}), **added}
    assert replay_document(document).match.totals == scored(document)


def scored(document: dict[str, Any]) -> list[int]:
    """The points of all deals of a record together."""
    deals = [deal["scores"] for deal in document["deals"]]
    return [sum(points) for points in zip(*deals, strict=True)] or [0] * len(document["players"])


async def test_old_agreed_ends_fold_as_before(store: SqliteStore) -> None:
    """The room had played the rest of these deals; a proposal that is still open is not answered any more."""
    house = House(grace=0.01)
    for title in ("agreed", "agreed-alone", "agreed-by-leaving", "king-agreed"):
        state = (await room_of(store, house, STATES[title]["room"])).state
        assert state.deals[0].agreed is not None
        assert not state.match.ended[0].void
    room = await room_of(store, house, STATES["agreed"]["room"])
    assert (room.state.agreement.agreed, room.state.question.agreed) == ((0,), ())
    assert isinstance(decode(house.log.rooms[room.name][-1]), Voted)


async def test_a_deal_of_an_old_match_can_be_practised(store: SqliteStore) -> None:
    house = House(grace=0.01)
    over = await room_of(store, house, STATES["swedish-over"]["room"])
    wish = NewPractice(FromRoom(over.name, 1, 3), seats(2, 0))
    room, _ = practise(house, wish, over.state)
    assert room.state.rules == over.state.rules
    assert room.state.rules.options.king_pile_move == "any"
    deal = room.state.match.state
    assert deal is not None
    assert deal.legal() == STATES["practice"]["legal"]


def test_only_what_opened_rooms_of_other_rules_has_changed(data: Path, store: SqliteStore) -> None:
    store.close()
    before, after = rows(OLD / FILE_NAME), rows(data / FILE_NAME)
    changed = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    titles = {deal["room"]: title for title, deal in STATES.items()}
    assert sorted(titles[new[0]] for _, new in changed) == sorted(
        title for title, deal in STATES.items() if deal["preset"] in ADDED or title in SAID
    )
    for old, new in changed:
        was, now = decode_plain(old[2]), decode_plain(new[2])
        assert (old[:2], new[1]) == (new[:2], 0)
        options = {**ADDED.get(was["preset"], {}), **was["options"], **SAID.get(titles[new[0]], {})}
        assert now == {**was, "options": options}
        assert isinstance(decode(new[2]), Opened)


def decode_plain(body: bytes) -> dict[str, Any]:
    event: dict[str, Any] = json.loads(body)
    return event


def test_the_database_is_copied_first_and_once(data: Path, store: SqliteStore) -> None:
    """The copy is as the old version left it, reviews included, and no other user may read it."""
    store.close()
    copy = backup_path(data / FILE_NAME)
    assert copy.name == "kingcraft.before-v4.sqlite3"
    assert rows(copy) == rows(OLD / FILE_NAME)
    assert (version_of(copy), version_of(data / FILE_NAME)) == (2, len(MIGRATIONS))
    assert copy.stat().st_mode & 0o077 == 0
    copy.unlink()
    SqliteStore(data).close()
    assert sorted(path.name for path in data.iterdir()) == [FILE_NAME]


async def test_a_kept_review_stays_until_a_new_one_is_made(store: SqliteStore) -> None:
    """Reviews of other versions are never shown; they do not prevent a new one."""
    kept, over = KeptReviews(store, "quick"), STATES["swedish-over"]
    count = "SELECT count(*) FROM review"
    assert await store._do(lambda connection: connection.execute(count).fetchone()) == (1,)
    assert await kept.find(over["room"], over["version"]) is None
    await kept.keep(over["room"], over["version"], b"new")
    assert await kept.find(over["room"], over["version"]) == b"new"


def test_a_database_that_cannot_be_copied_is_left_as_it_is(data: Path) -> None:
    copy = backup_path(data / FILE_NAME)
    copy.mkdir()
    (copy / "something").touch()
    with pytest.raises(StoreError, match="--data"):
        SqliteStore(data)
    assert rows(data / FILE_NAME) == rows(OLD / FILE_NAME)
    assert version_of(data / FILE_NAME) == 2


def test_a_new_database_needs_no_copy(tmp_path: Path) -> None:
    SqliteStore(tmp_path).close()
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


@pytest.mark.parametrize(
    "body",
    [
        b"no json",
        b"[]",
        b'{"event":"seated","seat":1}',
        b'{"event":"opened","game":"king","preset":"king","options":{}}',
        b'{"event":"opened","game":"kings-corner","preset":"pagat","options":{"target":50}}',
        b'{"event":"opened","game":"kings-corner","preset":"swedish","options":{"king_pile_move":"dealt"}}',
        b'{"event":"opened","game":"kings-corner","preset":"swedish"}',
    ],
)
def test_what_needs_no_other_words_is_not_touched(body: bytes) -> None:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("CREATE TABLE event (room TEXT, seq INTEGER, body BLOB)")
        connection.execute("INSERT INTO event VALUES ('a', 0, ?)", (body,))
        keep_former_rules(connection)
        assert connection.execute("SELECT body FROM event").fetchone() == (body,)

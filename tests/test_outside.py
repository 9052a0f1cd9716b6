"""Every reader of bytes from outside that has no such test of its own: any bytes are read or refused, nothing else.

``docs/security.md`` lists all of them. What they are given is drawn: anything, what they write themselves with a part
of it exchanged, and nests that are too deep.
"""

import argparse
import asyncio
import contextlib
import json
import random
import subprocess
import sys
import tempfile
import tomllib
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingcraft.bots.decision import Decision
from kingcraft.bots.external import ExternalBot
from kingcraft.bots.failure import BotFailed
from kingcraft.games.options import RuleSet
from kingcraft.games.reasons import Refused
from kingcraft.games.registry import games
from kingcraft.games.rule_text import parse_rule_text, rule_text
from kingcraft.pad.computed import computed
from kingcraft.pad.sheet import FORMAT, parse_sheet
from kingcraft.room.ports import RoomProblem
from kingcraft.server.arguments import add_arguments
from kingcraft.server.bus.far import Message
from kingcraft.server.bus.notify import packed as packed_news
from kingcraft.server.bus.notify import unpacked as unpacked_news
from kingcraft.server.configured import BadOption
from kingcraft.server.control import Control
from kingcraft.server.http.peers import Peers, Visit
from kingcraft.service.codes import Codes, HereBoard
from kingcraft.service.days import day
from kingcraft.service.jobs import Beat, Done, Job, decision_of, job, packed, unpacked
from kingcraft.service.review_jobs import unpacked as unpacked_review
from kingcraft.service.review_task import DealMade, Task
from launch import node
from tests.pad.evening import EVENING, PLAYERS
from tests.server.test_workers import choice

#: How many examples the first tier tries, and the long one.
FEW, MANY = 200, 5_000
#: Nests that end the stack of a reader that follows them without a limit.
DEEP = [opened * 30_000 for opened in ("[", '{"x":', '[["a","b",[')] + [
    '{"to":"x","y":' + "[" * 30_000 + "]" * 30_000 + "}"
]

texts = st.text(max_size=30) | st.sampled_from(["king", "pagat", "\ud800", "\0", "nan", "-1", "9" * 5_000, *DEEP])
values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["king", "QH", ""]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


Check = TypeVar("Check", bound=Callable[..., None])
#: The tests below with many more examples, by their names; each returns how many it has tried.
MORE: dict[str, Callable[[], int]] = {}


def drawn(strategy: st.SearchStrategy[Any]) -> Callable[[Check], Callable[[], None]]:
    """A test of what is drawn: some examples in the first tier, many more in the long one."""

    def made(check: Check) -> Callable[[], None]:
        def more() -> int:
            tried = 0

            @settings(max_examples=MANY, deadline=None)
            @given(strategy)
            def counted(value: Any) -> None:
                nonlocal tried
                tried += 1
                check(value)

            counted()
            return tried

        MORE[check.__name__] = more
        return settings(max_examples=FEW, deadline=None)(given(strategy)(check))

    return made


def spoilt(data: st.DataObject, good: bytes) -> bytes:
    """What was written well, with a piece of it exchanged, left out or put in twice."""
    first, last = sorted((data.draw(st.integers(0, len(good))), data.draw(st.integers(0, len(good)))))
    piece = data.draw(st.binary(max_size=8) | values.map(lambda value: json.dumps(value).encode()))
    return data.draw(st.sampled_from([good[:first] + piece + good[last:], good[:first] + piece + good[first:]]))


def changed(data: st.DataObject, good: dict[str, Any]) -> dict[str, Any]:
    """An object with one field exchanged or left out, or one more."""
    name = data.draw(st.sampled_from(sorted(good)) | st.text(max_size=5))
    if data.draw(st.booleans()):
        return good | {name: data.draw(values)}
    return {each: value for each, value in good.items() if each != name}


@drawn(texts | st.builds("{}?{}={}".format, st.sampled_from(["king", "pagat"]), texts, texts))
def test_the_text_of_rules(text: str) -> None:
    with contextlib.suppress(Refused):
        rules: RuleSet[Any] = parse_rule_text(text)
        assert parse_rule_text(rule_text(rules)) == rules


@drawn(st.data())
def test_a_message_of_a_worker_or_a_server(data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from([Beat, Job, Done, Task, DealMade]))
    read = unpacked_review if kind in (Task, DealMade) else unpacked
    good = packed(job(choice(), bot="master"))
    raw = zlib.decompress(good)
    body = data.draw(
        st.binary(max_size=50)
        | st.just(spoilt(data, good))
        | st.just(zlib.compress(spoilt(data, raw)))
        | st.just(zlib.compress(json.dumps(changed(data, json.loads(raw))).encode()))
        | st.sampled_from(DEEP).map(lambda text: zlib.compress(text.encode()))
    )
    found: object = read(body, kind)
    assert found is None or isinstance(found, kind)
    if isinstance(found, Job):
        decision = decision_of(found)
        assert decision is None or isinstance(decision, Decision)
        if decision is not None:
            assert isinstance(decision.observation, games()[found.game].observation)


@drawn(st.data())
def test_news_of_another_server(data: st.DataObject) -> None:
    (good,) = packed_news([Message("taken", b"ABCD")])
    text = data.draw(texts | st.just(spoilt(data, good.encode()).decode("latin-1")) | values.map(json.dumps))
    assert all(isinstance(message, Message) for message in unpacked_news(text))


@drawn(st.data())
def test_what_is_said_at_the_door_for_other_servers(data: st.DataObject) -> None:
    peers = Peers.__new__(Peers)
    peers._name = b"ours"
    good = {"to": "ours", "host": "192.0.2.7", "port": 4711, "hops": 0, "copied": True, "size": 7}
    line = data.draw(
        st.binary(max_size=50)
        | texts.map(lambda text: text.encode(errors="surrogatepass"))
        | st.just(spoilt(data, json.dumps(good).encode()))
        | st.just(json.dumps(changed(data, good)).encode())
    )
    found: object = peers.read(line)
    assert found is None or (isinstance(found, Visit) and found.to == "ours" and found.size >= 0)


@drawn(st.data())
def test_a_sheet(data: st.DataObject) -> None:
    start = {"n": 1, "by": "kai7", "op": "start", "id": "k7f2m9qx", "game": "king", "rules": {"preset": "king"}}
    start |= {"players": list(PLAYERS), "dealer": 0}
    events = [
        start,
        *({"n": n, "by": "kai7", "op": "put", "at": n - 1, "row": row} for n, row in enumerate(EVENING, 2)),
    ]
    number = data.draw(st.integers(0, len(events) - 1))
    events[number] = data.draw(st.just(changed(data, events[number])) | values)
    document = data.draw(values | st.just(changed(data, {"format": FORMAT, "events": events})))
    places, found = list[str](), None
    try:
        found = computed(parse_sheet(document))
    except Refused as refused:
        places.append(refused.code)
    if found is None:
        assert places == ["bad-format"]
    else:
        assert not any(any(found.written[index].scores) for index in found.wrong)
        rows = [row.scores for row in found.written if row.mark is None]
        assert found.totals == tuple(sum(row[seat] for row in rows) for seat in range(len(found.totals)))


#: Values as TOML writes them.
WRITTEN = [
    "nan", "inf", "-inf", "1e400", "9" * 5_000, "-1", "true", '"x"', '""', "[]", "[1]", "{}", '["a", 1]', "1979-05-27",
    "[" * 5_000 + "]" * 5_000, '"\\u0000"', '"::1"', '"1.2.3.4/99"', '"a=b"',
]  # fmt: skip


def parsed(file: Path, environment: dict[str, str]) -> None:
    """Read the options of a server as its command does. Raises BadOption."""
    options = add_arguments(argparse.ArgumentParser("kingcraft serve"))
    options.take_defaults(["--config", str(file)], environment, ())


def test_options_in_a_file_and_in_the_environment(tmp_path: Path) -> None:
    """Each option with each value: it is taken, or refused in one line."""
    file = tmp_path / "any.toml"
    refusals = list[str]()
    for name in add_arguments(argparse.ArgumentParser()).names:
        variable = f"KINGCRAFT_{name.upper().replace('-', '_')}"
        for value in WRITTEN:
            for content, environment in ((f"{name} = {value}", {}), ("", {variable: value.strip('"')})):
                file.write_text(content, encoding="utf-8")
                try:
                    parsed(file, environment)
                except BadOption as refused:
                    refusals.append(str(refused))
    assert len(refusals) > 500
    assert not any("\n" in refusal for refusal in refusals)


@drawn(st.binary(max_size=30))
def test_a_file_of_options_that_is_none(content: bytes) -> None:
    with tempfile.NamedTemporaryFile() as file:
        Path(file.name).write_bytes(content)
        refusals = list[str]()
        try:
            parsed(Path(file.name), {})
        except BadOption as refused:
            refusals.append(str(refused))
        if refusals:
            assert refusals[0].startswith(file.name)
            assert "\n" not in refusals[0]
        else:  # nothing but options, or nothing at all
            names = add_arguments(argparse.ArgumentParser()).names
            assert tomllib.loads(Path(file.name).read_text("utf-8")).keys() <= set(names)


@drawn(texts | st.dates().map(str) | st.from_regex(r"\A\d{1,5}-\d\d-\d\d"))
def test_the_name_of_a_day(text: str) -> None:
    with contextlib.suppress(RoomProblem):
        assert day(text).date == text


@drawn(texts)
def test_the_code_of_a_table(text: str) -> None:
    with pytest.raises(RoomProblem) as refused:  # no room has a code
        asyncio.run(Codes(HereBoard()).room_of(text, "192.0.2.7"))
    assert refused.value.code == "no-code"


async def told(control: Control, line: bytes) -> bytes:
    """What a program of this machine hears that says something to the server of ``kingcraft backup``."""
    reader, writer = await asyncio.open_connection("127.0.0.1", control._place.port)
    with contextlib.suppress(ConnectionError):  # it may hang up before all has come
        writer.write(line + b"\n")
        await writer.drain()
        writer.write_eof()
    heard = b""
    with contextlib.suppress(ConnectionError):
        heard = await reader.read()
    writer.close()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()
    return heard


@drawn(st.data())
def test_what_a_stranger_says_at_the_control_door(data: st.DataObject) -> None:
    good = {"key": "x" * 32, "wish": "backup", "arguments": ["file"]}
    line = data.draw(
        st.binary(max_size=50)
        | texts.map(lambda text: text.encode(errors="surrogatepass"))
        | st.just(spoilt(data, json.dumps(good).encode()))
        | st.just(json.dumps(changed(data, good)).encode())
        | st.just(b" " * 70_000)
    )
    faults, asked = list[Any](), list[Sequence[str]]()

    async def wish(arguments: Sequence[str]) -> list[str]:
        asked.append(arguments)
        return []

    async def at_the_door() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
        with tempfile.TemporaryDirectory() as folder:
            control = Control(Path(folder), {"backup": wish})
            await control.start()
            assert await told(control, line) == b""
            await control.close()
            await asyncio.sleep(0)

    asyncio.run(at_the_door())
    assert (faults, asked) == ([], [])


SAYS = """
import random, sys
rng = random.Random(int(sys.argv[1]))
out = sys.stdout.buffer
if rng.random() < 0.7:
    out.write(b'kingcraft-bot 2 {"name": "x"}\\n')
    out.flush()
for line in sys.stdin.buffer:
    said = rng.randbytes(50), b"play \\xff", b"[" * 30_000, b"info " + rng.randbytes(9), b"\\0", b"play QH QH"
    out.write(rng.choice(said))
    out.write(b"\\n")
    out.flush()
"""


@pytest.mark.parametrize(
    "seed", [*range(6), *(pytest.param(seed, marks=pytest.mark.long(seconds=1)) for seed in range(6, 60))]
)
def test_what_a_program_of_others_says_as_a_bot(seed: int) -> None:
    decision = choice()
    bot = ExternalBot((sys.executable, "-c", SAYS, str(random.Random(seed).randrange(10**6))), 1.0, 10.0)
    with contextlib.suppress(BotFailed):
        assert bot.choose(decision) in decision.legal
    bot.close()


@pytest.mark.long(seconds=25)
@pytest.mark.parametrize("name", sorted(MORE))
def test_many_more(name: str) -> None:
    assert MORE[name]() >= MANY / 2  # fewer only where there are no others


@pytest.mark.long(seconds=30)
def test_more_of_what_the_page_reads(root: Path) -> None:
    builder = node.on_this_machine()
    assert builder is not None
    command = [*builder.npm, "exec", "--", "vitest", "run", "tests/outside.test.ts"]
    environment = {**builder.environment, "VITE_TIMES": "30"}
    done = subprocess.run(command, cwd=root / "web", env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-1000:]

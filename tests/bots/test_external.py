"""Bots in other programs: the conversation as it is documented, whole matches, and every way to fail."""

import os
import re
import select
import shlex
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kingcraft.bots import external_process
from kingcraft.bots.decision import Decision
from kingcraft.bots.external import ExternalBot, Question, Rules
from kingcraft.bots.external_process import LONGEST_LINE, MOST_OUTPUT
from kingcraft.bots.failure import FAILURES, BotFailed
from kingcraft.bots.limits import Stop
from kingcraft.bots.random import RandomBot
from kingcraft.games.king.view import KingObservation
from kingcraft.games.kings_corner.view import KingsCornerObservation
from kingcraft.games.match import sign_of
from kingcraft.games.rule_text import parse_rule_text
from kingcraft.lab.player import HonestPlayer
from kingcraft.lab.seating import seatings
from kingcraft.lab.table import Job, play_table
from tests.bots.transcript import EXAMPLE, decisions, transcript
from tests.docs.markdown import code, examples, read, rows, section
from tools.driver.patience import PATIENCE, WORK

PAGE = read("docs/bot-protocol.md")
HELLO = """echo 'kingcraft-bot/1 {"name": "bad"}'; """
#: The handshake, the rules and the first question are read.
ASKED = f"read hello; {HELLO} read rules; read question; "

Bots = Callable[..., ExternalBot]


@pytest.fixture
def bots() -> Iterator[Bots]:
    """Makes bots of a line of shell, and lets them go."""
    made: list[ExternalBot] = []

    def shell(script: str, seconds: float = 30.0, start_seconds: float = 30.0) -> ExternalBot:
        made.append(ExternalBot(["sh", "-c", script], seconds, start_seconds))
        return made[-1]

    yield shell
    for bot in made:
        bot.close()


def a_zombie() -> int:
    """Return a child that has ended and was not waited for; 0 if there is none."""
    try:
        return os.waitpid(-1, os.WNOHANG)[0]
    except ChildProcessError:
        return 0


@pytest.fixture
def decision() -> Decision:
    return next(decisions())


def test_the_conversation_is_the_documented_one(tmp_path: Path) -> None:
    (documented,) = examples(section(PAGE, "A conversation"), "text")
    assert transcript(tmp_path) == documented


def test_a_bot_of_the_first_version_is_sent_what_that_had(bots: Bots, tmp_path: Path) -> None:
    """And one of the second everything that its seat knows."""
    for number in (1, 2):
        heard = tmp_path / f"heard-{number}"
        reads = 'while read line; do case $line in rules*) ;; quit) exit;; *) echo "$line" >> ' + str(heard)
        answers = 'sed \'s/.*"legal":\\["\\([^"]*\\)".*/play \\1/\''
        hello = f'read hello; echo \'kingcraft-bot/{number} {{"name": "old"}}\''
        bot = bots(f'{hello}; {reads}; echo "$line" | {answers};; esac; done')
        asked = list(decisions())
        for each in asked:
            assert bot.choose(each) in each.legal
        for line, each in zip(heard.read_text("utf-8").splitlines(), asked, strict=True):
            sent = msgspec.json.decode(line.removeprefix("decide "))["observation"]
            whole: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(each.observation))
            newer = each.observation.SINCE_2
            assert newer
            assert sent == {name: value for name, value in whole.items() if number == 2 or name not in newer}


def test_what_is_documented_is_what_is_said() -> None:
    def fields(kind: type[msgspec.Struct]) -> list[str]:
        tag = kind.__struct_config__.tag_field
        return ([tag] if tag else []) + list(kind.__struct_encode_fields__)

    for title, kind in (
        ("`rules`", Rules),
        ("`decide`", Question),
        ("King", KingObservation),
        ("Kings Corner", KingsCornerObservation),
    ):
        assert [code(row[0]) for row in rows(section(PAGE, title))] == fields(kind), title
    assert [code(row[0]) for row in rows(section(PAGE, "How a bot fails"))] == list(FAILURES)
    assert f"{LONGEST_LINE:,} bytes" in PAGE
    assert f"{MOST_OUTPUT:,} bytes" in PAGE


def test_the_example_is_forty_lines_of_the_standard_library() -> None:
    source = EXAMPLE.read_text("utf-8")
    assert len(source.splitlines()) <= 40
    assert set(re.findall(r"^(?:import|from) (\w+)", source, re.MULTILINE)) <= set(sys.stdlib_module_names)


@pytest.mark.parametrize(("name", "players"), [("king", 4), ("turkey", 4), ("pagat", 2), ("swedish", 5)])
def test_the_example_plays_whole_matches(name: str, players: int) -> None:
    """On each seat in turn, against chance on all others: it never fails, and it comes out ahead."""
    rules = parse_rule_text(name)
    margin = 0
    with ExternalBot([sys.executable, str(EXAMPLE)], seconds=60) as bot:
        both = [HonestPlayer(bot), HonestPlayer(RandomBot())]
        for seating in seatings(2, players, "first", 0):
            table = play_table(rules, "match", "example", Job(0, seating), both).table
            assert table.failures == []
            totals = [sum(points) for points in zip(*(deal.scores for deal in table.deals), strict=True)]
            margin += players * totals[seating.index(0)] - sum(totals)
    assert sign_of(rules, players) * margin > 0


@pytest.mark.parametrize(
    ("script", "reason", "seen"),
    [
        ("exit 0", "died", "exit status 0"),
        ("read hello; echo 'out of luck' >&2; exit 3", "died", "exit status 3: out of luck"),
        (f"{ASKED} kill -9 $$", "died", "exit status -9"),
        (f"{ASKED} exec 1>&-; sleep 1000", "died", ""),
        ("read hello; echo 'uci ok'", "other-protocol", "uci ok"),
        ("read hello; echo 'kingcraft-bot/3 {}'", "other-protocol", "kingcraft-bot/3 {}"),
        ("read hello; echo kingcraft-bot/1", "nonsense", ""),
        ("read hello; echo 'kingcraft-bot/1 {\"name\": 7}'", "nonsense", ""),
        ("read hello; printf 'kingcraft-bot/1 \\377\\n'", "nonsense", "not UTF-8"),
        (f"{ASKED} echo play", "illegal", ""),
        (f"{ASKED} echo play QQ", "illegal", "QQ"),
        (f"{ASKED} echo resign; sleep 1000", "nonsense", "resign"),
        (f"{ASKED} printf 'pl\\033[2Jay\\n'", "nonsense", "pl [2Jay"),
        (f"{ASKED} yes info", "flood", ""),
        (f"{ASKED} yes | tr -d '\\n'", "flood", ""),
    ],
)
def test_a_bot_that_fails_is_named_and_ended(
    script: str, reason: str, seen: str, bots: Bots, decision: Decision
) -> None:
    bot = bots(script)
    with pytest.raises(BotFailed) as failed:
        bot.choose(decision)
    assert failed.value.reason == reason
    assert seen in failed.value.detail
    assert failed.value.bot == bot.name
    assert FAILURES[reason] in str(failed.value)
    assert "\n" not in str(failed.value)
    assert a_zombie() == 0


def test_what_it_wrote_before_it_ended_is_read(bots: Bots, decision: Decision, monkeypatch: pytest.MonkeyPatch) -> None:
    """However late: on a busy machine the thread that reads it comes after its end has been noticed."""
    monkeypatch.setattr("kingcraft.bots.external._POLL_SECONDS", 0.0)
    read = external_process._read_output

    def late(*arguments: Any) -> None:
        time.sleep(0.2)
        read(*arguments)

    monkeypatch.setattr(external_process, "_read_output", late)
    with pytest.raises(BotFailed) as failed:
        bots("read hello; echo 'uci ok'").choose(decision)
    assert (failed.value.reason, failed.value.detail) == ("other-protocol", "uci ok")


def test_a_program_that_is_not_there(decision: Decision, tmp_path: Path) -> None:
    plain = tmp_path / "bot"
    plain.write_text("no program")
    for command in (["no-such-program"], [str(plain)]):
        with pytest.raises(BotFailed) as failed:
            ExternalBot(command).choose(decision)
        assert failed.value.reason == "not-started"


def test_a_bot_that_never_says_hello_is_not_waited_for(bots: Bots, decision: Decision) -> None:
    with pytest.raises(BotFailed) as failed:
        bots("sleep 1000", start_seconds=0.2).choose(decision)
    assert failed.value.reason == "no-handshake"


def test_a_bot_that_never_answers_is_asked_to_stop_and_then_ended(bots: Bots, decision: Decision) -> None:
    started = time.monotonic()
    with pytest.raises(BotFailed) as failed:
        bots(f"{ASKED} sleep 1000", seconds=0.2).choose(decision)
    assert failed.value.reason == "timeout"
    assert time.monotonic() - started < 20


def test_a_bot_that_never_reads_is_ended_too(bots: Bots, decision: Decision) -> None:
    """The pipe fills up; the caller does not hang."""
    bot = bots(f"{HELLO} sleep 1000", seconds=0.2)
    history = [(0, "2H")] * 100_000
    assert isinstance(decision.observation, KingObservation)
    long = msgspec.structs.replace(decision.observation, history=history)
    with pytest.raises(BotFailed) as failed:
        bot.choose(Decision(decision.rules, long, decision.legal, 1))
    assert failed.value.reason == "timeout"


#: Answers only after ``stop``.
PATIENT = f"{ASKED} read stop; echo info thinking; echo play 2H; read quit"


def test_when_its_time_is_over_it_is_told_to_stop_and_may_answer(bots: Bots, decision: Decision) -> None:
    assert bots(PATIENT, seconds=0.05).choose(decision) == "2H"


def test_another_thread_may_stop_it(bots: Bots, decision: Decision) -> None:
    stop, bot = Stop(), bots(PATIENT, seconds=WORK)
    bot.hello()
    answers: list[str] = []
    thread = threading.Thread(target=lambda: answers.append(bot.think(decision, WORK, stop)))
    thread.start()
    stop.set()
    thread.join(PATIENCE)
    assert answers == ["2H"]


def test_a_bot_that_is_stopped_while_it_starts_keeps_starting(tmp_path: Path, bots: Bots, decision: Decision) -> None:
    """A slow starter would never play if it started from the beginning each time."""
    go = shlex.quote(str(tmp_path / "go"))
    bot = bots(f"echo once >> {go}.starts; while ! test -e {go}; do sleep 0.02; done; {ASKED} echo play 2H; read quit")
    stop = Stop()
    stop.set()
    began = time.monotonic()
    for _ in range(2):
        with pytest.raises(BotFailed) as failed:
            bot.think(decision, WORK, stop)
        assert (failed.value.reason, failed.value.late) == ("starting", True)
    assert time.monotonic() - began < 5
    (tmp_path / "go").touch()
    assert bot.choose(decision) == "2H"
    assert (tmp_path / "go.starts").read_text() == "once\n"


def test_after_a_failure_it_is_started_again(tmp_path: Path, bots: Bots, decision: Decision) -> None:
    once = shlex.quote(str(tmp_path / "once"))
    bot = bots(f"{ASKED} if test -e {once}; then echo play 2H; read more; else touch {once}; fi")
    with pytest.raises(BotFailed):
        bot.choose(decision)
    assert bot.choose(decision) == "2H"


def test_a_bot_that_answers_twice_fails_at_the_next_question(bots: Bots, decision: Decision) -> None:
    bot = bots(f"{ASKED} printf 'play 2H\\nplay 3S\\n'; read question; sleep 1000")
    assert bot.choose(decision) == "2H"
    with pytest.raises(BotFailed) as failed:
        bot.choose(decision)
    assert failed.value.reason == "nonsense"


def test_information_may_come_at_any_time(bots: Bots, decision: Decision) -> None:
    later = "echo info resting; echo; echo 'info still here'; read question; echo play 3S; read quit"
    bot = bots(f"echo info awake; {ASKED} echo info; echo play 2H; {later}")
    assert [bot.choose(decision), bot.choose(decision)] == ["2H", "3S"]


def test_a_bot_that_dies_between_questions_is_reported_and_restarted(bots: Bots, decision: Decision) -> None:
    bot = bots(f"{ASKED} echo play 2H")
    assert bot.choose(decision) == "2H"
    seen = []
    for _ in range(2):
        try:
            seen.append(bot.choose(decision))
        except BotFailed as failure:
            seen.append(failure.reason)
    assert seen == ["died", "2H"]


def test_what_it_has_started_ends_with_it(tmp_path: Path, bots: Bots, decision: Decision) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        bot = bots(f"exec 3> {shlex.quote(str(pipe))}; sleep 1000 & echo . >&3; {ASKED} echo play 2H; read more")
        assert bot.choose(decision) == "2H"
        assert select.select([reader], [], [], PATIENCE)[0] == [reader]
        assert os.read(reader, 100) == b".\n"
        bot.close()
        assert select.select([reader], [], [], PATIENCE)[0] == [reader]
        assert os.read(reader, 100) == b""  # no process is left that could write
    finally:
        os.close(reader)


def test_a_dead_bot_is_not_waited_for_though_its_child_holds_the_pipe(bots: Bots, decision: Decision) -> None:
    with pytest.raises(BotFailed) as failed:
        bots(f"{ASKED} sleep 1000 & exit 3", seconds=600.0).choose(decision)
    assert (failed.value.reason, failed.value.detail) == ("died", "exit status 3")


def test_nothing_is_left_of_many_that_came_and_went(bots: Bots, decision: Decision) -> None:
    def descriptors() -> int:
        return len(list(Path("/proc/self/fd").iterdir()))

    bot = bots("exit 0")
    before = descriptors(), threading.active_count()
    for _ in range(20):
        with pytest.raises(BotFailed):
            bot.choose(decision)
    assert (descriptors(), threading.active_count()) == before


def test_a_failure_can_be_sent_to_another_process() -> None:
    import pickle

    failure = pickle.loads(pickle.dumps(BotFailed("bot", "died", "exit status 3")))
    assert (failure.bot, failure.reason, failure.detail) == ("bot", "died", "exit status 3")


def test_every_failure_says_what_to_do() -> None:
    assert all(len(said) > 20 for said in FAILURES.values())

"""How a run is shown: written over on a terminal, line by line elsewhere, not at all without a stream."""

import io
import re

import pytest

from kingcraft.lab.progress import Progress
from kingcraft.lab.run import Watch
from tests.lab.plans import PLAN
from tests.lab.test_results import deck


class Terminal(io.StringIO):
    """A stream that counts as a terminal."""

    def isatty(self) -> bool:
        return True


def shown(stream: io.StringIO, decks: int) -> str:
    watch = Watch(PLAN, [], None)
    progress = Progress(stream, decks, "en", redraw=0.0)
    progress.show(watch)
    for number in range(decks):
        watch.add(deck(number))
        progress.show(watch)
    progress.close()
    return stream.getvalue()


def test_a_terminal_sees_one_line_grow() -> None:
    said = shown(Terminal(), 4)
    assert said.endswith("\n")
    assert said.count("\n") == 1
    lines = said.strip().split("\r")
    assert [line.count("█") for line in lines if line] == [0, 2, 5, 7, 10]
    assert re.search(r"2 of 4 decks, 0:00:\d\d left, thumb-1 over random: \+4.00 ± 0.00", lines[2])
    assert all(len(line.removesuffix("\x1b[K")) < 80 for line in lines)
    assert "left" not in lines[-1]


def test_a_file_gets_the_end_at_once_and_little_else() -> None:
    assert shown(io.StringIO(), 3) == "3 of 3 decks, thumb-1 over random: +4.00 ± 0.00\n"


def test_without_a_stream_nothing_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    progress = Progress(None, 1, "en")
    progress.show(Watch(PLAN, [deck(0)], None))
    progress.close()
    assert capsys.readouterr() == ("", "")

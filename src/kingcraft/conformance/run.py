"""A run: a command is asked every question of a kit, several processes at a time."""

import contextlib
import shlex
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path

from .child import Outcome, ask
from .difference import Difference, difference
from .limits import inside
from .question import Question
from .vector import Family, Made

_CHUNK = 1 << 20


@dataclass
class Result:
    """The outcome of a run."""

    #: Questions asked by family, and those whose answers agreed.
    asked: dict[Family, int] = field(default_factory=dict)
    agreed: dict[Family, int] = field(default_factory=dict)
    #: In the order of the kit.
    differences: list[Difference] = field(default_factory=list)
    #: For each large document: its vector's id, peak of memory in bytes (0: unknown), seconds.
    large: list[tuple[str, int, float]] = field(default_factory=list)
    #: Whether Ctrl-C stopped the run before its end.
    interrupted: bool = False


class CannotRun(Exception):
    """The command cannot be started."""

    def __init__(self, program: str, why: str) -> None:
        super().__init__(program, why)
        self.program = program
        #: The system's reason; empty if there is no such program.
        self.why = why


def command_of(text: str) -> list[str]:
    """Split a command as a shell would, and look its program up. Raises :class:`CannotRun`."""
    try:
        words = shlex.split(text, posix=sys.platform != "win32")
    except ValueError as error:
        raise CannotRun(text, str(error)) from None
    if sys.platform == "win32":
        words = [word[1:-1] if len(word) > 1 and word[0] == word[-1] == '"' else word for word in words]
    program = shutil.which(words[0]) if words else None
    if program is None:
        raise CannotRun(words[0] if words else text, "")
    return [program, *words[1:]]


def command_text(words: Sequence[str]) -> str:
    """Return a command to paste into a shell."""
    return subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words)


class Runner:
    """A run of ``command`` on the kit in ``folder``: ``jobs`` questions at a time, each for ``timeout`` seconds.

    Documents of answers that differ are kept in ``folder``/failed.
    """

    def __init__(self, command: Sequence[str], folder: Path, jobs: int, timeout: float) -> None:
        self._command = command
        self._folder = folder
        self._jobs = jobs
        self._timeout = timeout
        self._stop = threading.Event()

    def run(self, questions: Sequence[Question], progress: Callable[[int, int], None]) -> Result:
        """Ask everything; ``progress`` receives the number done and that of all. Raises OSError, :class:`CannotRun`.

        Ctrl-C ends the running processes; the result is what was done so far.
        """
        futures: list[Future[tuple[Outcome, Difference | None]]] = []
        interrupted = False
        with (
            tempfile.TemporaryDirectory(prefix="kingcraft-conformance-", ignore_cleanup_errors=True) as work,
            ThreadPoolExecutor(self._jobs) as pool,
        ):
            try:
                for number, question in enumerate(questions):
                    futures.append(pool.submit(self._ask, question, Path(work), number))
                for done, future in enumerate(as_completed(futures), 1):
                    future.result()
                    progress(done, len(questions))
            except KeyboardInterrupt:
                interrupted = True
            finally:
                self._stop.set()
                pool.shutdown(cancel_futures=True)
        # Counted only now, because an interrupt may come between any two steps of the loop.
        result = Result(interrupted=interrupted)
        for question, future in zip(questions, futures, strict=False):
            if not future.cancelled():
                _count(result, question, *future.result())
        result.large.sort()
        return result

    def _ask(self, question: Question, work: Path, number: int) -> tuple[Outcome, Difference | None]:
        file = self._laid(question, work / str(number))
        try:
            outcome = ask(self._words(question, file), self._timeout, self._stop)
        except OSError as error:
            raise CannotRun(self._command[0], error.strerror or type(error).__name__) from None
        differs = difference(question, outcome) if outcome.fate != "stopped" else None
        if differs is not None:
            kept = file if question.file else self._kept(file)
            command = tuple(self._words(question, kept))
            differs = Difference(question, differs.kind, differs.expected, differs.got, differs.at, command)
        if not question.file:
            file.unlink(missing_ok=True)
        return outcome, differs

    def _words(self, question: Question, file: Path) -> list[str]:
        return [*self._command, question.command, str(file), *question.options]

    def _laid(self, question: Question, folder: Path) -> Path:
        """Return the document as a file, in its own folder, so that questions about one vector do not collide."""
        if question.file:
            return self._folder / question.file
        folder.mkdir()
        file = folder / f"{question.vector.id}.json"
        if question.made is None:
            file.write_bytes(question.document)
        else:
            write_made(question.made, file)
        return file

    def _kept(self, file: Path) -> Path:
        """Keep a copy of the document: in the kit's folder ``failed``, or in a temporary one if that is impossible."""
        kept = self._folder / "failed" / file.name
        if inside(self._folder, f"failed/{file.name}"):
            with contextlib.suppress(OSError):  # the kit may be read-only
                kept.parent.mkdir(exist_ok=True)
                shutil.copyfile(file, kept)
                return kept
        kept = Path(tempfile.mkdtemp(prefix="kingcraft-failed-")) / file.name
        shutil.copyfile(file, kept)
        return kept


def _count(result: Result, question: Question, outcome: Outcome, differs: Difference | None) -> None:
    if outcome.fate == "stopped":
        return
    family = question.family
    result.asked[family] = result.asked.get(family, 0) + 1
    result.agreed[family] = result.agreed.get(family, 0) + (differs is None)
    if differs is not None:
        result.differences.append(differs)
    if question.made is not None:
        result.large.append((question.vector.id, outcome.peak, outcome.seconds))


def write_made(made: Made, file: Path) -> None:
    """Write the file that ``made`` describes, in pieces."""
    piece = made.repeat.encode() * (_CHUNK // len(made.repeat.encode()))
    with file.open("wb") as stream:
        stream.write(made.start.encode())
        while (left := made.size - stream.tell()) > 0:
            stream.write(piece[:left])

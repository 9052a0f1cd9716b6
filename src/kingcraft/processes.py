"""Child processes that run a function of this package, and the messages to and from them.

The function is the child's *entry*: it receives a :class:`Link` to the parent and its arguments. The parent holds a
:class:`Child`, or awaits :func:`run_child`. Every child

- is a fresh interpreter (``spawn``): a fork would copy the locks of threads, and Windows has none;
- ignores Ctrl-C: the parent decides what it means;
- ends when its parent ends, even if the parent is killed: its ``finally`` blocks run if they take no longer than
  :data:`GRACE`;
- shares nothing but its own pipe, and is sent nothing before it listens: a child that hangs blocks no one;
- reports how it failed: the parent receives the exception, with the child's traceback as a note.
"""

import _thread
import asyncio
import contextlib
import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import inf, isinf
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from pathlib import Path
from types import FrameType
from typing import Any, Final, Generic, Literal, NamedTuple, NoReturn, TypeVar, TypeVarTuple, cast

#: Seconds that a child has to end in order before it is killed.
GRACE: Final = 5.0
#: ``low`` and ``lowest`` also give the child a session of its own.
Priority = Literal["normal", "low", "lowest"]
#: On Linux the processor is divided among sessions, so the niceness of the session counts too. One at 19 would make no
#: progress beside another busy program.
_SESSION_NICE: Final = 10
_NICE: Final = {"low": 10, "lowest": 19}
#: BELOW_NORMAL_PRIORITY_CLASS and IDLE_PRIORITY_CLASS of Windows.
_PRIORITY_CLASSES: Final = {"low": 0x4000, "lowest": 0x40}

Sent = TypeVar("Sent")
Received = TypeVar("Received")
Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")


class ChildFailed(RuntimeError):
    """A child ended without an answer, or made no progress. The text says what is known about it."""


class _Began:
    """The child's first message: it listens now."""


class _Returned(NamedTuple):
    value: object


class _Raised(NamedTuple):
    fault: Exception


class Link(Generic[Received, Sent]):
    """The child's end of the conversation. If the parent has ended, both methods raise SystemExit."""

    def __init__(self, connection: "Connection[object, object]") -> None:
        self._connection = connection

    def receive(self) -> Received:
        """Wait for the parent's next message. The child ends here if the parent stops it."""
        try:
            return cast(Received, self._connection.recv())
        except (EOFError, OSError):
            raise SystemExit(0) from None

    def send(self, message: Sent) -> None:
        """Send the parent a message."""
        try:
            self._connection.send(message)
        except OSError:
            raise SystemExit(0) from None


class Child(Generic[Sent, Received]):
    """A child process, as its parent sees it."""

    def __init__(
        self,
        entry: "Callable[[Link[Sent, Received], *Arguments], object]",
        arguments: tuple[*Arguments],
        priority: Priority = "normal",
    ) -> None:
        """Start the child. ``entry`` is a function of a module, ``arguments`` and messages can be pickled."""
        context = multiprocessing.get_context("spawn")
        self._connection: Connection[object, object]
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=_run, args=(theirs, entry, priority), daemon=True)
        with _sigint_blocked():
            self._process.start()
        theirs.close()
        #: Whether the child runs its entry.
        self.began = False
        self._unsent: list[object] = [arguments]

    def send(self, message: Sent) -> None:
        """Send the child a message, or keep it until the child has begun. Waits if the pipe is full (64 KiB).

        A dead child is noticed by :meth:`receive`.
        """
        self._unsent.append(message)
        if self.began:
            self._flush()

    def receive(self) -> Received:
        """Wait for the child's next message. Raises :class:`ChildFailed`, and any exception that the entry raised."""
        message = self._next()
        while isinstance(message, _Began):
            message = self._next()
        if isinstance(message, _Returned):
            raise self._died()
        return cast(Received, message)

    def kill(self) -> None:
        """End the child at once; :func:`stop` then cleans up."""
        with contextlib.suppress(ValueError):  # stopped already
            self._process.kill()

    def _has_message(self) -> bool:
        """Return whether the pipe, which is not empty, holds more than the sign that the child has begun."""
        if self.began:
            return True
        try:
            self._next()
        except ChildFailed:  # receive() raises it again
            return True
        return self._connection.poll()

    def _next(self) -> object:
        try:
            message = self._connection.recv()
        except (EOFError, OSError):
            raise self._died() from None
        if isinstance(message, _Raised):
            raise message.fault
        if isinstance(message, _Began):
            self.began = True
            self._flush()
        return message

    def _flush(self) -> None:
        unsent, self._unsent = self._unsent, []
        with contextlib.suppress(ConnectionError):
            for message in unsent:
                self._connection.send(message)

    def _died(self) -> ChildFailed:
        self._process.join(GRACE)
        return ChildFailed(f"a process ended with exit status {self._process.exitcode}")


async def run_child(
    entry: "Callable[[Link[Any, Received], *Arguments], Result]",
    arguments: tuple[*Arguments],
    hear: Callable[[Received], None] = lambda _: None,
    *,
    patience: float = inf,
    priority: Priority = "normal",
) -> Result:
    """Run ``entry`` in a child, call ``hear`` with each message that it sends, and return what it returns.

    Raises TimeoutError if no message arrives for ``patience`` seconds, :class:`ChildFailed`, and any exception that
    the entry raised. In every case the child has ended afterwards.
    """
    loop = asyncio.get_running_loop()
    messages: asyncio.Queue[object] = asyncio.Queue()
    child: Child[Any, Received] = Child(entry, arguments, priority)

    def listen() -> None:
        message: object = None
        while not isinstance(message, _Returned | _Raised):
            try:
                message = child._next()
            except Exception as fault:  # noqa: BLE001 - the caller receives it
                message = _Raised(fault)
            with contextlib.suppress(RuntimeError):  # the loop is closed: no one waits
                loop.call_soon_threadsafe(messages.put_nowait, message)
        stop([child])
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(ended.set)

    # A thread waits for the pipe, because only threads can do so on every system.
    ended = asyncio.Event()
    threading.Thread(target=listen, name="kingcraft-child", daemon=True).start()
    message: object = None
    try:
        while True:
            async with asyncio.timeout(None if isinf(patience) else patience):
                message = await messages.get()
            match message:
                case _Returned(value):
                    return cast(Result, value)
                case _Raised(fault):
                    raise fault
                case _Began():
                    pass
                case _:
                    hear(cast(Received, message))
    finally:
        if not isinstance(message, _Returned):
            child.kill()
        await ended.wait()


def ready(children: Sequence[Child[Sent, Received]], seconds: float | None = None) -> list[Child[Sent, Received]]:
    """Wait until a child sends something or ends. Return the children whose :meth:`~Child.receive` does not wait.

    Returns none after ``seconds``, or earlier when a child begins.
    """
    connections = wait([child._connection for child in children], seconds)
    return [child for child in children if child._connection in connections and child._has_message()]


def stop(children: Iterable[Child[Any, Any]], grace: float = GRACE) -> None:
    """End all ``children``: ask them to, and kill those that are still running after ``grace`` seconds."""
    children = list(children)
    for child in children:
        child._connection.close()
        child._process.terminate()
    deadline = time.monotonic() + grace
    for child in children:
        child._process.join(max(deadline - time.monotonic(), 0.0))
        child._process.kill()
        child._process.join()
        child._process.close()


def kill_group(process: "subprocess.Popen[bytes]") -> None:
    """Kill another program and, if it has its own session, all that it has started; on Windows only the program."""
    if sys.platform == "win32":
        process.kill()
        return
    # A program that exits may leave child processes behind; most leave none.
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


@contextlib.contextmanager
def _sigint_blocked() -> Iterator[None]:
    """Hold back Ctrl-C while a child starts, until it can ignore it."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # starting it with the first child would unblock the signal
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# --- in the child


def _run(connection: "Connection[object, object]", entry: Callable[..., object], priority: Priority) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})  # blocked since _sigint_blocked
    _give_way(priority)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    link: Link[Any, Any] = Link(connection)
    link.send(_Began())
    arguments = link.receive()
    answer: _Returned | _Raised
    try:
        answer = _Returned(entry(link, *arguments))
    except Exception as fault:  # noqa: BLE001 - the parent receives it
        answer = _Raised(_portable(fault))
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # it is ending
    link.send(answer)


def _leave(_signal: int, _frame: FrameType | None) -> NoReturn:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise SystemExit(0)


def _portable(fault: Exception) -> Exception:
    """Return ``fault`` with its traceback as a note, or a :class:`ChildFailed` if ``fault`` cannot be pickled."""
    text = traceback.format_exc()
    try:
        fault.add_note(text)
        pickle.loads(pickle.dumps(fault))  # noqa: S301 - our own bytes
    except Exception:  # noqa: BLE001 - a class that we do not know
        return ChildFailed(text)
    return fault


def _give_way(priority: Priority) -> None:
    if priority == "normal":
        return
    if sys.platform == "win32":
        import ctypes

        ctypes.WinDLL("kernel32").SetPriorityClass(ctypes.c_void_p(-1), _PRIORITY_CLASSES[priority])
        return
    os.nice(_NICE[priority])
    os.setsid()
    if sys.platform == "linux" and priority == "lowest":
        with contextlib.suppress(OSError):
            Path("/proc/self/autogroup").write_text(str(_SESSION_NICE), encoding="ascii")


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    if sys.platform == "win32":
        _thread.interrupt_main(signal.SIGTERM)
    else:
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGTERM)
    time.sleep(GRACE)
    os._exit(1)

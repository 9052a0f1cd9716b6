"""The questions of a page, answered in its worker: the addresses and answers of the server's HTTP interface.

Each answer is that of :class:`~kingcraft.service.questions.Service`. ``docs/protocol.md`` describes them; questions
that only a server can answer (codes for friends, its health and its network) are not here.
"""

import gzip
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, NamedTuple, TypeVar

import msgspec

from ..games.reasons import Refused
from ..room.ports import RoomProblem, StorageFailed
from ..room.wire.http_messages import JoinRoom, NewLesson, NewRoom, NewSeat, NextMatch, Problem
from ..room.wire.rule_messages import WishedRules
from ..service import days, rule_articles
from ..service.questions import Service, problem, status_of
from ..service.uploads import MAX_MESSAGE, MAX_RECORD, BrokenRecord, too_large

T = TypeVar("T")

_log = logging.getLogger(__name__)

#: The only visitor there is.
ASKER: Final = "here"


class Answer(NamedTuple):
    """The answer to a question."""

    #: As in HTTP.
    status: int
    #: JSON, or HTML: the rules in words.
    body: bytes


class Question(NamedTuple):
    """A question with what its address names."""

    service: Service
    parts: Mapping[str, str]
    #: What is behind the ``?`` of the address.
    query: str
    body: bytes
    #: Opens a seat of the room in question; None without one.
    secret: str | None

    def wish(self, kind: type[T]) -> T:
        """Return the body. Raises :class:`RoomProblem` (``bad-message``) if it is no ``kind``."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except ValueError:
            raise RoomProblem("bad-message") from None

    @property
    def idle(self) -> bool:
        """Whether it may only be worked on while nothing else waits."""
        return "idle=true" in self.query.split("&")

    @property
    def room(self) -> str:
        """The room of the address."""
        return self.parts["name"]

    def number(self, name: str) -> int:
        """Return a number of the address."""
        return int(self.parts[name])


async def _again(asked: Question) -> object:
    wish = asked.wish(NextMatch) if asked.body else None
    return await asked.service.again(asked.room, asked.secret, wish)


async def _give_seat(asked: Question) -> object:
    seat = asked.wish(NewSeat)
    return await asked.service.give_seat(asked.room, asked.number("seat"), seat, asked.secret)


async def _ask_deal_review(asked: Question) -> object:
    deal = asked.number("deal")
    return await asked.service.ask_deal_review(asked.room, deal, asked.secret, ASKER, idle=asked.idle)


async def _now(found: object) -> object:
    return found


_Answered = Callable[[Question], Awaitable[object]]

#: What is answered: method and address (``{name}`` is a part of it), the status when all is well, and the answer.
QUESTIONS: Final[tuple[tuple[str, str, int, _Answered], ...]] = (
    ("GET", "/games", 200, lambda asked: _now(asked.service.games)),
    ("POST", "/rules", 200, lambda asked: _now(asked.service.rules(asked.wish(WishedRules)))),
    (
        "GET",
        "/rules/page/{lang}/{name}",
        200,
        lambda asked: _now(rule_articles.article(asked.parts["lang"], asked.parts["name"], asked.query)),
    ),
    (
        "GET",
        "/rules/short/{lang}/{name}",
        200,
        lambda asked: _now(rule_articles.short(asked.parts["lang"], asked.parts["name"], asked.query)),
    ),
    ("POST", "/rooms", 201, lambda asked: asked.service.open_room(asked.wish(NewRoom))),
    ("POST", "/lessons", 201, lambda asked: asked.service.learn(asked.wish(NewLesson))),
    ("POST", "/rooms/{name}/seat", 201, lambda asked: asked.service.take_seat(asked.room, asked.wish(JoinRoom))),
    ("POST", "/rooms/{name}/seats/{seat}", 200, _give_seat),
    ("POST", "/rooms/{name}/again", 201, _again),
    ("GET", "/rooms/{name}", 200, lambda asked: asked.service.summary(asked.room, asked.secret)),
    ("GET", "/rooms/{name}/record", 200, lambda asked: asked.service.record(asked.room, asked.secret)),
    ("GET", "/rooms/{name}/played", 200, lambda asked: asked.service.played(asked.room, asked.secret)),
    (
        "POST",
        "/rooms/{name}/review",
        200,
        lambda asked: asked.service.ask_review(asked.room, ASKER, idle=asked.idle),
    ),
    ("GET", "/rooms/{name}/review", 200, lambda asked: asked.service.review(asked.room)),
    ("POST", "/rooms/{name}/review/deals/{deal}", 200, _ask_deal_review),
    (
        "GET",
        "/rooms/{name}/review/deals/{deal}",
        200,
        lambda asked: asked.service.deal_review(asked.room, asked.number("deal"), asked.secret),
    ),
    (
        "GET",
        "/rooms/{name}/verdicts/{deal}",
        200,
        lambda asked: asked.service.verdict(asked.room, asked.number("deal"), asked.secret),
    ),
    ("GET", "/days/{date}", 200, lambda asked: _now(days.day(asked.parts["date"]))),
    ("GET", "/rooms/{name}/day", 200, lambda asked: asked.service.day_result(asked.room)),
    ("GET", "/matches/{name}", 200, lambda asked: asked.service.match(asked.room, asked.secret)),
    (
        "GET",
        "/matches/{name}/deals/{deal}",
        200,
        lambda asked: asked.service.deal(asked.room, asked.number("deal"), asked.secret),
    ),
    ("POST", "/replay", 200, lambda asked: asked.service.replay(asked.body)),
    (
        "POST",
        "/replay/deals/{deal}",
        200,
        lambda asked: asked.service.replay_deal(asked.body, asked.number("deal")),
    ),
    ("POST", "/practice", 201, lambda asked: asked.service.practise(asked.body, asked.secret, ASKER)),
)

#: Bodies that may be larger than :data:`~kingcraft.service.uploads.MAX_MESSAGE`, by address.
_LARGEST: Final[Mapping[str, int]] = {
    "/replay": MAX_RECORD,
    "/replay/deals/{deal}": MAX_RECORD,
    "/practice": MAX_RECORD + MAX_MESSAGE,
}

#: Parts of an address that are numbers.
_NUMBERS: Final = ("deal", "seat")


def _pattern(address: str) -> re.Pattern[str]:
    parts = re.split(r"\{(\w+)\}", address)
    named = (rf"(?P<{name}>{r'[0-9]{1,9}' if name in _NUMBERS else r'[^/]+'})" for name in parts[1::2])
    return re.compile("".join(f"{re.escape(text)}{name}" for text, name in zip(parts[::2], [*named, ""], strict=True)))


_FOUND: Final = tuple(
    (method, _pattern(address), _LARGEST.get(address, MAX_MESSAGE), status, answered)
    for method, address, status, answered in QUESTIONS
)


async def answer(service: Service, method: str, address: str, body: bytes, secret: str | None) -> Answer:
    """Answer a question. ``address``: what is behind ``/api``, query included. Never raises."""
    path, _, query = address.partition("?")
    try:
        for wanted, pattern, largest, status, answered in _FOUND:
            if wanted == method and (found := pattern.fullmatch(path)):
                if len(body) > largest:
                    raise too_large() if largest == MAX_RECORD else RoomProblem("too-large")
                asked = Question(service, found.groupdict(), query, body, secret)
                return Answer(status, _written(await answered(asked)))
    except (Refused, RoomProblem) as error:
        return _refused(problem(error))
    except BrokenRecord as broken:
        return _refused(broken.problem)
    except StorageFailed as failed:
        _log.error("%s %s: the store failed: %s", method, path, failed)
        return _refused(problem(RoomProblem("storage-failed")))
    except (RecursionError, UnicodeError):  # a document nested too deeply to be read, or bytes that are no text
        return _refused(problem(RoomProblem("bad-message")))
    except Exception:  # noqa: BLE001 - one question must not stop the worker
        _log.exception("%s %s failed", method, path)
        return _refused(problem(RoomProblem("internal")))
    return _refused(problem(RoomProblem("not-found")))


def _written(given: object) -> bytes:
    match given:
        case str():  # HTML
            return given.encode()
        case bytes():
            return gzip.decompress(given)
    return _json(given)


def _json(value: object) -> bytes:
    return msgspec.json.encode(value)


def _refused(said: Problem) -> Answer:
    return Answer(status_of(said.code), _json(said))

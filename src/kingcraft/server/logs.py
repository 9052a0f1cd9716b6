"""The log of a server or a worker, on standard error: lines for people, or a JSON object a line for programs.

A line says what happened to a table, a bot, the database or the bus. It holds no name of a person, no address of a
visitor, no secret and no card; a table is named by the part of its link that its onlookers know.
"""

import json
import logging
from datetime import UTC, datetime
from typing import Final, Literal, TypeAlias, get_args

#: How lines are written.
LogFormat: TypeAlias = Literal["text", "json"]
LOG_FORMATS: Final[tuple[LogFormat, ...]] = get_args(LogFormat)

_OURS: Final = __name__.partition(".")[0]


class TextLines(logging.Formatter):
    """Lines for people. What a visitor sends cannot begin a line of its own."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the library's name
        """Return the line without what follows of a fault."""
        if record.name.partition(".")[0] == _OURS:
            record.message = "".join(char if char.isprintable() else repr(char)[1:-1] for char in record.message)
        return super().formatMessage(record)


class JsonLines(logging.Formatter):
    """A JSON object a line: ``time`` (UTC, ISO 8601), ``level``, ``logger``, ``message``, and ``fault`` of faults."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        said = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            said["fault"] = self.formatException(record.exc_info)
        return json.dumps(said)


def begin(how: LogFormat) -> None:
    """Write the log from now on, warnings and faults."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if how == "json" else TextLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])

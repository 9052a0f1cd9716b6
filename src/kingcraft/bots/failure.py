"""How a bot in another program fails, by name."""

from collections.abc import Mapping
from typing import Final, Literal

FailureReason = Literal[
    "not-started",
    "starting",
    "no-handshake",
    "other-protocol",
    "timeout",
    "died",
    "flood",
    "nonsense",
    "illegal",
]

#: Every way to fail, and what the bot's author should look at. Texts for people: Fluent messages ``arena-failed-NAME``.
FAILURES: Final[Mapping[FailureReason, str]] = {
    "not-started": "it cannot be started; give the command as you would type it",
    "starting": "it has not sent its first line yet; it keeps starting, and is asked again at its next turn",
    "no-handshake": "it did not answer the handshake in time; its first line must be the protocol's name and who it is",
    "other-protocol": "it speaks another protocol; this one is described in docs/bot-protocol.md",
    "timeout": "it did not answer in time, not even after stop; it must look at its input while it thinks",
    "died": "it ended without an answer",
    "flood": "it wrote too much; one line answers a question",
    "nonsense": "its answer does not follow the protocol; it must be one line: play TOKEN",
    "illegal": "its token is not one of the legal tokens that it was given",
}


class BotFailed(Exception):
    """A bot gave no answer that can be played. Its process has been ended, unless it is still ``starting``."""

    def __init__(self, bot: str, reason: FailureReason, detail: str = "") -> None:
        super().__init__(f"{bot}: {FAILURES[reason]}" + (f" ({detail})" if detail else ""))
        #: Its command.
        self.bot = bot
        self.reason: FailureReason = reason
        #: What was seen, on one line; may be empty.
        self.detail = detail

    @property
    def late(self) -> bool:
        """Whether it only did not answer in time."""
        return self.reason in ("starting", "no-handshake", "timeout")

    def __reduce__(self) -> tuple[type["BotFailed"], tuple[str, FailureReason, str]]:
        return BotFailed, (self.bot, self.reason, self.detail)

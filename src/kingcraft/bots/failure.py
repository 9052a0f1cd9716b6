"""How a bot in another program fails, by name."""

from collections.abc import Mapping
from typing import Final

#: Every way to fail, and what the bot's author should look at. Texts for people: Fluent messages ``arena-failed-NAME``.
FAILURES: Final[Mapping[str, str]] = {
    "not-started": "it cannot be started; give the command as you would type it",
    "starting": "it has not come to its first line yet; it goes on starting, and is asked again at its next turn",
    "no-handshake": "it did not answer the handshake in time; its first line must be the protocol's name and who it is",
    "other-protocol": "it speaks another protocol; this one is described in docs/bot-protocol.md",
    "timeout": "it did not answer in time, not even after stop; it must look at its input while it thinks",
    "died": "it ended without an answer",
    "flood": "it wrote more than anybody reads; one line answers a question",
    "nonsense": "its answer is no answer of the protocol; it must be one line: play TOKEN",
    "illegal": "its token is none of the legal ones that it was given",
}


class BotFailed(Exception):
    """A bot gave no answer that can be played; its process has been ended, and the next question starts another.

    Only one that is still ``starting`` is let alone.

    ``bot``: its command; ``reason``: a key of :data:`FAILURES`; ``detail``: what was seen, on one line, perhaps empty.
    """

    def __init__(self, bot: str, reason: str, detail: str = "") -> None:
        super().__init__(f"{bot}: {FAILURES[reason]}" + (f" ({detail})" if detail else ""))
        self.bot = bot
        self.reason = reason
        self.detail = detail

    @property
    def late(self) -> bool:
        """Whether it has only not answered in time."""
        return self.reason in ("starting", "no-handshake", "timeout")

    def __reduce__(self) -> tuple[type["BotFailed"], tuple[str, str, str]]:
        return BotFailed, (self.bot, self.reason, self.detail)

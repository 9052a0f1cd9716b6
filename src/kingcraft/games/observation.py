"""What one seat may know of a deal: all that a bot sees."""

from typing import ClassVar, Protocol


class Observation(Protocol):
    """What one seat may know of a deal of any game. Each game has a frozen msgspec Struct with more fields."""

    #: The fields, by their names on the wire, that bots of ``kingcraft-bot/1`` are not sent (docs/bot-protocol.md).
    SINCE_2: ClassVar[tuple[str, ...]]

    @property
    def seat(self) -> int | None:
        """The seat whose view it is; None for an onlooker."""

    @property
    def phase(self) -> str:
        """What the deal is waiting for: ``play`` (cards), ``over``, or a word of its game."""

    @property
    def to_act(self) -> int:
        """The seat that acts next; -1 when the deal is over."""

    @property
    def dealer(self) -> int:
        """The seat that dealt."""

    @property
    def number(self) -> int:
        """The deal's number in the match, from 0; void deals do not count."""

    @property
    def totals(self) -> list[int]:
        """Each seat's points in the match before this deal."""

    @property
    def hand(self) -> list[str]:
        """The cards of ``seat``; empty for an onlooker."""

    @property
    def counts(self) -> list[int]:
        """The number of cards in each hand."""

    @property
    def history(self) -> list[tuple[int, str]]:
        """Every action so far as (seat, token); all of it is public."""

    @property
    def scores(self) -> list[int]:
        """Each seat's points when the deal is over; empty before."""

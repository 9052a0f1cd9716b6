"""A match as one of its players played it. What differs by game is in a file of its name beside this one."""

from collections.abc import Sequence
from typing import Final, Literal, Protocol

from msgspec import Struct
from msgspec.structs import replace

from ..games.match import EndedDeal
from ..games.parts import GameParts
from ..record.record import DealRecord
from ..record.replay import Replay

#: The part of a player in a deal that was for sale.
Role = Literal[
    "",  # the deal was not for sale
    "bought",
    "sold",
    "kept",  # its dealer played it
    "unplayed",  # its points were shared without play
    "left",  # it was left to the others
]
#: What a player can find out. Texts: Fluent messages ``found-NAME`` and ``found-NAME-how``.
Found = Literal[
    "no-mark",
    "thrown",
    "way-out",
    "careful-hands",
    "fair-price",
    "two-below",
    "salesman",
    "eight-or-minus",
    "nearer-the-seller",
    "drawn",
    "all-at-once",
    "home-before-dark",
]


class PlayedDeal(Struct, frozen=True, rename="camel"):
    """A deal that has ended, as one player played it."""

    #: As in records; empty where there is none.
    contract: str
    #: The player's points.
    points: int
    #: The player's part in its sale.
    role: Role = ""
    #: The price of a deal that the player bought or sold, in points; 0 for others.
    price: int = 0
    #: Whether the player had the last word: laid their last card before all others. Games of tricks: never.
    out: bool = False
    #: How many kings the player had left in hand. Games of tricks: 0.
    kings: int = 0
    #: Whether the players gave the deal up. Then everything else is empty.
    void: bool = False
    #: What the player found out in it.
    found: list[Found] = []


class PlayedPart(Protocol):
    """What a game knows of it."""

    #: What can be found out in this game, in the order in which it is listed.
    finds: Sequence[Found]

    def deals(self, ended: Sequence[EndedDeal], seat: int, alone: Sequence[bool]) -> list[PlayedDeal]:
        """Return what ``seat`` made of the deals of a match, void ones included, in order.

        ``alone``: whether the player decided all in each of them; a row of deals ends where they did not.
        """


PARTS: Final = GameParts[PlayedPart]("kingcraft.profile", "PLAYED")

#: Why a bot acted for a player (``docs/rules/records.md``, notes of a room).
_AWAY: Final = ("absent", "time-up")


def played_deals(replay: Replay, seat: int) -> list[PlayedDeal]:
    """Return what ``seat`` made of the deals of a match that have ended, void ones included, in order.

    Nothing is found out in a deal in which a bot acted for the player, or which the room played to its end.
    """
    ended, part = replay.match.ended, PARTS.get(replay.record.rules.game)
    if part is None:
        return [PlayedDeal("", deal.scores[seat], void=deal.void) for deal in ended]
    alone = [_alone(record, each, seat) for record, each in zip(replay.record.deals, ended, strict=False)]
    return [
        deal if own else replace(deal, found=[])
        for deal, own in zip(part.deals(ended, seat, alone), alone, strict=True)
    ]


def _alone(record: DealRecord, ended: EndedDeal, seat: int) -> bool:
    """Whether the player decided all that their seat did."""
    notes = record.notes.get("stand_ins")
    away = {
        note.get("action")
        for note in (notes if isinstance(notes, list) else [])
        if isinstance(note, dict) and note.get("why") in _AWAY
    }
    acted = [action for action, (actor, _) in enumerate(ended.state.history) if actor == seat]
    agreed = record.notes.get("agreed")
    return away.isdisjoint(acted) and not (isinstance(agreed, int) and any(action >= agreed for action in acted))

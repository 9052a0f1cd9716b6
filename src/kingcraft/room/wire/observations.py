"""What messages hold of a game: an Observation of any of the games that this package defines, or of another one."""

from typing import TYPE_CHECKING, Union

from msgspec import Struct
from msgspec.structs import fields

from ...games.observation import Observation
from ...games.registry import OWN_GAMES

if TYPE_CHECKING:
    #: An Observation of any game.
    AnyObservation = Observation
    #: The auction in an Observation of a game that has auctions.
    AnyAuction = Struct
else:
    _CLASSES = tuple(game.observation for game in OWN_GAMES)
    AnyObservation = Union[_CLASSES]  # noqa: UP007 - of any number of classes
    _AUCTIONS = tuple(field.type for each in _CLASSES for field in fields(each) if field.name == "auction")
    AnyAuction = Union[_AUCTIONS]  # noqa: UP007

"""Players that err like people: they forget what was played, overlook a place, and bid on aces and kings."""

from .beginner import beginner
from .casual import casual
from .person import PersonBot

__all__ = ["PersonBot", "beginner", "casual"]

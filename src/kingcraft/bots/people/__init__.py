"""Players that err like people: they forget what was played, overlook a place, and bid on aces and kings."""

from .beginner import BeginnerBot
from .casual import CasualBot

__all__ = ["BeginnerBot", "CasualBot"]

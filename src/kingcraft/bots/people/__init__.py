"""Players that make people's mistakes: they forget what was played, overlook a place, and bid on aces and kings."""

from .person import PersonBot, beginner, casual

__all__ = ["PersonBot", "beginner", "casual"]

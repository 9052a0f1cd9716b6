"""Lessons: short deals that teach a game at the table, as data, and their checker (``docs/lessons.md``)."""

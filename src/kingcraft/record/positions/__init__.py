"""Positions as documents, by game (``docs/rules/records.md``, positions)."""

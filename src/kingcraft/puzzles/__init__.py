"""Puzzles: a choice out of a real deal that has one answer, proven by two independent checks."""

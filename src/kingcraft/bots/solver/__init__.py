"""Exact solvers: what every card is worth when all hands lie open."""

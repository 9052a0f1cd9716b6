"""Whole turns: every way to play one, and the fast policy of playouts."""

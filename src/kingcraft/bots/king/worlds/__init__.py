"""Deals of the unseen cards that fit what a seat knows."""

"""Deals of the unseen cards that fit what a seat knows, drawn as often as they are likely."""

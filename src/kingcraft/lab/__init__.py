"""Experiments: bots play the same decks in every seat, and results have error bars."""

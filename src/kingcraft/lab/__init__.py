"""Experiments: bots meet on the same decks in every seat, and what follows from it is counted with error bars."""

"""The search for the turn to play."""

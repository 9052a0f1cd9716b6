"""The search for the card to play: a tree over many worlds, and exact endings."""

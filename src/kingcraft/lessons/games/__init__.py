"""What lessons must know of each game."""

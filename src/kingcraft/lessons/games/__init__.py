"""What the checker of lessons must know of each game."""

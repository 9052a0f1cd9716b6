"""The exact solver of King: what every card is worth when all hands lie open."""

"""The words of a review that differ by game."""

"""What a seat knows of a deal of King: its cards, the plays and calls so far, and what they exclude."""

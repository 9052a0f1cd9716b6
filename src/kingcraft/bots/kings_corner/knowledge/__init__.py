"""What a seat knows of a deal of Kings Corner, for certain."""

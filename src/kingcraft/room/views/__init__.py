"""What a room shows: to each viewer, in lists, and as a record."""

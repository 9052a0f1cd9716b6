"""What a server keeps: a port, its implementation in SQLite, and the reviews in it."""

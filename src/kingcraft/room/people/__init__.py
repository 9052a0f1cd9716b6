"""The people of a room: their seats, connections, readiness, and what happens while they are away."""

"""What a review and a hint say of King: the best card or call, in how many worlds, and why."""

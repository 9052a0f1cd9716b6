"""What a review and a hint say of Kings Corner: the best turn, its chance to win, and why."""

"""A match looked at again: what was played, what could be known, what would have been better, and what was luck."""

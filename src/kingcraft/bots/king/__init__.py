"""King, thought about: what a seat knows, the worlds that fit it, search, bidding, and what each choice is worth."""

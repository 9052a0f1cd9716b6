"""The calls before the first card: bids, answers, declarations, contracts, and advice about them."""

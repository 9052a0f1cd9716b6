"""What a hand is worth before its game is named: one module a game that has such a choice."""

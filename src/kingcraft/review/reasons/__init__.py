"""Why a move is good, in facts: each is looked up in what its seat knows, none is guessed."""

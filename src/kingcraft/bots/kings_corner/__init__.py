"""Kings Corner for bots that think: what a seat knows, worlds that fit it, whole turns, endings."""

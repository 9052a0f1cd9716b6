"""Plain information-set Monte Carlo tree search: the reference that the bots of this package are measured against."""

"""How a room shows each game: one protocol (:mod:`.face`), and one module a game that implements it."""

"""How likely a deal of the unseen cards is, by what the other players played and called."""

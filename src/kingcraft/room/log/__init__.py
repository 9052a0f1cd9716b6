"""What a room stores: the events of its log, and the state that follows from them."""

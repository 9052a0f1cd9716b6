"""The fast card policy of playouts, compiled."""

"""The layer of card games, tried on a tiny game of its own."""

"""The end of the game and its final scoring. Knows the state alone."""

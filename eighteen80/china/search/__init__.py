"""The search for the best run, proved. Knows the map and what stations bring, and nothing of the game around them."""

"""Games of 18xx.games: their log of actions as our moves, and ours as theirs. Reads no file; knows the site's JSON alone."""

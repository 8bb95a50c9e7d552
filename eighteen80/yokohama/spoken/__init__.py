"""How moves of Yokohama are said: the kinds of words in their fields. Knows the box, the state's values and the line."""

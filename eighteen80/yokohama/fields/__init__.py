"""How moves of Yokohama are said: the kinds of words in their fields. Knows the box, values of the state, the line.

May import: line, yokohama, yokohama.box.
"""

"""Fields of the moves of Yokohama. Knows the box, values of the state, the line.

May import: line, yokohama, yokohama.box.
"""

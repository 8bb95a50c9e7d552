"""The end of the game and its final scoring. Knows the state alone.

May import: line.folding, yokohama.box.components, yokohama.course, yokohama.events, yokohama.state.
"""

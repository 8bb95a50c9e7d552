"""The board of bricks in map depth: ways over it and their costs. Knows the state alone.

May import: yokohama.box.components, yokohama.state.
"""

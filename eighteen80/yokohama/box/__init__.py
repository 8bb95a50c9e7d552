"""The box of Yokohama: its parts as they are read from assets. Knows the assets alone.

May import: nothing else.
"""

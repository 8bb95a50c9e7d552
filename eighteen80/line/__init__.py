"""What is typed: words of a line, the fields they fill, and whole moves, read leniently and written one way.

May import: nothing else.
"""

"""Records: as text, as moves in force, and as a file that loses nothing.

May import: line, line.matcher, registry.
"""

"""Making a move: what stands in its fields, its course, check and apply, and what the record repeats of it.

May import: line, russia, russia.action, russia.box, russia.put_right.
"""

"""The box as data: the parts in their own shape, read from assets/russia and validated.

May import: nothing else.
"""

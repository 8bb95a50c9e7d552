"""Typed text: words of a line, the fields they fill, and whole moves, read leniently and written in one form.

May import: nothing else.
"""

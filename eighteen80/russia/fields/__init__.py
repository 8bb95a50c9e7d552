"""The words in the fields of Russian Railroads' moves, read and written.

May import: line, russia, russia.box, russia.rules.actions.
"""

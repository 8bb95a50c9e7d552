"""The banker's line: what is typed there, what it would do, and the process that works this out.

May import: line, record, table, table.faces, table.paint, words.
"""

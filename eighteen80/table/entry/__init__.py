"""The banker's line: what is typed there, what it would do, and the process that works this out.

May import: line, page.live, record, rulings, table, table.faces, table.paint, words.
"""

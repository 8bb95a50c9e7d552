"""The banker's line: its words, its effects, and the process that works them out.

May import: line, record, rulings, table, table.draw, table.views, web.server, words.
"""

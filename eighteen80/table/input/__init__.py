"""The banker's line: its words, its effects, and the process that works them out.

May import: line, record, record.user_files, rulings, table, table.draw, table.views, web.server, words.
"""

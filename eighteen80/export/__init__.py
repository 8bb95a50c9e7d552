"""A game in other forms, for programs, spreadsheets and people; and JSON from elsewhere.

May import: cli, record, registry, table, table.draw, web, words.
"""

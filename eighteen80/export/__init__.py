"""A game in other forms, for programs, spreadsheets and people.

May import: cli, record, registry, table, table.draw, web, words.
"""

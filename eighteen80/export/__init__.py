"""A game in other forms, for programs, spreadsheets and people; and JSON from elsewhere.

May import: cli, page, record, shelf, table, table.paint, words.
"""

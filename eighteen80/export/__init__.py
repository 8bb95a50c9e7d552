"""A game in other forms: for programs, spreadsheets and people, and what others wrote.

May import: cli, record.
"""

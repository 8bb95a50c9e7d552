"""What is up on the banker's screen: one screen for each thing that is being done.

May import: cli, export, record, shelf, table, table.entry, table.paint, words.
"""

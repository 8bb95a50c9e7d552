"""What is up on the banker's screen: one screen for each thing that is being done.

May import: cli, export, record, registry, table, table.draw, table.input, words.
"""

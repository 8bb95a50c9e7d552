"""The players' page over the network: one process for all viewers, who can ask for everything and change nothing.

May import: cli, line, record, rulings, web, words.
"""

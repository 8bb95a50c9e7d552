"""The commands of the shell: a class each, and their common desk.

May import: export, record, registry, rulings, words.
"""

"""The commands of the shell: a class each, and their common desk.

May import: export, record, record.user_files, registry, rulings, words.
"""

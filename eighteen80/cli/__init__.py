"""The commands of the shell: a class each, and the desk that all of them stand at.

May import: export, record, registry, rulings, words.
"""

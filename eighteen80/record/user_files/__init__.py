"""Files that the program writes and a person may edit: settings, recently opened records, and how such a file is read.

May import: record.
"""

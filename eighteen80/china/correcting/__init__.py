"""What can be put right: every value that lies on the table, how it is said and how it is changed, sort by sort."""

"""The commands of 1880 in the shell: what trains could earn.

May import: cli, cli.desk, cli.records, record.history, record.replay.
"""

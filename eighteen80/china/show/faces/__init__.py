"""What is wanted at a glance: the strip that is always in sight, all charters, and a face for each situation.

May import: china, china.box, china.operating, china.show.
"""

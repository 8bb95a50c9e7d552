"""What of a moment is shown and asked: states as sheets. The rules never look in here.

May import: china, china.box, china.map, china.rules, china.rules.operating, china.search, china.show.sheets, line.
"""

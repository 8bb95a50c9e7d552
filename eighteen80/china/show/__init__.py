"""Sheets and questions of a moment, made from its state. The rules never look in here.

May import: china, china.box, china.map, china.rules, china.rules.operating, china.search, china.show.sheets, line.
"""

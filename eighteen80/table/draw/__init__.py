"""Sheets as painted text: grids, charts, maps and curves, and the panes that hold them.

May import: words.
"""

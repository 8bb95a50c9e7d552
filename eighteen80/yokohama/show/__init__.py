"""Views of a state: plain values, sheets, words. Knows every chapter and changes nothing.

May import: line, yokohama, yokohama.box, yokohama.fields, yokohama.rules, yokohama.show.sheets.
"""

"""Late facts, corrections and rulings. Knows every chapter.

May import: line.fields, yokohama, yokohama.box, yokohama.fields, yokohama.rules, yokohama.rules.areas.
"""

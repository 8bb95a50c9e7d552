"""What is told later, put right or ruled by the table. Knows every chapter.

May import: line.fields, yokohama, yokohama.box, yokohama.fields, yokohama.rules, yokohama.rules.areas.
"""

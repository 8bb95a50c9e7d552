"""What is told later, put right or ruled by the table. Knows every chapter.

May import: line.fields, yokohama, yokohama.areas, yokohama.box, yokohama.extra, yokohama.final, yokohama.spoken.
"""

"""What is told later, put right or ruled by the table. Knows every chapter.

May import: yokohama, yokohama.areas, yokohama.box, yokohama.extra, yokohama.spoken.
"""

"""What others see of a state: plain values, sheets, words. Knows every chapter and changes nothing.

May import: line, yokohama, yokohama.areas, yokohama.box, yokohama.extra, yokohama.final, yokohama.spoken.
"""

"""The sheets of Yokohama: what the panes and pages of the screen show.

May import: yokohama, yokohama.box, yokohama.fields, yokohama.rules, yokohama.rules.areas, yokohama.show.
"""

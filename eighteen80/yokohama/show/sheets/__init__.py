"""The sheets of Yokohama, shown by the panes and pages of the screen.

May import: yokohama, yokohama.box, yokohama.fields, yokohama.rules, yokohama.rules.areas, yokohama.show.
"""

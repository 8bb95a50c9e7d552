"""The players' page of Yokohama: what it shows and in which panels.

May import: yokohama.box, yokohama.fields, yokohama.moves, yokohama.rules, yokohama.show, yokohama.show.sheets,
yokohama.state.
"""

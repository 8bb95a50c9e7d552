"""The players' page of Yokohama: its contents and panels.

May import: yokohama.box, yokohama.fields, yokohama.moves, yokohama.rules, yokohama.show, yokohama.show.sheets,
yokohama.state.
"""

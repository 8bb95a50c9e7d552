"""The rules of Yokohama, a module for each step of a turn or chapter of the rulebook; `areas` has the area actions.

May import: yokohama, yokohama.box, yokohama.fields, yokohama.rules.areas.
"""

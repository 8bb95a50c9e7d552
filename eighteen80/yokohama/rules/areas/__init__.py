"""Area actions (step 3): a module for each kind of area. Knows the course and the rewards.

May import: yokohama, yokohama.box, yokohama.fields, yokohama.rules.
"""

"""The extra phases A and C: agents, achievements, orders, countries, crafts. Knows the areas' actions.

May import: yokohama, yokohama.areas, yokohama.box, yokohama.spoken.
"""

"""Lines of the banker outside the course of play: corrections, rulings, counts, figures of the box.

May import: russia, russia.box, russia.fields, russia.rules, russia.rules.actions.
"""

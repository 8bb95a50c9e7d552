"""What the banker says of the table outside the course of play: corrections, rulings, counts, figures of the box.

May import: russia, russia.box, russia.fields, russia.rules, russia.rules.actions.
"""

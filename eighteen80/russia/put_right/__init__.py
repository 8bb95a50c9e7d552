"""What the banker says of the table outside the course of play: corrections, rulings, counts, figures of the box.

May import: line, russia, russia.action, russia.box, russia.play.
"""

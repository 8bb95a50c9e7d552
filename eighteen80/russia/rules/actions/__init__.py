"""Actions of a turn: payment, spaces, and a module for each chapter of effects.

May import: russia, russia.box, russia.fields.
"""

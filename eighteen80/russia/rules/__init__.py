"""The rules of Russian Railroads, a module for each chapter of the rulebook; `actions` has the effects of a turn.

May import: russia, russia.box, russia.fields, russia.rules.actions.
"""

"""The sheets of Russian Railroads: what the panes and pages of the screen show.

May import: russia, russia.box, russia.corrections, russia.rules, russia.rules.actions, russia.show.
"""

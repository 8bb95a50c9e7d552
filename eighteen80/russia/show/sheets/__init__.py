"""The sheets of Russian Railroads, shown by the panes and pages of the screen.

May import: russia, russia.box, russia.corrections, russia.rules, russia.rules.actions, russia.show.
"""

"""Sheets and sentences of Russian Railroads: questions, help, the tally, the way out of a refusal.

May import: line, russia, russia.box, russia.corrections, russia.fields, russia.rules, russia.rules.actions,
russia.show.sheets.
"""

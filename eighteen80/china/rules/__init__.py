"""The rules of 1880, a module for each chapter of the rulebook; `operating` has those of the operating rounds.

May import: china, china.box, china.map, china.rules.operating.
"""

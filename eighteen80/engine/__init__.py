"""The engine: plays any game from its declaration. It never imports a game.

May import: line.
"""

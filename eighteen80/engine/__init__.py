"""The engine: plays any game from what the game declares. It never imports a game.

May import: line, line.matcher.
"""

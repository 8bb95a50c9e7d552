"""What every game is made with: mechanisms that know no game, each used by a game's own declaration.

May import: nothing else.
"""

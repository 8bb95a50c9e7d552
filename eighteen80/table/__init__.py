"""The Textual application. It knows every game through eighteen80.engine.game and eighteen80.sheets alone.

May import: cli, record, registry, table.draw, table.input, table.views, words.
"""

import os

# Textual paints at its next frame but one. At its own sixty frames a second a preview would wait for 25 ms. It reads
# this when it is imported, so it is set before any module of this room imports it.
os.environ.setdefault("TEXTUAL_FPS", "200")

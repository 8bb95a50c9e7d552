"""The Textual application. It knows every game through eighteen80.game and eighteen80.sheets alone.

May import: cli, record, shelf, table.entry, table.faces, table.paint, words.
"""

import os
import sys

# Textual paints at its next frame but one. At its own sixty frames a second a preview would wait for 25 ms.
os.environ.setdefault("TEXTUAL_FPS", "200")

# Whatever a thread of ours does meanwhile, the screen has the interpreter again within a millisecond, not within five.
sys.setswitchinterval(0.001)

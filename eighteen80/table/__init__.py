"""The Textual application. It knows every game through eighteen80.game and eighteen80.sheets alone."""

import os

# Textual paints at its next frame but one. At its own sixty frames a second a preview would wait for 25 ms.
os.environ.setdefault("TEXTUAL_FPS", "200")

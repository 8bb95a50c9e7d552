"""A terminal moderator for games that are played on a real board."""

import os
import sys

__version__ = "0.2.0"
OLDEST = (3, 11)
"""Oldest Python that works; an installer checks it automatically, a folder run in place does not."""

if sys.version_info < OLDEST:
    from eighteen80.words import Words, choose_language

    sys.exit(
        Words(choose_language(os.environ)).say("python-old", oldest="3.11", found="{}.{}".format(*sys.version_info))
    )

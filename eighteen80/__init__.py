"""A terminal moderator for games that are played on a real board."""

__version__ = "0.2.0"

"""A terminal moderator for 1880: China, played on a real board."""

__version__ = "0.1.0"

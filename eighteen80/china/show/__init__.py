"""What of a moment is shown and asked: states as sheets. The rules never look in here."""

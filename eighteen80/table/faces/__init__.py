"""What is up on the banker's screen: one screen for each thing that is being done."""

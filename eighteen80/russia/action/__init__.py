"""What a turn does: payment, spaces, and a module for each chapter of effects. Knows the box and the state."""

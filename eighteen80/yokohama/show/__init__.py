"""What others see of a state: plain values, sheets, words. Knows every chapter and changes nothing."""

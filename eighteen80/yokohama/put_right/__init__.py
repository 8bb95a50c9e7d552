"""What is told later, put right or ruled by the table. Knows every chapter."""

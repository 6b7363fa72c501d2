"""What is in the way."""

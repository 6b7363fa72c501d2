"""What is built of cards."""

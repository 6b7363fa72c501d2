"""What is shown and told."""

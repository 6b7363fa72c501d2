"""What a person or a client is shown and told."""

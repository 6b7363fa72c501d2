"""When: what abilities listen to."""

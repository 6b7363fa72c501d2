"""Marvel Champions."""

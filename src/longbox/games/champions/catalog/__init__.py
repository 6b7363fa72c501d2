"""Which cards there are."""
